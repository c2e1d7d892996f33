// How long the command takes to start: whole processes of the built program, each beside one of Node that does nothing, in
// turn, so that a machine that slows down slows both.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A command against an empty Node. */
export interface Start {
  readonly name: string;
  /** median of its wall times, ms */
  readonly median: number;
  /** median of the same of `node -e 0`, ms */
  readonly empty: number;
  /** median of the ratios of the pairs */
  readonly ratio: number;
  readonly runs: number;
  readonly aim: number | undefined;
}

const explain = ['explain', 'FESTIVAL_GANESH_CHATURTHI', '2026-09-14'];

const subjects: readonly { name: string; args: readonly string[]; aim?: number; fresh?: boolean }[] = [
  { name: 'nirnaya --version', args: ['--version'], aim: 2 },
  { name: 'nirnaya explain, packs cached', args: explain, aim: 6 },
  { name: 'nirnaya explain, packs compiled', args: explain, fresh: true },
];

const runs = 9;
const main = fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url));

/** Measures the starts. The caches are in a folder of their own, removed afterwards. */
export function measureStarts(note: (name: string) => void): readonly Start[] {
  const folder = mkdtempSync(join(tmpdir(), 'nirnaya-bench-'));
  try {
    return subjects.map(({ name, args, aim, fresh = false }) => {
      note(name);
      const cache = (i: number): string => join(folder, fresh ? String(i) : 'kept');
      // The first fills the caches, of the system as well.
      timed([main, ...args], cache(-1));
      const pairs = Array.from({ length: runs }, (_, i) => {
        const empty = timed(['-e', '0'], cache(i));
        return { empty, own: timed([main, ...args], cache(i)) };
      });
      return {
        name,
        median: median(pairs.map(({ own }) => own)),
        empty: median(pairs.map(({ empty }) => empty)),
        ratio: median(pairs.map(({ own, empty }) => own / empty)),
        runs,
        aim,
      };
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function timed(args: readonly string[], cache: string): number {
  const began = performance.now();
  const { status, stderr } = spawnSync(process.execPath, args, {
    env: { ...process.env, XDG_CACHE_HOME: cache },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${args.join(' ')} failed: ${stderr}`);
  return performance.now() - began;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
