//! Stellar's text form of keys (SEP-23): base32 of version ‖ payload ‖ CRC16.

/// Version bytes of the kinds that ledgers hold.
pub mod version {
    /// `G…`, an ed25519 account.
    pub const ACCOUNT: u8 = 0x30;
    /// `C…`, a contract.
    pub const CONTRACT: u8 = 0x10;
    /// `M…`, an account with an id.
    pub const MUXED: u8 = 0x60;
    /// `L…`, a liquidity pool.
    pub const LIQUIDITY_POOL: u8 = 0x58;
    /// `B…`, a claimable balance.
    pub const CLAIMABLE_BALANCE: u8 = 0x08;
}

const ALPHABET: &[u8; 32] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/// The text of `payload` under `version`.
pub fn encode(version: u8, payload: &[u8]) -> String {
    let mut bytes = Vec::with_capacity(payload.len() + 3);
    bytes.push(version);
    bytes.extend_from_slice(payload);
    bytes.extend_from_slice(&crc16(&bytes).to_le_bytes());
    let mut text = String::with_capacity(bytes.len().div_ceil(5) * 8);
    let (mut held, mut bits) = (0u32, 0);
    for byte in bytes {
        held = held << 8 | u32::from(byte);
        bits += 8;
        while bits >= 5 {
            bits -= 5;
            text.push(char::from(ALPHABET[(held >> bits & 31) as usize]));
        }
        held &= (1 << bits) - 1;
    }
    if bits > 0 {
        text.push(char::from(ALPHABET[(held << (5 - bits) & 31) as usize]));
    }
    text
}

/// Version and payload of `text`; `None` unless it is the one text of some key.
pub fn decode(text: &str) -> Option<(u8, Vec<u8>)> {
    let mut bytes = Vec::with_capacity(text.len() * 5 / 8);
    let (mut held, mut bits) = (0u32, 0);
    for letter in text.bytes() {
        let digit = ALPHABET.iter().position(|&known| known == letter)?;
        held = held << 5 | u32::try_from(digit).ok()?;
        bits += 5;
        if bits >= 8 {
            bits -= 8;
            bytes.push(u8::try_from(held >> bits & 0xff).ok()?);
        }
        held &= (1 << bits) - 1;
    }
    // A text with spare letters or non-zero trailing bits would be a second name of the same key.
    if bits >= 5 || held != 0 || bytes.len() < 3 {
        return None;
    }
    let crc = bytes.split_off(bytes.len() - 2);
    (crc16(&bytes).to_le_bytes() == crc[..]).then(|| (bytes.remove(0), bytes))
}

/// CRC16-XModem.
fn crc16(bytes: &[u8]) -> u16 {
    bytes.iter().fold(0u16, |crc, &byte| {
        (0..8).fold(crc ^ u16::from(byte) << 8, |crc, _| {
            if crc & 0x8000 == 0 { crc << 1 } else { crc << 1 ^ 0x1021 }
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_published_account_has_its_published_payload() {
        let (kind, payload) =
            decode("GA5ZSEJYB37JRC5AVCIA5MOP4RHTM335X2KGX3IHOJAPP5RE34K4KZVN").unwrap();
        assert_eq!(kind, version::ACCOUNT);
        let hex: String = payload.iter().map(|byte| format!("{byte:02x}")).collect();
        assert_eq!(hex, "3b9911380efe988ba0a8900eb1cfe44f366f7dbe946bed077240f7f624df15c5");
    }

    #[test]
    fn text_that_is_not_canonical_is_refused() {
        let text = encode(version::MUXED, &[7; 40]);
        assert_eq!(decode(&text), Some((version::MUXED, vec![7; 40])));
        let last = text.chars().last().unwrap();
        let next = ALPHABET[(ALPHABET.iter().position(|&l| l == last as u8).unwrap() + 1) % 32];
        assert_eq!(decode(&format!("{}{}", &text[..text.len() - 1], next as char)), None);
        assert_eq!(decode(&format!("{text}A")), None);
        assert_eq!(decode(&text.to_lowercase()), None);
        assert_eq!(decode(""), None);
    }

    proptest::proptest! {
        #[test]
        fn every_payload_comes_back(version: u8, payload: Vec<u8>) {
            proptest::prop_assume!(!payload.is_empty());
            proptest::prop_assert_eq!(decode(&encode(version, &payload)), Some((version, payload)));
        }
    }
}
