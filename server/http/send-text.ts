// Sends the text of an answer: a large one in pieces, each when the connection has taken in the one before, and only
// so many bytes of large ones at the same time.

import type { Request, Response } from 'express';
import { tooManyRequests } from './busy.ts';
import { drained } from './drained.ts';
import { etagOf, isKnown } from './etag.ts';

/** Characters of a piece; a shorter text is sent whole. */
const piece = 64_000;

/** Sends a JSON text, or that what the client has is still the answer; `tag` is its ETag, default that of the text. */
export type SendText = (request: Request, response: Response, text: string, tag?: string) => Promise<void>;

/** Sends texts, of large ones up to so many bytes at the same time; throws a 503 beyond. */
export function textSender(room: number): SendText {
  let sending = 0;
  return async (request, response, text, tag = etagOf(text)) => {
    // Whoever asked may have gone meanwhile.
    if (response.closed) return;
    response.setHeader('ETag', tag);
    if (isKnown(request, tag)) {
      response.status(304).end();
      return;
    }
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    if (text.length <= piece) {
      response.setHeader('Content-Length', Buffer.byteLength(text));
      response.end(text);
      return;
    }
    const bytes = Buffer.byteLength(text);
    // However large, one alone is sent.
    if (sending > 0 && sending + bytes > room) throw tooManyRequests();
    sending += bytes;
    response.once('close', () => {
      sending -= bytes;
    });
    response.set('Content-Length', String(bytes));
    if (request.method === 'HEAD') response.end();
    else await writePieces(response, text);
  };
}

async function writePieces(response: Response, text: string): Promise<void> {
  const roomAgain = drained(response);
  for (let from = 0; from < text.length; ) {
    const end = pieceEnd(text, from);
    const more = response.write(text.slice(from, end));
    from = end;
    if (response.closed) return;
    if (!more) await roomAgain();
  }
  response.end();
}

// A character of two units is not cut.
function pieceEnd(text: string, from: number): number {
  const end = from + piece;
  const last = text.charCodeAt(end - 1);
  return last >= 0xd800 && last <= 0xdbff ? end + 1 : end;
}
