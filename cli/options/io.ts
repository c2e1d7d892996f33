// The streams and the clock of a command; tests pass their own.

import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';

/** The outside of a command. */
export interface Io {
  /** what is read; without it the standard input */
  readonly in?: Readable;
  readonly out: Writable;
  readonly err: Writable;
  /** whether `out` shows colours */
  readonly color: boolean;
  /** whether `err` is a terminal, so that progress may be shown */
  readonly interactive: boolean;
  /** cells in a line of `out` */
  readonly columns: number;
  /** milliseconds since 1970 */
  now(): number;
}

/** A line of text where the width is not known. */
const defaultColumns = 80;

/** The process's own streams. Colours are for terminals, unless NO_COLOR or TERM=dumb forbids them. */
export function processIo(): Io {
  const { stdout, stderr, env } = process;
  const plain = (env.NO_COLOR ?? '') !== '' || env.TERM === 'dumb';
  return {
    out: stdout,
    err: stderr,
    color: stdout.isTTY === true && !plain,
    interactive: stderr.isTTY === true,
    columns: Math.max(40, Math.min(stdout.columns ?? defaultColumns, 120)),
    now: Date.now,
  };
}

/** Writes a text and waits where the reader is slower. */
export async function write(stream: Writable, text: string): Promise<void> {
  if (!stream.write(text)) await once(stream, 'drain');
}

/** Writes a value as JSON, indented, with a line break. */
export function writeJson(io: Io, value: unknown): Promise<void> {
  return write(io.out, `${JSON.stringify(value, null, 2)}\n`);
}
