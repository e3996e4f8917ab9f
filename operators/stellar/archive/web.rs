//! This reads files behind a web server, patiently: what breaks off is asked for again.
//!
//! A merge reads its buckets at very different paces, so a server may well close a connection that
//! was idle for long. The body then goes on where it broke off.

use std::io::{self, Read};
use std::sync::Arc;
use std::thread::sleep;
use std::time::Duration;

use ureq::config::Config;
use ureq::http::{Response, header};
use ureq::{Agent, BodyReader, Error};

use super::error::ArchiveError;

/// How often the same bytes are asked for.
const TRIES: u32 = 5;
/// The pause before the second try; each one after it is four times as long.
const PAUSE: Duration = Duration::from_millis(100);
/// The longest wait for a connection, for an answer, and for each part of it.
const PATIENCE: Duration = Duration::from_secs(30);

/// A web server's folder.
#[derive(Debug)]
pub(super) struct Web {
    agent: Agent,
    base: String,
}

impl Web {
    pub(super) fn at(base: &str) -> Self {
        let config = Config::builder()
            .timeout_resolve(Some(PATIENCE))
            .timeout_connect(Some(PATIENCE))
            .timeout_recv_response(Some(PATIENCE))
            .timeout_per_read(Some(PATIENCE))
            .timeout_per_write(Some(PATIENCE))
            .http_status_as_error(false)
            .user_agent(concat!("ledgerflow/", env!("CARGO_PKG_VERSION")));
        Self { agent: config.build().into(), base: base.trim_end_matches('/').to_owned() }
    }

    pub(super) fn address(&self, path: &str) -> String {
        format!("{}/{path}", self.base)
    }

    /// The server's answer, after passing troubles are waited for; `tries` is how many there were.
    fn ask(
        &self,
        address: &str,
        from: u64,
        tries: &mut u32,
    ) -> Result<Response<ureq::Body>, ArchiveError> {
        loop {
            if *tries > 0 {
                sleep(PAUSE * 4u32.pow(*tries - 1));
            }
            *tries += 1;
            let mut request = self.agent.get(address);
            if from > 0 {
                request = request.header(header::RANGE, format!("bytes={from}-"));
            }
            match request.call() {
                Ok(answer) if !passing(answer.status().as_u16()) || *tries >= TRIES => {
                    return Ok(answer);
                }
                Ok(_) => {}
                Err(error) if passes(&error) && *tries < TRIES => {}
                Err(error) => {
                    let source = error.into_io();
                    return Err(ArchiveError::Unreadable { file: address.to_owned(), source });
                }
            }
        }
    }
}

/// Whether the server may answer otherwise soon: it is busy or broken.
fn passing(status: u16) -> bool {
    status == 429 || (500..600).contains(&status)
}

fn passes(error: &Error) -> bool {
    use Error::{ConnectionFailed, HostNotFound, Io, Protocol, Timeout};
    matches!(error, ConnectionFailed | HostNotFound | Io(_) | Protocol(_) | Timeout(_))
}

/// The bytes of a file.
pub(super) struct Body {
    web: Arc<Web>,
    address: String,
    from: BodyReader<'static>,
    /// Bytes given on.
    given: u64,
    /// Answers asked for since the last byte.
    tries: u32,
}

impl Body {
    pub(super) fn open(web: &Arc<Web>, path: &str) -> Result<Self, ArchiveError> {
        let (address, mut tries) = (web.address(path), 0);
        let answer = web.ask(&address, 0, &mut tries)?;
        match answer.status().as_u16() {
            200 => {
                let from = answer.into_body().into_reader();
                Ok(Self { web: Arc::clone(web), address, from, given: 0, tries })
            }
            404 | 410 => Err(ArchiveError::Missing { file: address }),
            status => Err(ArchiveError::Status { file: address, status }),
        }
    }

    /// Asks for what is left; an error if the server gives anything else.
    fn resume(&mut self) -> io::Result<()> {
        let answer = self.web.ask(&self.address, self.given, &mut self.tries);
        let answer = answer.map_err(io::Error::other)?;
        let status = answer.status().as_u16();
        let range = answer.headers().get(header::CONTENT_RANGE).and_then(|it| it.to_str().ok());
        let starts = range.is_some_and(|it| it.starts_with(&format!("bytes {}-", self.given)));
        if (status, starts) != (206, true) && (status, self.given) != (200, 0) {
            let reason = format!("broke off, and asking for the rest is answered with {status}");
            return Err(io::Error::other(reason));
        }
        self.from = answer.into_body().into_reader();
        Ok(())
    }
}

impl Read for Body {
    fn read(&mut self, to: &mut [u8]) -> io::Result<usize> {
        loop {
            match self.from.read(to) {
                Ok(count) => {
                    self.given += count as u64;
                    self.tries = 0;
                    return Ok(count);
                }
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) if self.tries >= TRIES => return Err(error),
                Err(_) => self.resume()?,
            }
        }
    }
}
