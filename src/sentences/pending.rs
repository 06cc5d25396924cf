//! Errors that still speak the user's language themselves.

use katachi_core::find::FindError;
use katachi_core::mining::corner::CornerError;
use katachi_core::mining::templates::TemplateError;

use super::Sentence;

macro_rules! speaks_itself {
    ($($error:ty),+ $(,)?) => {
        $(impl Sentence for $error {
            fn sentence(&self) -> String {
                self.to_string()
            }
        })+
    };
}

speaks_itself!(CornerError, FindError, TemplateError);
