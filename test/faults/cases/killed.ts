// A server that is killed while clients write: what was acknowledged is there afterwards, and each start is a clean one.

import BetterSqlite from 'better-sqlite3';
import { openStore } from '../../../server/store/open.ts';
import { storePath } from '../../../server/store/sqlite/open.ts';
import { openClient } from '../ask.ts';
import type { FaultCase } from '../fault-case.ts';
import { lostOf, noWrites, writing } from '../writes.ts';

const kills = 20;
const connections = 16;

export const faultCase: FaultCase = {
  name: `killed ${kills} times with SIGKILL while ${connections} connections write profiles and keys`,
  timeLimit: 600_000,
  run: async ({ startServer, folder, random }) => {
    const writes = noWrites();
    const failed: string[] = [];
    for (let i = 0; i < kills; i++) {
      const server = await startServer({ dataDir: folder });
      const client = openClient(server, 1);
      const health = await client.get('/v1/health');
      client.close();
      if (health.status !== 200) failed.push(`start ${i + 1}: health is ${health.status}`);
      const writers = writing(server, writes, connections);
      await new Promise((resolve) => setTimeout(resolve, 300 + 900 * random()));
      await server.kill();
      await writers.stop();
    }
    // Once more, to its end.
    const last = await startServer({ dataDir: folder });
    last.signal('SIGTERM');
    const { code } = await last.exited;
    if (code !== 0) failed.push(`the last server ended with ${code}`);
    const store = await openStore({ dataDir: folder, now: Date.now });
    const { lost, kept: stored } = await lostOf(writes, store);
    await store.close();
    const database = new BetterSqlite(storePath(folder), { readonly: true });
    const sound = String(database.pragma('integrity_check', { simple: true }));
    database.close();
    const acknowledged = writes.profiles.size + writes.keys.size;
    const wrong = writes.others.filter(({ status }) => status !== 0);
    return {
      tried: kills,
      failed: [
        ...failed,
        ...(lost > 0 ? [`${lost} of ${acknowledged} acknowledged writes were lost`] : []),
        ...(acknowledged < kills * connections
          ? [`only ${acknowledged} writes were acknowledged at all`]
          : []),
        ...(sound === 'ok' ? [] : [`the file is damaged: ${sound}`]),
        ...(wrong.length > 0
          ? [`${wrong.length} refused: ${wrong[0]?.status} ${wrong[0]?.text.slice(0, 200)}`]
          : []),
      ],
      figures: {
        acknowledged,
        lost,
        'in the store': stored,
        'cut off by a kill': writes.others.length - wrong.length,
        'integrity check': sound,
      },
    };
  },
};
