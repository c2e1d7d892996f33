import { getPriority } from 'node:os';
import { expect, test } from 'vitest';
import { openPool, task } from './pool.ts';

test.runIf(process.platform === 'linux')(
  'threads have the niceness of their pool, and nothing else does',
  async () => {
    const before = getPriority();
    const low = openPool({ niceness: 10, threads: 1 });
    expect(await low.run(task('niceness'))).toBe(Math.min(19, before + 10));
    const other = openPool({ threads: 1 });
    expect(await other.run(task('niceness'))).toBe(before);
    expect(getPriority()).toBe(before);
  },
);
