// When a response that was sent enough for now takes in more.

import type { ServerResponse } from 'node:http';

/**
 * Gives what waits until a response takes in more, or is closed. One for a response: listeners for `drain` stand on what
 * compresses it, and cannot be taken off again.
 */
export function awaitDrain(response: ServerResponse): () => Promise<void> {
  let proceed = (): void => {};
  response.on('drain', () => proceed());
  response.once('close', () => proceed());
  return () =>
    new Promise((resolve) => {
      proceed = resolve;
      if (response.closed) resolve();
    });
}
