// A code means what a search through all names says that it means, though these are not looked through.

import { expect, test } from 'vitest';
import { festivalMatches } from '../../../../app/festivals/search/matches.ts';
import { nameIndex } from '../../../../app/festivals/search/name-index.ts';
import { resolutionOf, resolveFestival } from '../../../../app/festivals/search/resolve.ts';
import { searching } from './searching.ts';

const { workspace } = searching();
const index = nameIndex(workspace.packs(), workspace.words());
const codes = [...index.observances.keys()];
const asSlug = (code: string): string =>
  code
    .replace(/^FESTIVAL_/, '')
    .toLowerCase()
    .replaceAll('_', '-');

const scopeOf = (name: string) => {
  const pack = workspace.pack(name);
  if (pack === undefined) throw new Error(name);
  return { pack, scope: { set: workspace.packs(), book: workspace.words(), chain: pack.chain } };
};

// All of them in one chain, and some in chains of other kinds, in the forms in which addresses have them.
test.each([
  ['NORTH_INDIA', 1, (code: string) => code],
  ['IN-TN', 5, asSlug],
  ['vaishnava', 5, (code: string) => code.replace(/^[A-Z]+_/, '')],
] as const)(
  'in %s a code means the same',
  (name, step, written) => {
    expect(codes.length).toBeGreaterThan(1000);
    const { scope } = scopeOf(name);
    for (const code of codes.filter((_, i) => i % step === 0)) {
      const text = written(code);
      expect(resolveFestival(text, scope), text).toEqual(resolutionOf(festivalMatches(text, scope)));
    }
  },
  300_000,
);

test.each(['NORTH_INDIA', 'NEPAL'])(
  'a code that %s lacks means nothing of its own there',
  (name) => {
    const { pack, scope } = scopeOf(name);
    const missing = codes.filter((code) => !pack.rules.has(code));
    expect(missing.length).toBeGreaterThan(100);
    for (const code of missing) {
      const meant = resolveFestival(code, scope);
      const matches = meant.kind === 'one' ? meant.variants : meant.kind === 'several' ? meant.matches : [];
      expect(
        matches.filter((match) => match.isOwn || pack.rules.has(match.code)),
        code,
      ).toEqual([]);
    }
  },
  300_000,
);
