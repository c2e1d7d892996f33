import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

// What a module imports as it is loaded: neither types alone nor what is imported when it is needed.
const imported = /^(?:import|export)\b(?! type\b)[^;]*?from '([^']+)';/gm;

/** The packages that a module loads, itself or through others. */
function packagesOf(start: string): ReadonlySet<string> {
  const packages = new Set<string>();
  const seen = new Set([start]);
  for (const path of seen) {
    for (const [, from = ''] of readFileSync(path, 'utf8').matchAll(imported)) {
      if (from.startsWith('.')) seen.add(join(path, '..', from));
      else packages.add(from);
    }
  }
  return packages;
}

test('to explain a date with packs that are cached neither the parser nor the schemas of the service are loaded', () => {
  const packages = packagesOf('cli/commands/explain.ts');
  expect(packages).toContain('luxon');
  expect([...packages].filter((name) => /chevrotain|zod|^yaml$/.test(name))).toEqual([]);
  expect(packagesOf('dsl/syntax/tokens.ts')).toContain('chevrotain');
});
