// One client opens as many connections as the server has and says nothing on them, again and again.

import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { openSocket } from '../ask.ts';
import type { FaultCase } from '../fault-case.ts';
import { healthDuring, healthFailures, healthFigures } from '../health-limit.ts';

const connections = 1000;

export const faultCase: FaultCase = {
  name: `${connections} silent connections of one address, opened again when they are closed`,
  run: async (context) => {
    const server = await context.startServer();
    const sockets = new Set<Socket>();
    let opened = 0;
    const health = await healthDuring(context, server, async () => {
      const end = performance.now() + 8000;
      while (performance.now() < end) {
        const missing = connections - sockets.size;
        await Promise.all(
          Array.from({ length: Math.min(100, missing) }, async () => {
            const socket = await openSocket(server.port).catch(() => undefined);
            if (socket === undefined) return;
            opened += 1;
            sockets.add(socket);
            socket.once('close', () => sockets.delete(socket));
            socket.resume();
          }),
        );
        await pause(20);
      }
    });
    for (const socket of sockets) socket.destroy();
    return { tried: opened, failed: healthFailures(health, 250), figures: healthFigures(health) };
  },
};
