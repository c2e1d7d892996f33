// A server of a few lines behind bounded connections: what one connection may do to it.

import type { RequestListener, Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { promisify } from 'node:util';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type BoundedServer, boundedServer } from '../../../server/http/connections.ts';
import { defaultLimits, type HttpLimits } from '../../../server/http/limits.ts';

const open: BoundedServer[] = [];
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await Promise.all(open.splice(0).map((bounded) => bounded.close()));
});

async function serve(listener: RequestListener, limits: Partial<HttpLimits> = {}) {
  const bounded = boundedServer(listener, { ...defaultLimits, shutdownTimeout: 500, ...limits });
  open.push(bounded);
  await new Promise<void>((resolve) => bounded.server.listen(0, '127.0.0.1', resolve));
  const address = bounded.server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { ...bounded, port: address.port };
}

interface Connection {
  readonly socket: Socket;
  /** what was received, once the other side has closed */
  readonly received: Promise<string>;
}

function connection(port: number, text: string): Connection {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  let out = '';
  socket.on('data', (chunk) => {
    out += String(chunk);
  });
  socket.on('error', () => {});
  socket.write(text);
  return { socket, received: new Promise((resolve) => socket.once('close', () => resolve(out))) };
}

const get = (path: string, last = false): string =>
  `GET ${path} HTTP/1.1\r\nHost: a\r\n${last ? 'Connection: close\r\n' : ''}\r\n`;
const patient = { timeout: 60_000, interval: 5 };
/** Waits until a server has so many connections. */
const connectionsOf = (server: Server, count: number): Promise<unknown> =>
  vi.waitUntil(async () => (await promisify(server.getConnections.bind(server))()) === count, patient);
const later = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

describe('connections of one address', () => {
  test('beyond its share, the oldest without a request under way is closed and the new one is served', async () => {
    const { port } = await serve((_request, response) => response.end('well'), { connectionsPerAddress: 20 });
    const silent: Connection[] = [];
    for (let i = 0; i < 20; i++) {
      silent.push(connection(port, i === 1 ? get('/').slice(0, -2) : ''));
      await later(1);
    }
    for (let i = 0; i < 3; i++) expect(await connection(port, get('/', true)).received).toContain('well');
    await silent[0].received;
    expect(silent[19].socket.closed).toBe(false);
  });

  test('those that have a request under way stay, and one more is closed', async () => {
    let started = 0;
    const { port } = await serve(() => started++, { connectionsPerAddress: 2 });
    const busy = [connection(port, get('/a')), connection(port, get('/b'))];
    await vi.waitUntil(() => started === 2, patient);
    expect(await connection(port, get('/c')).received).toBe('');
    expect(busy.map(({ socket }) => socket.closed)).toEqual([false, false]);
  });
});

describe('requests sent ahead', () => {
  test('are begun one after the other, and answered in order', async () => {
    let under = 0;
    let most = 0;
    const { port } = await serve(async ({ url }, response) => {
      under += 1;
      most = Math.max(most, under);
      await later(10);
      under -= 1;
      response.end(url);
    });
    const { received } = connection(port, get('/a') + get('/b') + get('/c', true));
    expect((await received).match(/\/[abc]/g)).toEqual(['/a', '/b', '/c']);
    expect(most).toBe(1);
  });

  test('beyond a bound they are refused, and the connection is closed', async () => {
    const started: (string | undefined)[] = [];
    const { port } = await serve(
      async ({ url }, response) => {
        started.push(url);
        await later(20);
        response.end(url);
      },
      { pipelined: 2 },
    );
    const text = await connection(port, Array.from({ length: 10 }, (_, i) => get(`/${i}`)).join('')).received;
    expect(started).toEqual(['/0', '/1', '/2']);
    expect(text.match(/HTTP\/1.1 \d+/g)).toEqual([
      'HTTP/1.1 200',
      'HTTP/1.1 200',
      'HTTP/1.1 200',
      'HTTP/1.1 503',
    ]);
    expect(text).toMatch(/Retry-After: 1/);
    expect(text).toContain('"error":"busy"');
  });

  test('nothing more is begun for a connection that is gone', async () => {
    const started: (string | undefined)[] = [];
    let gone = false;
    const { port } = await serve(async ({ url, socket }, response) => {
      started.push(url);
      await new Promise((resolve) => socket.once('close', resolve));
      response.end(url);
      gone = true;
    });
    const { socket } = connection(port, get('/a') + get('/b'));
    await vi.waitUntil(() => started.length === 1, patient);
    socket.destroy();
    await vi.waitUntil(() => gone, patient);
    await later(100);
    expect(started).toEqual(['/a']);
  });
});

test('a connection that takes in nothing of its answer is closed', async () => {
  const { port } = await serve((_request, response) => response.end(Buffer.alloc(50_000_000)), {
    writeTimeout: 300,
  });
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => {});
  socket.pause();
  const gone = new Promise<boolean>((resolve) => socket.once('close', () => resolve(true)));
  socket.write(get('/'));
  const poke = setInterval(() => socket.write('\r\n'), 100);
  expect(await Promise.race([gone, later(20_000).then(() => false)])).toBe(true);
  clearInterval(poke);
});

test('headers that do not come to an end are waited for only so long', async () => {
  const { port } = await serve((_request, response) => response.end(), {
    headersTimeout: 200,
    requestTimeout: 400,
  });
  const ends = [connection(port, 'GET / HTTP/1.1\r\nX: '), connection(port, '')];
  expect(await Promise.all(ends.map(({ received }) => received))).toMatchObject([
    expect.stringContaining('408'),
    expect.any(String),
  ]);
});

test('one connection more than may be open is closed', async () => {
  const { port, server } = await serve((_request, response) => response.end(), { connections: 2 });
  connection(port, '');
  connection(port, '');
  await connectionsOf(server, 2);
  expect(await connection(port, get('/')).received).toBe('');
});

describe('a server that stops', () => {
  test('closes connections without a whole request at once', async () => {
    const { port, server, close } = await serve((request) => request.resume(), { shutdownTimeout: 60_000 });
    const post = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n{';
    const all = ['', 'GET / HT', 'GET / HTTP/1.1\r\nHost: a\r\n', post].map((text) => connection(port, text));
    await connectionsOf(server, all.length);
    await later(100);
    await close();
    expect((await Promise.all(all.map(({ received }) => received))).every((text) => text === '')).toBe(true);
  });

  test('answers what is under way, and closes the connection after it', async () => {
    let started = false;
    const { port, close } = await serve(
      async (_request, response) => {
        started = true;
        await later(300);
        response.end('done');
      },
      { shutdownTimeout: 60_000 },
    );
    const { received } = connection(port, get('/'));
    await vi.waitUntil(() => started, patient);
    await close();
    expect(await received).toMatch(/Connection: close[\s\S]*done$/);
  });

  test('waits only so long for what does not come to an end', async () => {
    let started = false;
    const listener = (): void => {
      started = true;
    };
    const { port, close } = await serve(listener, { shutdownTimeout: 200 });
    const { received } = connection(port, get('/'));
    await vi.waitUntil(() => started, patient);
    await close();
    expect(await received).toBe('');
  });
});
