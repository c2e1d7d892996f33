// A process that makes accounts one after another in the store of DATA_DIR and writes the name of each once it is kept.

import { writeSync } from 'node:fs';
import { openStore } from '../../../../server/store/open.ts';

const store = await openStore({ dataDir: process.env.DATA_DIR ?? '', now: Date.now });
for (let i = 0; ; i += 1) {
  const { name } = await store.createAccount({ name: `account ${i}`, plan: 'free', createdAt: i });
  writeSync(1, `${name}\n`);
}
