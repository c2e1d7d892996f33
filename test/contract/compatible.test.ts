// Nobody's client breaks unannounced: what the description no longer promises has a breaking entry in the history.
// `npm run reference` writes the baseline, unless something is broken that no entry names.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { changelogFrom, concerns } from '../../server/reference/changelog.ts';
import { referenceDir } from '../../server/reference/reference-dir.ts';
import { type Baseline, baselineOf, baselineText } from './reference/baseline.ts';
import { type Break, breaksBetween } from './reference/breaking.ts';
import { committed } from './reference/git.ts';
import { updating } from './reference/updating.ts';
import { startWhole } from './reference/whole-service.ts';

const file = 'docs/api/openapi-baseline.json';
const { get } = await startWhole();
const { entries } = changelogFrom(readFileSync(`${referenceDir()}/changelog.jsonl`, 'utf8'));
const current = baselineOf((await get('/openapi.json')).json<object>(), entries.length);

/** What breaks clients of a baseline and is not named by a breaking entry that was added since. */
function unannounced(before: Baseline): Break[] {
  const since = entries.slice(before.entries).filter(({ breaking }) => breaking);
  return breaksBetween(before.api, current.api).filter(
    ({ path, method }) => !since.some((entry) => concerns(entry, path, method)),
  );
}

const stated = (breaks: readonly Break[]): string[] =>
  breaks.map(({ path, method, what }) => `${method.toUpperCase()} ${path}: ${what}`);

describe('the description of the API', () => {
  test('breaks nothing that was committed without a breaking entry', () => {
    for (const { commit, text } of committed(file)) {
      const breaks = unannounced(JSON.parse(text) as Baseline);
      expect([commit, ...stated(breaks)], 'add an entry: npm run changelog -- ... --breaking').toEqual([
        commit,
      ]);
    }
  });

  test('breaks nothing of the baseline without a breaking entry, and is the baseline', () => {
    if (existsSync(file)) {
      const before = JSON.parse(readFileSync(file, 'utf8')) as Baseline;
      expect(stated(unannounced(before)), 'add an entry: npm run changelog -- ... --breaking').toEqual([]);
    }
    if (updating) writeFileSync(file, baselineText(current));
    const stored = JSON.parse(readFileSync(file, 'utf8')) as Baseline;
    // Compared as text: what differs is long.
    expect(
      JSON.stringify(stored.api) === JSON.stringify(current.api) ? 'current' : 'run npm run reference',
    ).toBe('current');
  });
});
