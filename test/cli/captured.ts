// Runs a command line in this process and keeps what it wrote.

import { Readable, Writable } from 'node:stream';
import { run } from '../../cli/commands/run.ts';
import type { Io } from '../../cli/options/io.ts';

/** What came of a command. */
export interface Captured {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** 27 August 2025, noon in New Delhi. */
const now = Date.UTC(2025, 7, 27, 6, 30);

/** Runs `nirnaya` with some words; the clock stands at noon of 27 August 2025 in New Delhi. */
export function captured(...args: string[]): Promise<Captured> {
  return capturedWith('', ...args);
}

/** The same with a text on the standard input. */
export async function capturedWith(input: string, ...args: string[]): Promise<Captured> {
  const out: string[] = [];
  const err: string[] = [];
  const io: Io = {
    in: Readable.from([input]),
    out: into(out),
    err: into(err),
    color: false,
    interactive: false,
    columns: 80,
    now: () => now,
  };
  const code = await run(args, io);
  return { code, out: out.join(''), err: err.join('') };
}

function into(texts: string[]): Writable {
  return new Writable({
    write(chunk, _encoding, done) {
      texts.push(String(chunk));
      done();
    },
  });
}
