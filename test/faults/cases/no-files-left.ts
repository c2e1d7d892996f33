// A process that may open no more files: texts are refused for want of a thread, and evaluated again when files are
// there; nothing is ever answered with 500.

import type { Socket } from 'node:net';
import { type Answer, openClient, openSocket, statuses } from '../ask.ts';
import type { FaultCase } from '../fault-case.ts';

// Fewer are not enough for the modules that are read at once when it starts.
const files = 512;
const connections = 600;

const path = '/v1/rules/evaluate';
const body = JSON.stringify({
  text: 'FESTIVAL_A:\n  name: A\n  type: FESTIVAL\n  observe: Magha Shukla 5\n  decide: then first\n  cite: [{work: drik, level: VERIFIED}]\n',
  year: 2026,
});

export const faultCase: FaultCase = {
  name: `texts evaluated while ${connections} connections take the ${files} files of the process`,
  run: async (context) => {
    const server = await context.startServer({ openFiles: files });
    const client = openClient(server, 1);
    await client.get('/v1/health');
    const sockets: Socket[] = [];
    for (let i = 0; i < connections; i++) sockets.push(await openSocket(server.port));
    await new Promise((resolve) => setTimeout(resolve, 500));
    const short: Answer[] = [];
    for (let i = 0; i < 6; i++) short.push(await client.post(path, body));
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => setTimeout(resolve, 500));
    const after: Answer[] = [];
    for (let i = 0; i < 3; i++) after.push(await client.post(path, body));
    const health = await client.get('/v1/health');
    client.close();
    const bad = short.filter(({ status }) => status !== 503 && status !== 200);
    return {
      tried: short.length + after.length,
      failed: [
        ...(bad.length > 0 ? [`without files: ${statuses(bad)} ${bad[0]?.text.slice(0, 200)}`] : []),
        ...(after.every(({ status }) => status === 200) ? [] : [`with files again: ${statuses(after)}`]),
        ...(health.status === 200 ? [] : [`health afterwards: ${health.status}`]),
      ],
      figures: { 'without files': statuses(short), 'with files again': statuses(after) },
    };
  },
};
