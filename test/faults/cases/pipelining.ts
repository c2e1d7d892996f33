// One connection sends hundreds of requests with large answers and never reads: it costs little memory, holds up
// nobody, and is closed.

import { openSocket, within } from '../ask.ts';
import type { FaultCase } from '../fault-case.ts';
import { healthDuring, healthFailures, healthFigures } from '../health-limit.ts';

const requests = 700;

/** Megabytes that the connection may cost. */
const capacity = 150;

/** How long it may stay open, in milliseconds. */
const patience = 60_000;

export const faultCase: FaultCase = {
  name: `${requests} pipelined requests for festivals of years with traces, on a connection that never reads`,
  run: async (context) => {
    const server = await context.startServer();
    const before = server.memory().resident;
    let closed = false;
    const health = await healthDuring(context, server, async () => {
      const socket = await openSocket(server.port);
      socket.pause();
      const gone = new Promise<void>((resolve) => socket.once('close', () => resolve()));
      for (let i = 0; i < requests; i++) {
        const path = `/v1/festivals/year?year=${1900 + (i % 200)}&observatory=true`;
        socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nX-API-Key: ${server.key}\r\n\r\n`);
      }
      // A socket that does not read learns of its end by writing.
      const poke = setInterval(() => socket.write('\r\n'), 500);
      closed = await within(patience, gone);
      clearInterval(poke);
      socket.destroy();
    });
    const grown = server.memory().peak - before;
    return {
      tried: requests,
      failed: [
        ...healthFailures(health, 100),
        ...(grown > capacity ? [`it cost ${grown} MB, more than ${capacity}`] : []),
        ...(closed ? [] : [`it was not closed within ${patience / 1000} s`]),
      ],
      figures: { ...healthFigures(health), 'RSS before, MB': before, 'peak growth, MB': grown },
    };
  },
};
