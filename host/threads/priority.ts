// The priority of a thread for the system's scheduler.

import { readlinkSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import { basename } from 'node:path';

/** The least priority that there is. */
const mostNiceness = 19;

/**
 * Makes the thread that calls it nicer to others, by 0 to 19: where processors are short, those that are less nice run first. Linux
 * alone has priorities of threads; elsewhere, and where `/proc` cannot be read, nothing changes.
 */
export function lowerPriority(by: number): void {
  if (by === 0 || process.platform !== 'linux') return;
  try {
    // On Linux the priority of the process of this number is that of the thread alone.
    const thread = Number(basename(readlinkSync('/proc/thread-self')));
    setPriority(thread, Math.min(mostNiceness, getPriority(thread) + by));
  } catch {
    // It runs as it did.
  }
}
