// What rules name and state in a few words is written in every language of the pages: their times, why these are sought or
// shunned, and what speaks for or against a muhurat.

import { describe, expect, test } from 'vitest';
import { sentenceFile } from '../../../app/names/files.ts';
import { namesIn } from '../../../app/names/names.ts';
import { sourcesOf } from '../../../app/names/sources.ts';
import { pageLanguages } from '../../../web/words/languages.ts';
import { bundledReads } from '../../bundled-packs.ts';
import { sharedWorkspace } from '../../shared-workspace.ts';

const workspace = sharedWorkspace();
const names = (language: string) => namesIn(language, sourcesOf(workspace.packs(), workspace.words()));

const windows = bundledReads().flatMap(({ document }) =>
  (document?.rules ?? []).flatMap((rule) => ('windows' in rule ? (rule.windows ?? []) : [])),
);
const titles = new Set(windows.flatMap(({ title }) => title ?? []));
const lines = [...(workspace.pack('suitability')?.scored.values() ?? [])].flatMap((rule) => rule.lines);
const reasons = new Set([
  ...windows.flatMap(({ because }) => because ?? []),
  ...lines.map(({ because }) => because),
]);

test('rules name times and state reasons', () => {
  expect(titles.size).toBeGreaterThan(80);
  expect(reasons.size).toBeGreaterThan(200);
});

describe.each(pageLanguages.filter(({ code }) => code !== 'en'))('in $code', ({ code }) => {
  test('every time that a rule names has a name', () => {
    expect([...titles].filter((title) => /[a-z]/i.test(names(code).of('window', title)))).toEqual([]);
  });

  test('every reason is stated', () => {
    expect([...reasons].filter((reason) => /[a-z]/i.test(names(code).of('reason', reason)))).toEqual([]);
  });

  test('no name is given to what no rule names', () => {
    const unused = Object.keys(sentenceFile(code)?.window ?? {}).filter((title) => !titles.has(title));
    expect(unused).toEqual([]);
  });
});

test('a language without these words has the English ones, or names that tables have', () => {
  expect(names('de').of('window', 'Lighting of the fire')).toBe('Lighting of the fire');
  expect(names('si').of('window', 'Bhadra')).not.toBe('Bhadra');
});
