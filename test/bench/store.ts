// The store of a measurement: embedded, in a folder that goes with the process.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../../server/store/open.ts';
import type { Store } from '../../server/store/store.ts';

/** Opens a store that nothing is in. */
export function openBenchStore(): Promise<Store> {
  const dataDir = mkdtempSync(join(tmpdir(), 'nirnaya-bench-'));
  process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  return openStore({ dataDir, now: Date.now });
}
