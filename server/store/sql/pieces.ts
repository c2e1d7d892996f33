// Long work on the tables, done in pieces: other requests have their turn between two of them.

import { setImmediate as turn } from 'node:timers/promises';

/** Rows of one piece: that are deleted, and that are written. */
const pieceSize = 500;
const writtenPiece = 100;

/** Does pieces, given the most rows of one, until one has fewer; gives the rows of all. */
export async function inPieces(piece: (size: number) => Promise<number>): Promise<number> {
  let sum = 0;
  for (;;) {
    const done = await piece(pieceSize);
    sum += done;
    if (done < pieceSize) return sum;
    await turn();
  }
}

/** Does something with each piece of a list, in order. */
export async function eachPiece<T>(
  list: readonly T[],
  work: (piece: readonly T[]) => Promise<void>,
): Promise<void> {
  for (let start = 0; start < list.length; start += writtenPiece) {
    if (start > 0) await turn();
    await work(list.slice(start, start + writtenPiece));
  }
}
