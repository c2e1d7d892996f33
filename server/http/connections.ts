// The connections of a server, each within bounds: its requests are answered one after the other, it is closed when it
// takes in nothing of its answer, and when the server stops it does not outlive what it is owed.

import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import { tooManyRequests } from './busy.ts';
import { counts } from './counts.ts';
import type { HttpLimits } from './limits.ts';
import { rawAnswer } from './raw-answer.ts';

/** A server whose connections are bounded. */
export interface BoundedServer {
  readonly server: Server;
  /**
   * Stops listening and lets the requests under way end, up to the shutdown timeout; connections that have none, or
   * only half of one, are closed at once.
   */
  close(): Promise<void>;
}

interface Connection {
  /** the request being answered, with its answer */
  active: readonly [IncomingMessage, ServerResponse] | undefined;
  /** begin to answer what was sent ahead */
  readonly queue: (() => void)[];
  /** whether it sent too much ahead: nothing more of it is answered */
  refused: boolean;
  /** bytes that it had taken in when it was last looked at, and since when there were no more, milliseconds */
  taken: number;
  since: number;
}

/** How often connections are looked at, in milliseconds. */
const sweepEvery = 1000;

/** Makes a server that answers with a listener. It does not listen yet. */
export function boundedServer(listener: RequestListener, limits: HttpLimits): BoundedServer {
  const connections = new Map<Socket, Connection>();
  let stopping = false;

  const begin = (
    connection: Connection,
    socket: Socket,
    request: IncomingMessage,
    response: ServerResponse,
  ): void => {
    connection.active = [request, response];
    connection.since = Date.now();
    if (stopping) response.setHeader('Connection', 'close');
    response.on('close', () => {
      connection.active = undefined;
      if (stopping) socket.destroySoon();
      else if (!socket.destroyed) connection.queue.shift()?.();
    });
    listener(request, response);
  };
  const server = createServer(
    {
      headersTimeout: limits.headersTimeout,
      requestTimeout: limits.requestTimeout,
      keepAliveTimeout: limits.keepAliveTimeout,
      connectionsCheckingInterval: sweepEvery,
    },
    (request, response) => {
      const { socket } = request;
      const connection = connections.get(socket);
      if (connection === undefined || connection.refused) return;
      if (connection.active === undefined) begin(connection, socket, request, response);
      else if (connection.queue.length < limits.pipelined) {
        connection.queue.push(() => begin(connection, socket, request, response));
      } else {
        connection.refused = true;
        refuse(response);
      }
    },
  );
  server.maxConnections = limits.connections;
  const ofAddress = counts<string>();
  server.on('connection', (socket) => {
    const address = shareOfAddress(socket.remoteAddress ?? '');
    // One client with many silent connections has those closed, and keeps nobody out, itself included.
    if (ofAddress.of(address) >= limits.connectionsPerAddress) {
      const idle = oldestIdle(connections, address);
      if (idle === undefined) {
        socket.destroy();
        return;
      }
      idle.destroy();
    }
    const leave = ofAddress.add(address);
    const connection = { active: undefined, queue: [], refused: false, taken: 0, since: Date.now() };
    connections.set(socket, connection);
    socket.once('close', () => {
      connections.delete(socket);
      leave();
      connection.queue.length = 0;
    });
  });

  // A connection that has been sent something is to take in some of it from time to time.
  const sweep = setInterval(() => {
    const now = Date.now();
    for (const [socket, connection] of connections) {
      const taken = socket.bytesWritten - socket.writableLength;
      if (socket.writableLength === 0 || taken !== connection.taken) {
        connection.taken = taken;
        connection.since = now;
      } else if (now - connection.since > limits.writeTimeout) socket.destroy();
    }
  }, sweepEvery);
  sweep.unref();

  const close = async (): Promise<void> => {
    stopping = true;
    const serverClosed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const [socket, { active }] of connections) {
      if (active === undefined || !active[0].complete) socket.destroy();
      else if (!active[1].headersSent) active[1].setHeader('Connection', 'close');
    }
    const timer = setTimeout(() => server.closeAllConnections(), limits.shutdownTimeout);
    await serverClosed;
    clearTimeout(timer);
    clearInterval(sweep);
  };
  return { server, close };
}

// Connections come in the order in which they were opened; one that is being closed has gone from nothing yet.
function oldestIdle(connections: ReadonlyMap<Socket, Connection>, address: string): Socket | undefined {
  for (const [socket, { active }] of connections) {
    if (active === undefined && !socket.destroyed && shareOfAddress(socket.remoteAddress ?? '') === address) {
      return socket;
    }
  }
  return undefined;
}

// A subscriber has 64 bits of IPv6 addresses, so these count as one. An IPv4 address may be written as IPv6.
function shareOfAddress(address: string): string {
  if (!address.includes(':') || address.startsWith('::ffff:')) return address;
  const [before = '', behind] = address.split('::');
  const groups = before === '' ? [] : before.split(':');
  const known = behind === undefined ? groups : [...groups, '0', '0', '0', '0'];
  return known.slice(0, 4).join(':');
}

function refuse(response: ServerResponse): void {
  const { headers, body } = rawAnswer(tooManyRequests());
  response.writeHead(503, { ...headers, Connection: 'close' }).end(body);
}
