// Asks a server under attack, over as many connections as a case wants and no more.

import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import type { FaultServer } from './fault-server.ts';

/** What was answered. */
export interface Answer {
  /** 0 where there was no answer */
  readonly status: number;
  /** how many bytes were received */
  readonly length: number;
  /** what was received; its beginning where the client retains no more */
  readonly text: string;
  readonly headers: IncomingHttpHeaders;
}

/** Asks over connections of its own. */
export interface FaultClient {
  get(path: string): Promise<Answer>;
  post(path: string, body: string): Promise<Answer>;
  close(): void;
}

/** After so many milliseconds without an answer a request is given up. */
const patience = 120_000;

/** Opens a client with the key of a server, of at most so many connections; it retains so many bytes of an answer. */
export function openClient(
  { url, key }: Pick<FaultServer, 'url' | 'key'>,
  connections: number,
  mostBytes = Number.POSITIVE_INFINITY,
): FaultClient {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const send = (method: string, path: string, body?: string): Promise<Answer> =>
    new Promise((resolve) => {
      const headers = {
        'X-API-Key': key,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      };
      const outgoing = request(url + path, { agent, method, headers, timeout: patience }, (response) => {
        // Copied out of the chunks: a slice of a string would hold the whole of it.
        let beginning = Buffer.alloc(0);
        let length = 0;
        response.on('data', (chunk: Buffer) => {
          length += chunk.length;
          const more = chunk.subarray(0, Math.max(0, mostBytes - beginning.length));
          if (more.length > 0) beginning = Buffer.concat([beginning, more]);
        });
        const text = (): string => beginning.toString('utf8');
        response.once('error', () => resolve({ status: 0, length, text: text(), headers: {} }));
        response.once('end', () =>
          resolve({ status: response.statusCode ?? 0, length, text: text(), headers: response.headers }),
        );
      });
      outgoing.once('timeout', () => outgoing.destroy(new Error(`no answer within ${patience / 1000} s`)));
      outgoing.once('error', (error) => resolve({ status: 0, length: 0, text: String(error), headers: {} }));
      outgoing.end(body);
    });
  return {
    get: (path) => send('GET', path),
    post: (path, body) => send('POST', path, body),
    close: () => agent.destroy(),
  };
}

/** Does a job so many times, by so many at once; returns what came of each. */
export async function manyTimes<T>(
  times: number,
  atOnce: number,
  job: (i: number) => Promise<T>,
): Promise<T[]> {
  const out: T[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < times) {
      const i = next++;
      out[i] = await job(i);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return out;
}

/** How often each status was answered: `200: 12, 503: 3`. */
export function statuses(answers: readonly Answer[]): string {
  const counts = new Map<number, number>();
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${status}: ${count}`)
    .join(', ');
}

/** A connection that says what it is given, and nothing else. Its errors are no failure of a case. */
export function openSocket(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.off('error', reject);
      socket.on('error', () => {});
      resolve(socket);
    });
    socket.once('error', reject);
  });
}

/** Whether something happens within so many milliseconds. */
export async function within(milliseconds: number, happening: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), milliseconds);
  });
  const happened = await Promise.race([happening.then(() => true), over]);
  clearTimeout(timer);
  return happened;
}
