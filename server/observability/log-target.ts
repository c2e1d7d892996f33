// Log lines written to a file descriptor, one after the other and apart from everything else. A disk that is full, a
// pipe that nobody reads or a reader that is slow costs lines, never the service.

import { write } from 'node:fs';

/** Where lines go. */
export interface LogTarget {
  write(line: string): void;
}

/** Lines on their way to a descriptor. */
export interface DescriptorTarget extends LogTarget {
  /** Waits until what was written so far is out or lost, at most so many milliseconds. */
  flush(milliseconds: number): Promise<void>;
}

/** Bytes that wait to be written; what comes beyond is lost. */
const mostQueuedBytes = 1_000_000;

/** Lines wait for so many milliseconds for others, or until they are so many bytes, and are written together. */
const gathering = 20;
const enough = 16_000;

/** After so many milliseconds a descriptor that was not ready is tried again. */
const again = 50;

/** A target that writes to a file descriptor. */
export function descriptorTarget(descriptor: number): DescriptorTarget {
  let queue: string[] = [];
  let length = 0;
  let lost = 0;
  let writing = false;
  let settled: (() => void)[] = [];
  let timer: NodeJS.Timeout | undefined;

  const done = (): void => {
    writing = false;
    if (queue.length > 0) {
      next();
      return;
    }
    for (const resolve of settled) resolve();
    settled = [];
  };
  const out = (bytes: Buffer): void => {
    write(descriptor, bytes, (error, written) => {
      if (error?.code === 'EAGAIN') setTimeout(out, again, bytes).unref();
      else if (error === null && written < bytes.length) out(bytes.subarray(written));
      else done();
    });
  };
  // At once where somebody waits for the end, or there is much.
  const next = (): void => {
    if (length >= enough || settled.length > 0) begin();
    else timer ??= setTimeout(begin, gathering);
  };
  const begin = (): void => {
    clearTimeout(timer);
    timer = undefined;
    writing = true;
    const missing =
      lost === 0 ? '' : `${JSON.stringify({ level: 40, msg: `${lost} lines of the log lost` })}\n`;
    const bytes = Buffer.from(missing + queue.join(''));
    queue = [];
    length = 0;
    lost = 0;
    out(bytes);
  };
  return {
    write: (line) => {
      if (length + line.length > mostQueuedBytes) {
        lost += 1;
        return;
      }
      queue.push(line);
      length += line.length;
      if (!writing) next();
    },
    flush: (milliseconds) =>
      new Promise((resolve) => {
        if (!writing && queue.length > 0) begin();
        if (!writing) {
          resolve();
          return;
        }
        const patience = setTimeout(resolve, milliseconds);
        settled.push(() => {
          clearTimeout(patience);
          resolve();
        });
      }),
  };
}
