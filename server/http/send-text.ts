// Sends the bytes of an answer: a large one in pieces, each when the connection has taken in the one before, and only
// so many bytes of large ones at the same time.

import type { Request, Response } from 'express';
import { awaitDrain } from './await-drain.ts';
import { tooManyRequests } from './busy.ts';
import { etagOf, isKnown } from './etag.ts';

/** Bytes of a piece; a shorter answer is sent whole. */
const piece = 64_000;

/**
 * Sends a text, or its UTF-8 bytes, or that what the client has is still the answer; `tag` is its ETag, default that of the text. It is JSON
 * unless the response has another type already.
 */
export type SendText = (
  request: Request,
  response: Response,
  text: string | Uint8Array,
  tag?: string,
) => Promise<void>;

/** Sends answers, of large ones up to so many bytes at the same time; throws a 503 beyond. */
export function textSender(limit: number): SendText {
  let sending = 0;
  return async (request, response, text, tag = etagOf(text)) => {
    // The client may have gone meanwhile.
    if (response.closed) return;
    response.setHeader('ETag', tag);
    if (isKnown(request, tag)) {
      response.status(304).end();
      return;
    }
    const bytes = bytesOf(text);
    if (!response.hasHeader('Content-Type'))
      response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.setHeader('Content-Length', bytes.length);
    if (bytes.length <= piece) {
      response.end(bytes);
      return;
    }
    // However large, one alone is sent.
    if (sending > 0 && sending + bytes.length > limit) throw tooManyRequests();
    sending += bytes.length;
    response.once('close', () => {
      sending -= bytes.length;
    });
    if (request.method === 'HEAD') response.end();
    else await writePieces(response, bytes);
  };
}

// The same memory, not a copy.
const bytesOf = (text: string | Uint8Array): Buffer =>
  typeof text === 'string' ? Buffer.from(text) : Buffer.from(text.buffer, text.byteOffset, text.byteLength);

async function writePieces(response: Response, bytes: Buffer): Promise<void> {
  const waitForDrain = awaitDrain(response);
  for (let from = 0; from < bytes.length; from += piece) {
    const more = response.write(bytes.subarray(from, from + piece));
    if (response.closed) return;
    if (!more) await waitForDrain();
  }
  response.end();
}
