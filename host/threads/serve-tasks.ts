// The thread's side: opens computations, and answers one request after another.

import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { type Computations, type OpenComputations, resultOf } from '../computations.ts';
import { type EncodeError, errorData } from './error-data.ts';
import { isStarted } from './given-tasks.ts';
import type { Reply, Request, StartData } from './messages.ts';
import { lowerPriority } from './priority.ts';

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
  lowerPriority((workerData as StartData).niceness);
  const port = parentPort;
  const answer = answerer(port, open, options);
  // Where one waits for something, those that come meanwhile wait for it.
  let last: Promise<void> | undefined;
  port.on('message', (request: Request) => {
    const answering = last === undefined ? answer(request) : last.then(() => answer(request));
    if (answering === undefined) return;
    const answered = answering.then(() => {
      if (last === answered) last = undefined;
    });
    last = answered;
  });
}

/** Answers a request; gives a promise where it waits for something. */
function answerer(
  port: MessagePort,
  open: OpenComputations,
  { encodeError = () => undefined }: ServeOptions,
): (request: Request) => Promise<void> | undefined {
  let computations: Computations = () => {
    throw new Error('a task came before a state');
  };
  let next: Int32Array = new Int32Array(1);
  const send = (reply: Reply, transfer: readonly ArrayBuffer[] = []): void =>
    port.postMessage(reply, transfer as ArrayBuffer[]);
  const emit = (event: unknown): void => send({ kind: 'event', event });

  const openWith = async (request: Request & { readonly kind: 'open' }): Promise<void> => {
    try {
      next = request.next;
      computations = await open(request.state, emit);
      send({ kind: 'opened' });
    } catch (error) {
      send({ kind: 'not opened', error: errorData(error, encodeError) });
    }
  };
  const sendError = (error: unknown, startedAt: number): void =>
    send({ kind: 'error', error: errorData(error, encodeError), ms: performance.now() - startedAt });
  const sendResult = (result: unknown, startedAt: number): void => {
    try {
      const { value, transfer } = resultOf(result);
      send({ kind: 'result', value, ms: performance.now() - startedAt }, transfer);
    } catch (error) {
      // It cannot be sent.
      sendError(error, startedAt);
    }
  };
  return (request) => {
    if (request.kind === 'open') return openWith(request);
    if (!isStarted(next, request.ticket)) return undefined;
    const startedAt = performance.now();
    let result: unknown;
    try {
      result = computations(request.name, request.input);
    } catch (error) {
      sendError(error, startedAt);
      return undefined;
    }
    if (!(result instanceof Promise)) {
      sendResult(result, startedAt);
      return undefined;
    }
    return result.then(
      (value) => sendResult(value, startedAt),
      (error: unknown) => sendError(error, startedAt),
    );
  };
}
