//! Every path that the documents name exists.

use crate::support::root::root;

#[test]
fn every_place_in_the_layout_table_exists() {
    let page = "assets/docs/development.md";
    let text = std::fs::read_to_string(root().join(page)).unwrap();
    let section = text.split("\n## ").find(|section| section.starts_with("Layout")).expect("a section Layout");
    let named: Vec<&str> = section.split('`').skip(1).step_by(2).filter(|name| name.starts_with("src/")).collect();
    assert!(named.len() >= 8, "{page} names {} places below src", named.len());
    let missing: Vec<&str> = named.into_iter().filter(|name| !root().join(name).exists()).collect();
    assert!(missing.is_empty(), "{page} names what is not there: correct it: {missing:?}");
    let manifest = std::fs::read_to_string(root().join("Cargo.toml")).unwrap();
    let members = manifest.lines().find(|line| line.starts_with("members = ")).unwrap();
    let unnamed: Vec<&str> = members.split('"').skip(1).step_by(2).filter(|member| !section.contains(member)).collect();
    assert!(unnamed.is_empty(), "{page} says nothing of these crates: add a line for each: {unnamed:?}");
}

#[test]
fn every_link_between_documents_leads_somewhere() {
    let mut broken = Vec::new();
    let pages = std::fs::read_dir(root().join("assets/docs")).unwrap().map(|entry| entry.unwrap().path());
    for page in pages.chain([root().join("README.md")]).filter(|path| path.extension().is_some_and(|end| end == "md")) {
        let text = std::fs::read_to_string(&page).unwrap();
        for link in text.split("](").skip(1).filter_map(|rest| rest.split([')', '#']).next()) {
            let is_file = !link.is_empty() && !link.contains("://") && !link.starts_with("mailto:");
            if is_file && !page.parent().unwrap().join(link).exists() {
                broken.push(format!("{}: {link}", page.display()));
            }
        }
    }
    assert!(broken.is_empty(), "these links lead nowhere: {broken:#?}");
}
