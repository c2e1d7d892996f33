// What the table of written names may hold: so many bytes of all languages together, whatever names are asked for.

import { expect, test } from 'vitest';
import { cachedNames } from '../../../app/names/cached-names.ts';
import { cacheReports, clearCaches } from '../../../engine/cache/registry.ts';

const report = () => {
  const names = cacheReports().find(({ name }) => name === 'names');
  if (names === undefined) throw new Error('the names are in no cache of the registry');
  return names;
};

const english = (i: number): string => `name ${i}`;

test('names of all languages together stay within their bound, and are written again beyond it', () => {
  const [tamil, hindi] = [cachedNames(), cachedNames()];
  // Other tests of the process may have written names.
  clearCaches();
  const { limit } = report();
  // Up to the last that fits, nothing is forgotten.
  let next = 0;
  while (report().entries < limit) {
    (next % 2 === 0 ? tamil : hindi).keep('tithi', english(next), undefined, 'one');
    next++;
  }
  expect(next).toBe(limit);
  expect(tamil.find('tithi', english(0), undefined)).toBe('one');

  // The next does not fit: all are forgotten, in every language.
  hindi.keep('tithi', english(next), undefined, 'one');
  expect(report().entries).toBe(1);
  expect(tamil.find('tithi', english(0), undefined)).toBeUndefined();
  expect(hindi.find('tithi', english(1), undefined)).toBeUndefined();
  expect(hindi.find('tithi', english(next), undefined)).toBe('one');

  clearCaches();
  expect(report().entries).toBe(0);
  expect(hindi.find('tithi', english(next), undefined)).toBeUndefined();
});

test('a name of a rule is no name of another rule of the same English', () => {
  const names = cachedNames();
  names.keep('observance', 'Holi', 'FESTIVAL_A', 'क');
  expect(names.find('observance', 'Holi', 'FESTIVAL_A')).toBe('क');
  expect(names.find('observance', 'Holi', 'FESTIVAL_B')).toBeUndefined();
});
