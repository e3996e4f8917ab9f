//! Archives behind a web server that is not always well.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::{Arc, Mutex};
use std::thread;

use super::made::{Made, live, meta};
use super::{Archive, made};

/// What the server does with a request, after looking at the path and where it should start.
type Answer = dyn FnMut(&str, u64) -> Act + Send;

/// What to do with a file.
enum Act {
    /// Give it, from where it should start.
    Give,
    /// Give so many bytes of it and hang up.
    Break(usize),
    /// Give it from the start, whatever was asked for.
    Whole,
    Status(&'static str),
    HangUp,
}

/// Serves the archive until the test ends; the address, and the requests as they come.
fn serve(made: &Made, mut answer: Box<Answer>) -> (String, Arc<Mutex<Vec<String>>>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("http://{}/archive/", listener.local_addr().unwrap());
    let (folder, asked) = (made.folder.path().to_owned(), Arc::new(Mutex::new(Vec::new())));
    let seen = Arc::clone(&asked);
    thread::spawn(move || {
        for stream in listener.incoming().map(Result::unwrap) {
            let (path, from) = request(&stream);
            let path = path.strip_prefix("/archive/").expect("the base").to_owned();
            seen.lock().unwrap().push(format!("{path} {from}"));
            let act = answer(&path, from);
            respond(stream, fs::read(folder.join(&path)).ok(), from, act);
        }
    });
    (address, asked)
}

/// The path, and where the range starts.
fn request(stream: &TcpStream) -> (String, u64) {
    let mut lines = BufReader::new(stream).lines().map(Result::unwrap);
    let path = lines.next().unwrap().split(' ').nth(1).unwrap().to_owned();
    let mut from = 0;
    for line in lines.take_while(|line| !line.is_empty()) {
        if let Some(range) = line.to_lowercase().strip_prefix("range: bytes=") {
            from = range.trim_end_matches('-').parse().unwrap();
        }
    }
    (path, from)
}

fn respond(mut stream: TcpStream, file: Option<Vec<u8>>, from: u64, act: Act) {
    let from = if matches!(act, Act::Whole) { 0 } else { usize::try_from(from).unwrap() };
    let (status, body) = match (&act, &file) {
        (Act::HangUp, _) => return,
        (Act::Status(status), _) => (*status, &[][..]),
        (_, None) => ("404 Not Found", &[][..]),
        (_, Some(file)) if from > 0 => ("206 Partial Content", &file[from..]),
        (_, Some(file)) => ("200 OK", &file[..]),
    };
    let (length, end) = (body.len(), from + body.len());
    let given = if let Act::Break(most) = act { &body[..most.min(length)] } else { body };
    let head = format!(
        "HTTP/1.1 {status}\r\ncontent-length: {length}\r\nconnection: close\r\n\
         content-range: bytes {from}-{}/{end}\r\n\r\n",
        end.saturating_sub(1)
    );
    // Whether the reader still listens is its own affair.
    let _ = stream.write_all(head.as_bytes()).and_then(|()| stream.write_all(given));
}

fn made() -> Made {
    let many = (32..127).map(|byte| live(char::from(byte), byte.into())).collect();
    Made::of(22, vec![vec![meta(22), live('A', 1)], many])
}

fn read(address: &str) -> Result<Vec<(char, i64)>, String> {
    let archive = Archive::at(address).unwrap();
    let entries = archive.newest().and_then(|newest| newest.entries());
    entries.and_then(|mut entries| made::read(&mut entries)).map_err(|error| error.to_string())
}

#[test]
fn an_archive_is_read_over_http() {
    let made = made();
    let (address, asked) = serve(&made, Box::new(|_, _| Act::Give));
    assert_eq!(read(&address), Ok(made.read().unwrap()));
    assert_eq!(asked.lock().unwrap().len(), 4);
}

#[test]
fn a_server_that_is_busy_at_first_is_asked_again() {
    for trouble in ["503 Service Unavailable", "429 Too Many Requests", ""] {
        let (made, mut times) = (made(), 0);
        let answer = move |_: &str, _| {
            times += 1;
            match trouble {
                _ if times % 2 == 0 => Act::Give,
                "" => Act::HangUp,
                status => Act::Status(status),
            }
        };
        let (address, asked) = serve(&made, Box::new(answer));
        assert_eq!(read(&address), Ok(made.read().unwrap()), "{trouble}");
        assert_eq!(asked.lock().unwrap().len(), 8, "{trouble}");
    }
}

#[test]
fn what_is_not_there_is_asked_for_once() {
    let made = made();
    for (status, expected) in [
        ("404 Not Found", "not there"),
        ("403 Forbidden", "cannot be read: the server answers with status 403"),
    ] {
        let answer = move |path: &str, _| match path.starts_with("ledger/") {
            true => Act::Status(status),
            false => Act::Give,
        };
        let (address, asked) = serve(&made, Box::new(answer));
        let error = read(&address).expect_err("no headers");
        assert!(error.starts_with(&address) && error.contains("/ledger/00/00/00/"), "{error}");
        assert!(error.ends_with(expected), "{error}");
        assert_eq!(asked.lock().unwrap().len(), 2);
    }
}

#[test]
fn a_file_that_breaks_off_is_read_on_from_there() {
    let made = made();
    let (address, asked) = serve(&made, Box::new(|_, _| Act::Break(100)));
    assert_eq!(read(&address), Ok(made.read().unwrap()));
    let asked = asked.lock().unwrap();
    assert!(asked.iter().any(|request| request.ends_with(" 200")), "{asked:?}");
}

#[test]
fn a_server_that_cannot_read_on_is_an_error() {
    let made = made();
    let answer = |_: &str, from| if from > 0 { Act::Whole } else { Act::Break(100) };
    let (address, _) = serve(&made, Box::new(answer));
    let error = read(&address).expect_err("it starts over");
    assert!(error.contains("asking for the rest is answered with 200"), "{error}");
}
