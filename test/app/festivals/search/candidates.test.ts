// What is found by keys is what a look at every name finds.

import { expect, test } from 'vitest';
import { literalFit } from '../../../../app/festivals/search/fit.ts';
import { fittings, literalFittings } from '../../../../app/festivals/search/fittings.ts';
import { spelledText } from '../../../../app/festivals/search/keys.ts';
import { nameIndex } from '../../../../app/festivals/search/name-index.ts';
import { searching } from './searching.ts';

const { workspace } = searching();
const index = nameIndex(workspace.packs(), workspace.words());

/** Every so many names are looked for: whole, by their first letters, without spaces, by their last word. */
const step = 389;

test('a text fits the same names, in the same order', () => {
  const named = index.names.filter((_, i) => i % step === 0).map(({ text }) => text);
  expect(named.length).toBeGreaterThan(40);
  const texts = named.flatMap((text) => [
    text,
    text.slice(0, 1),
    text.slice(0, 5),
    text.replaceAll(' ', ''),
    text.split(' ').at(-1) ?? text,
  ]);
  const others = ['FESTIVAL_DIWALI', 'festival_diwali', 'dipavli', 'शिव रात्री', 'rath yatra puri', 'zzz'];
  for (const text of [...texts, ...others]) {
    const query = spelledText(text);
    if (query === undefined) continue;
    expect(literalFittings(query, index), text).toEqual(fittings(index, (name) => literalFit(query, name)));
  }
});
