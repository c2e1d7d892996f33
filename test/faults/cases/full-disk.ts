// The disk of the embedded store is full: what needs it is a clear 503, nothing that was acknowledged is lost, and with
// room on the disk all goes on without a restart.

import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openStore } from '../../../server/store/open.ts';
import { openClient, statuses } from '../ask.ts';
import type { FaultCase, FaultContext } from '../fault-case.ts';
import { lostOf, noWrites, writing } from '../writes.ts';

/** Megabytes of the disk, and bytes of it left to the server at first. */
const size = 24;
const capacity = 1_500_000;

const connections = 4;

/** How long a disk may take to fill, and the service to be back, in milliseconds. */
const patience = 40_000;

export const faultCase: FaultCase = {
  name: `the disk of the store, a file system of ${size} MB in memory, is full and is emptied again`,
  run: async (context) => {
    const disk = join(context.folder, 'disk');
    mkdirSync(disk);
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}m`, 'tmpfs', disk], { stdio: 'pipe' });
    } catch {
      return {
        tried: 0,
        failed: [],
        figures: { skipped: 'file systems may not be mounted here: needs root' },
      };
    }
    try {
      return await filled(context, disk);
    } finally {
      execFileSync('umount', ['-l', disk]);
    }
  },
};

async function filled({ startServer }: FaultContext, disk: string) {
  const dataDir = join(disk, 'data');
  const server = await startServer({ dataDir });
  const filler = join(disk, 'filler');
  const { bavail, bsize } = statfsSync(disk);
  writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - capacity)));
  const writes = noWrites();
  const writers = writing(server, writes, connections, 20);
  const isFull = await until(() => writes.others.length > 50);
  await writers.stop();
  const client = openClient(server, 1);
  const health = await client.get('/v1/health');
  const refused = [...writes.others];
  rmSync(filler);
  let last = '';
  const isBack = await until(async () => {
    const { status, text } = await client.post(
      '/v1/profiles',
      '{"name":"B","date":"1990-05-15","time":"14:30","lat":1,"lon":2}',
    );
    last = `${status} ${text.slice(0, 200)}`;
    return status === 201;
  });
  client.close();
  server.signal('SIGTERM');
  const { code } = await server.exited;
  const store = await openStore({ dataDir, now: Date.now });
  const { lost } = await lostOf(writes, store);
  await store.close();
  const acknowledged = writes.profiles.size + writes.keys.size;
  const unclear = refused.filter(
    ({ status, headers, text }) =>
      status !== 503 ||
      !(Number(headers['retry-after']) > 0) ||
      !text.includes('"error":"store_unavailable"'),
  );
  return {
    tried: acknowledged + refused.length,
    failed: [
      ...(isFull ? [] : [`the disk was not full after ${acknowledged} writes`]),
      ...(unclear.length > 0
        ? [`${unclear.length} refusals were unclear: ${statuses(unclear)} ${unclear[0]?.text.slice(0, 300)}`]
        : []),
      ...(isBack ? [] : [`with room again it was not back: ${last}`]),
      ...(lost > 0 ? [`${lost} of ${acknowledged} acknowledged writes were lost`] : []),
      ...(code === 0 ? [] : [`it ended with ${code}`]),
    ],
    figures: { acknowledged, lost, refused: statuses(refused), 'health while it is full': health.status },
  };
}

async function until(holds: () => boolean | Promise<boolean>): Promise<boolean> {
  const began = performance.now();
  while (performance.now() - began < patience) {
    if (await holds()) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}
