//! One JSON object a line, written without a tree.

use std::fmt::{Display, Write as _};

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;

/// An object that is being written. Members appear in the order of the calls.
pub(super) struct Line<'a> {
    to: &'a mut String,
    first: bool,
}

impl<'a> Line<'a> {
    pub(super) fn begin(to: &'a mut String) -> Self {
        to.push('{');
        Self { to, first: true }
    }

    pub(super) fn end(self) {
        self.to.push_str("}\n");
    }

    /// Names are ours and need no escape.
    fn name(&mut self, name: &str) {
        if !std::mem::take(&mut self.first) {
            self.to.push(',');
        }
        self.to.push('"');
        self.to.push_str(name);
        self.to.push_str("\":");
    }

    /// A number or a truth value, as it displays.
    pub(super) fn plain(&mut self, name: &str, value: impl Display) -> &mut Self {
        self.name(name);
        // Writing into a string cannot fail.
        let _ = write!(self.to, "{value}");
        self
    }

    /// In quotation marks, without escapes: integers of 64 bits, hashes, addresses, our own names.
    pub(super) fn quoted(&mut self, name: &str, value: impl Display) -> &mut Self {
        self.name(name);
        let _ = write!(self.to, "\"{value}\"");
        self
    }

    pub(super) fn maybe_quoted(&mut self, name: &str, value: Option<impl Display>) -> &mut Self {
        if let Some(value) = value {
            self.quoted(name, value);
        }
        self
    }

    pub(super) fn maybe_plain(&mut self, name: &str, value: Option<impl Display>) -> &mut Self {
        if let Some(value) = value {
            self.plain(name, value);
        }
        self
    }

    pub(super) fn maybe_text(&mut self, name: &str, text: Option<&[u8]>) -> &mut Self {
        if let Some(text) = text {
            self.text(name, text);
        }
        self
    }

    pub(super) fn maybe_base64(&mut self, name: &str, bytes: Option<&[u8]>) -> &mut Self {
        if let Some(bytes) = bytes {
            self.base64(name, bytes);
        }
        self
    }

    /// An object in the object.
    pub(super) fn object(&mut self, name: &str, members: impl FnOnce(&mut Line<'_>)) -> &mut Self {
        self.name(name);
        let mut inner = Line::begin(self.to);
        members(&mut inner);
        self.to.push('}');
        self
    }

    pub(super) fn base64(&mut self, name: &str, bytes: &[u8]) -> &mut Self {
        self.name(name);
        self.to.push('"');
        STANDARD.encode_string(bytes, self.to);
        self.to.push('"');
        self
    }

    /// Text of the chain: as such if it is UTF-8, else `{"base64":…}`.
    pub(super) fn text(&mut self, name: &str, bytes: &[u8]) -> &mut Self {
        self.name(name);
        match std::str::from_utf8(bytes) {
            Ok(text) => escape(text, self.to),
            Err(_) => {
                Line::begin(self.to).base64("base64", bytes);
                self.to.push('}');
            }
        }
        self
    }
}

/// Appends `text` in quotation marks (RFC 8259, section 7).
fn escape(text: &str, to: &mut String) {
    to.push('"');
    for letter in text.chars() {
        match letter {
            '"' => to.push_str("\\\""),
            '\\' => to.push_str("\\\\"),
            '\n' => to.push_str("\\n"),
            '\r' => to.push_str("\\r"),
            '\t' => to.push_str("\\t"),
            '\u{8}' => to.push_str("\\b"),
            '\u{c}' => to.push_str("\\f"),
            control if control < ' ' => {
                let _ = write!(to, "\\u{:04x}", u32::from(control));
            }
            other => to.push(other),
        }
    }
    to.push('"');
}

#[cfg(test)]
mod tests {
    use proptest::prelude::{any, prop_assert_eq, proptest};

    use super::*;

    proptest! {
        #[test]
        fn all_text_reads_as_another_writer_writes_it(text in any::<String>(), low in "[\\x00-\\x7f]*") {
            for text in [text, low] {
                let mut written = String::new();
                escape(&text, &mut written);
                prop_assert_eq!(written, serde_json::to_string(&text).unwrap());
            }
        }
    }

    #[test]
    fn bytes_that_are_no_text_are_base64() {
        let mut to = String::new();
        let mut line = Line::begin(&mut to);
        line.text("one", b"\xff\x00").text("two", b"a\x01\"").plain("three", 3);
        line.maybe_quoted("four", None::<u8>).quoted("five", i64::MIN).base64("six", b"?>");
        line.end();
        assert_eq!(
            to,
            r#"{"one":{"base64":"/wA="},"two":"a\u0001\"","three":3,"five":"-9223372036854775808","six":"Pz4="}"#
                .to_owned()
                + "\n"
        );
    }
}
