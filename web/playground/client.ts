// The page's end of the worker: opens it with its data, and asks it one thing after the other.

import type { Replies, Reply, Request } from './protocol.ts';
import { trustedWorker } from './trusted.ts';

/** Where the worker and its data are. */
export interface WorkerFiles {
  readonly worker: string;
  readonly sky: string;
  readonly packs: string;
  readonly calendars: string;
}

type Asking = Exclude<Request, { readonly kind: 'open' }>;
type Without<R extends Asking> = R extends Asking ? Omit<R, 'id'> : never;

/** A worker that is open. */
export interface Client {
  /** Asks it; rejects where it failed. */
  ask<K extends keyof Replies>(request: Extract<Without<Asking>, { readonly kind: K }>): Promise<Replies[K]>;
}

/** Starts the worker and hands it its data. Rejects where they cannot be loaded, or are damaged. */
export async function openClient({ worker: address, ...files }: WorkerFiles): Promise<Client> {
  const [sky, packs, calendars] = await Promise.all([
    unpacked(files.sky),
    unpacked(files.packs),
    unpacked(files.calendars),
  ]);
  const worker = new Worker(trustedWorker(address));
  const queued = new Map<number, { resolve(value: never): void; reject(error: Error): void }>();
  let last = 0;
  await new Promise<void>((resolve, reject) => {
    worker.onerror = ({ message }) => reject(new Error(message));
    worker.onmessage = ({ data: reply }: MessageEvent<Reply>) => {
      if (reply.kind === 'opened') {
        resolve();
        return;
      }
      const asker = reply.id === undefined ? undefined : queued.get(reply.id);
      if (reply.id !== undefined) queued.delete(reply.id);
      if (reply.kind === 'replied') asker?.resolve(reply.value as never);
      else (asker ?? { reject }).reject(new Error(reply.message));
    };
    const open: Request = { kind: 'open', sky, packs, calendars };
    worker.postMessage(open, [sky.buffer, packs.buffer, calendars.buffer]);
  });
  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        const id = ++last;
        queued.set(id, { resolve, reject });
        worker.postMessage({ ...request, id });
      }),
  };
}

// The files are compressed as they lie, so that they are as small on every connection.
async function unpacked(address: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(address);
  if (!response.ok || response.body === null)
    throw new Error(`${address} was not loaded: status ${response.status}`);
  const stream = response.body.pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
