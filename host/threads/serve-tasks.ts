// The thread's side: opens computations, and answers one request after another.

import { type MessagePort, parentPort } from 'node:worker_threads';
import { type Computations, type OpenComputations, resultOf } from '../computations.ts';
import { type EncodeError, errorData } from './error-data.ts';
import type { Reply, Request } from './messages.ts';

/** How a thread serves, where it differs from the default. */
export interface ServeOptions {
  /** errors of the opener's own classes as plain data; the pool is given the counterpart, `decodeError` */
  readonly encodeError?: EncodeError;
}

/**
 * Serves the pool that started this thread, until it is ended. The entry file of a thread calls it once, at its top. Throws
 * where this is no worker thread.
 */
export function serveTasks(open: OpenComputations, options: ServeOptions = {}): void {
  if (parentPort === null) throw new Error('tasks are served in a worker thread only');
  const port = parentPort;
  const answer = answerer(port, open, options);
  port.on('message', (request: Request) => void answer(request));
}

function answerer(
  port: MessagePort,
  open: OpenComputations,
  { encodeError = () => undefined }: ServeOptions,
): (request: Request) => Promise<void> {
  let computations: Computations = () => {
    throw new Error('a task came before a state');
  };
  const send = (reply: Reply, transfer: readonly ArrayBuffer[] = []): void =>
    port.postMessage(reply, [...transfer]);
  const emit = (event: unknown): void => send({ kind: 'event', event });

  return async (request) => {
    const begun = performance.now();
    try {
      if (request.kind === 'open') {
        computations = await open(request.state, emit);
        send({ kind: 'opened' });
        return;
      }
      const computed = computations(request.name, request.input);
      const { value, transfer } = resultOf(computed instanceof Promise ? await computed : computed);
      send({ kind: 'result', value, ms: performance.now() - begun }, transfer);
    } catch (thrown) {
      // Also what cannot be sent.
      const error = errorData(thrown, encodeError);
      if (request.kind === 'open') send({ kind: 'not opened', error });
      else send({ kind: 'error', error, ms: performance.now() - begun });
    }
  };
}
