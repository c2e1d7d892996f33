// What the table of written names may hold: so many bytes of all languages together, whatever names are asked for.

import { expect, test } from 'vitest';
import { keptNames } from '../../../app/names/kept-names.ts';
import { cacheReports } from '../../../engine/cache/registry.ts';

const report = () => {
  const names = cacheReports().find(({ name }) => name === 'names');
  if (names === undefined) throw new Error('the names are in no cache of the registry');
  return names;
};

// A kilobyte each, so that a few thousand fill the table.
const padding = 'x'.repeat(1000);
const english = (i: number): string => `${i} ${padding}`;

test('names of all languages together stay below their bound in bytes, and are written again beyond it', () => {
  const [tamil, hindi] = [keptNames(), keptNames()];
  tamil.keep('tithi', english(0), undefined, 'one');
  const { limit, bytes: before, entries } = report();
  tamil.keep('tithi', english(1), undefined, 'one');
  const each = report().bytes - before;
  expect(each).toBeGreaterThan(padding.length);
  expect(report().entries).toBe(entries + 1);

  // Up to the last that fits, nothing is forgotten.
  let next = 2;
  while (report().bytes + each + 10 <= limit) {
    (next % 2 === 0 ? tamil : hindi).keep('tithi', english(next), undefined, 'one');
    next++;
  }
  expect(report().bytes).toBeGreaterThan(limit - 2 * each);
  expect(tamil.find('tithi', english(0), undefined)).toBe('one');

  // The next ones do not fit: all are forgotten, in every language.
  for (let more = 0; more < 2; more++) hindi.keep('tithi', english(next++), undefined, 'one');
  expect(report().bytes).toBeLessThan(3 * each);
  expect(report().entries).toBeLessThanOrEqual(2);
  expect(tamil.find('tithi', english(0), undefined)).toBeUndefined();
  expect(hindi.find('tithi', english(3), undefined)).toBeUndefined();
  expect(hindi.find('tithi', english(next - 1), undefined)).toBe('one');
});

test('a name of a rule is no name of another rule of the same English', () => {
  const names = keptNames();
  names.keep('observance', 'Holi', 'FESTIVAL_A', 'क');
  expect(names.find('observance', 'Holi', 'FESTIVAL_A')).toBe('क');
  expect(names.find('observance', 'Holi', 'FESTIVAL_B')).toBeUndefined();
});
