// What never becomes a request: HTTP that cannot be parsed, a URL or headers that are too long, a sender that is too slow.
// In: the error of the connection. Out: the same JSON that every other error has, with CORS and a request id.

import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { HttpError } from './http-error.ts';
import { rawAnswer } from './raw-answer.ts';

const malformed = new HttpError(400, 'malformed_request', 'The request is not well-formed HTTP.');

const errors: Readonly<Record<string, HttpError>> = {
  HPE_HEADER_OVERFLOW: new HttpError(431, 'too_long', 'URL and headers exceed 16 kB.'),
  HPE_CHUNK_EXTENSIONS_OVERFLOW: new HttpError(413, 'too_large', 'The extensions of a chunk are too large.'),
  ERR_HTTP_REQUEST_TIMEOUT: new HttpError(408, 'too_slow', 'The request did not arrive in time.'),
};

/** Answers a connection whose request could not be read, and closes it. For the event `clientError` of a server. */
export function answerClientError(error: Error, socket: Duplex): void {
  // A connection that was reset, or that has got part of another answer, has no use for this one.
  if (!socket.writable || unfinished(socket) || ('code' in error && error.code === 'ECONNRESET')) {
    socket.destroy();
    return;
  }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const shown = errors[code] ?? malformed;
  const { headers, body } = rawAnswer(shown);
  const lines = Object.entries({ ...headers, Connection: 'close' }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  socket.end([`HTTP/1.1 ${shown.status} ${STATUS_CODES[shown.status]}`, ...lines, '', body].join('\r\n'));
}

// Whether an answer to an earlier request of the connection is still being written. Node keeps it on the socket.
function unfinished(socket: Duplex): boolean {
  const response: unknown = '_httpMessage' in socket ? socket._httpMessage : undefined;
  return typeof response === 'object' && response !== null;
}
