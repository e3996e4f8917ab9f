//! This turns the schema's names into Rust's, the way stellar-xdr does.

/// `SCSpecUDTStructV0` → `ScSpecUdtStructV0`, `txBAD_SEQ` → `TxBadSeq`.
pub(crate) fn camel(name: &str) -> String {
    words(name).iter().map(|word| word[..1].to_uppercase() + &word[1..]).collect()
}

/// `v1TxSet` → `v1_tx_set`, and keywords get an underscore.
pub(crate) fn snake(name: &str) -> String {
    match words(name).join("_") {
        keyword if keyword == "type" => "type_".into(),
        name => name,
    }
}

/// The variant of an enum member, without the prefix all members share.
pub(crate) fn variant(member: &str, prefix: &str) -> String {
    camel(member.strip_prefix(prefix).unwrap_or(member))
}

fn words(name: &str) -> Vec<String> {
    let letters: Vec<char> = name.chars().collect();
    let mut words = vec![String::new()];
    for (place, &letter) in letters.iter().enumerate() {
        // Digits belong to the letters before them.
        let before = letters[..place].iter().rfind(|letter| !letter.is_numeric());
        let acronym = letters.get(place + 1).is_some_and(|after| after.is_lowercase());
        let starts = letter.is_uppercase()
            && before.is_some_and(|it| it.is_lowercase() || (it.is_uppercase() && acronym));
        if starts || letter == '_' {
            words.push(String::new());
        }
        if letter != '_' {
            words.last_mut().expect("starts with one").extend(letter.to_lowercase());
        }
    }
    words.retain(|word| !word.is_empty());
    words
}
