// The progress of long work, on standard error; shown at terminals, or on request.

import type { Io } from '../../options/io.ts';

/** Says how far the work is. */
export interface Progress {
  at(done: number, of: number, what: string): void;
  /** takes the line away */
  end(): void;
}

const silent: Progress = { at: () => undefined, end: () => undefined };

/** Milliseconds between two signs of life. */
const pace = 200;

/** A line that is written over at a terminal, and line after line elsewhere. */
export function progressOn(io: Io, requested: boolean): Progress {
  if (!io.interactive && !requested) return silent;
  let last = 0;
  return {
    at: (done, of, what) => {
      const now = io.now();
      if (now - last < pace && done < of) return;
      last = now;
      const text = `${what}: ${done} of ${of} (${Math.floor((100 * done) / of)} %)`;
      io.err.write(io.interactive ? `\r\u001b[K${text}` : `${text}\n`);
    },
    end: () => {
      if (io.interactive) io.err.write('\r\u001b[K');
    },
  };
}
