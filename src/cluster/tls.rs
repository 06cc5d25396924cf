//! TLS on every connection, both sides with certificates, as Ballista's example of a cluster with mutual TLS has it.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use ballista_core::extension::EndpointOverrideFn;
use clap::Args;
use katachi_core::files::OpenFile;
use katachi_core::library::{FileAction, LibraryError};
use tonic::transport::{Certificate, ClientTlsConfig, Endpoint, Identity, ServerTlsConfig};

/// Certificates, as options of a command.
#[derive(Args, Clone, Debug, Default)]
pub struct TlsOptions {
    /// Speak TLS, and only with who has a certificate too: the certificate of the authority that signed all of them, PEM
    #[arg(long, value_name = "FILE", requires_all = ["cert", "key"])]
    pub ca: Option<PathBuf>,
    /// Our certificate, for both sides of a connection, with the names and addresses under which others reach us
    #[arg(long, value_name = "FILE", requires = "ca")]
    pub cert: Option<PathBuf>,
    /// The key of our certificate
    #[arg(long, value_name = "FILE", requires = "ca")]
    pub key: Option<PathBuf>,
}

impl TlsOptions {
    /// `None` where none is asked for.
    ///
    /// Errors: a file that cannot be read.
    pub fn read(&self) -> Result<Option<Tls>, LibraryError> {
        let (Some(ca), Some(cert), Some(key)) = (&self.ca, &self.cert, &self.key) else { return Ok(None) };
        Ok(Some(Tls {
            authority: Certificate::from_pem(read(ca)?),
            identity: Identity::from_pem(read(cert)?, read(key)?),
        }))
    }
}

fn read(path: &Path) -> Result<Vec<u8>, LibraryError> {
    let mut bytes = Vec::new();
    let read = OpenFile::open(path).and_then(|mut file| std::io::Read::read_to_end(&mut file, &mut bytes));
    read.map_err(LibraryError::io(path, FileAction::ReadCertificate))?;
    Ok(bytes)
}

/// Our certificate, and the authority that we believe.
#[derive(Clone)]
pub struct Tls {
    authority: Certificate,
    identity: Identity,
}

impl Tls {
    pub fn server(&self) -> ServerTlsConfig {
        ServerTlsConfig::new().identity(self.identity.clone()).client_ca_root(self.authority.clone())
    }

    fn client(&self) -> ClientTlsConfig {
        ClientTlsConfig::new().ca_certificate(self.authority.clone()).identity(self.identity.clone())
    }

    /// The function that Ballista calls before it connects. A worker asks for its scheduler by `http` whatever it is told, and an
    /// endpoint's scheme stays as it is, so it is made anew.
    pub fn endpoints(&self) -> EndpointOverrideFn {
        let client = self.client();
        Arc::new(move |endpoint: Endpoint| {
            let address = endpoint.uri().to_string();
            let endpoint = match address.strip_prefix("http://") {
                Some(rest) => Endpoint::from_shared(format!("https://{rest}"))?
                    .connect_timeout(endpoint.get_connect_timeout().unwrap_or(Duration::from_secs(20)))
                    .tcp_nodelay(true),
                None => endpoint,
            };
            Ok(endpoint.tls_config(client.clone())?)
        })
    }
}
