// Connections that say nothing, half a request line, headers or a body drop by drop: each is closed in time, however
// many there are, and others are served meanwhile.

import type { Socket } from 'node:net';
import { openClient, openSocket, within } from '../ask.ts';
import type { FaultCase } from '../fault-case.ts';
import type { FaultServer } from '../fault-server.ts';
import { healthDuring, healthFailures, healthFigures } from '../health-limit.ts';

const ofEachKind = 50;
const kinds = 4;
const allowed = 60;

/** When all are to be closed: the time of a whole request and somewhat more, in milliseconds. */
const patience = 45_000;

const openings = (key: string): readonly string[] => [
  '',
  'GET /v1/hea',
  'GET /v1/health HTTP/1.1\r\nHost: localhost\r\nX-A: ',
  `POST /v1/rules/evaluate HTTP/1.1\r\nHost: localhost\r\nX-API-Key: ${key}\r\nContent-Type: application/json\r\nContent-Length: 90000\r\n\r\n{"text": "`,
];

export const faultCase: FaultCase = {
  name: `${ofEachKind * kinds} connections that never finish a request; then more than may be open`,
  run: async (context) => {
    const server = await context.startServer({
      env: { MAX_CONNECTIONS: '300', MAX_CONNECTIONS_PER_ADDRESS: '300' },
    });
    let closed = 0;
    const health = await healthDuring(context, server, async () => {
      const ends: Promise<boolean>[] = [];
      for (const opening of openings(server.key)) {
        for (let i = 0; i < ofEachKind; i++) ends.push(dripping(await openSocket(server.port), opening));
      }
      closed = (await Promise.all(ends)).filter(Boolean).length;
    });
    const tried = ofEachKind * kinds;
    const most = await mostOpen(
      context.startServer({ env: { MAX_CONNECTIONS: String(allowed), MAX_CONNECTIONS_PER_ADDRESS: '1000' } }),
    );
    return {
      tried,
      failed: [
        ...healthFailures(health, 100),
        ...(closed === tried ? [] : [`${tried - closed} of ${tried} were not closed`]),
        ...(most <= allowed ? [] : [`${most} connections were open where ${allowed} may be`]),
      ],
      figures: { ...healthFigures(health), closed, [`open at most, of ${allowed}`]: most },
    };
  },
};

// A byte a second; whether it was closed in time.
async function dripping(socket: Socket, opening: string): Promise<boolean> {
  socket.resume();
  const gone = new Promise((resolve) => socket.once('close', resolve));
  if (opening !== '') socket.write(opening);
  const drops = setInterval(() => opening !== '' && socket.writable && socket.write('a'), 1000);
  const closed = await within(patience, gone);
  clearInterval(drops);
  socket.destroy();
  return closed;
}

async function mostOpen(starting: Promise<FaultServer>): Promise<number> {
  const server = await starting;
  const client = openClient(server, 1);
  await client.get('/v1/health');
  const sockets = await Promise.all(Array.from({ length: allowed * 2 }, () => openSocket(server.port)));
  let open = sockets.length;
  for (const socket of sockets) {
    socket.resume();
    socket.once('close', () => {
      open -= 1;
    });
  }
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const most = open;
  for (const socket of sockets) socket.destroy();
  client.close();
  return most;
}
