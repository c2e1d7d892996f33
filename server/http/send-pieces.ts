// Sends an answer while it is made: each piece when the connection has taken in the one before, so that what is made
// ahead is never more than one.

import type { Request, Response } from 'express';
import { drained } from './drained.ts';

/** How an answer is made and begun. */
interface MakingOptions {
  /** lets a step of making be computed in its turn */
  readonly inTurn: <T>(compute: () => Promise<T>) => Promise<T>;
  /** sets status and headers, once the first text is there */
  readonly begin: () => void;
}

/** Sends the texts of an answer. What fails before the first is thrown with nothing sent. */
export async function sendPieces(
  request: Request,
  response: Response,
  pieces: AsyncIterable<string>,
  { inTurn, begin }: MakingOptions,
): Promise<void> {
  const made = pieces[Symbol.asyncIterator]();
  const next = (): Promise<IteratorResult<string>> => inTurn(() => made.next());
  const roomAgain = drained(response);
  try {
    let piece = await next();
    if (response.closed) return;
    begin();
    response.set('Content-Type', 'application/json; charset=utf-8');
    if (request.method === 'HEAD') {
      response.end();
      return;
    }
    while (piece.done !== true) {
      if (!response.write(piece.value)) await roomAgain();
      if (response.closed) return;
      piece = await next();
    }
    response.end();
  } finally {
    // What the maker holds is let go of where nobody takes the rest.
    await made.return?.();
  }
}
