import { expect, test } from 'vitest';
import { readPackSet } from '../../../../compiler/compile/compile.ts';
import { monthNamesOf, worksOf } from '../../../../compiler/front/link/stated-by-chain.ts';
import { sourceFile } from '../../../../dsl/source/source-file.ts';

const texts = [
  'pack: LAND\nmonths: purnimanta\nworks: {one: {title: One}, two: {title: Two}}\n',
  'pack: STATE\nextends: LAND\nworks: {two: {title: Two of the state}}\n',
  'pack: SOUTH\nextends: LAND\nmonth_names: amanta\n',
  'pack: NORTH\nmonth_names: purnimanta\n',
];
const { packs } = readPackSet(
  texts.map((text, i) => sourceFile(`${i}.yaml`, text)),
  { dataVersion: 'test' },
);

test('a chain may cite the works of all its packs, those of the child over those of its parent', () => {
  const titles = (...chain: readonly string[]) =>
    [...worksOf(chain, packs)].map(([key, { title }]) => [key, title]);
  expect(titles('LAND', 'STATE')).toEqual([
    ['one', 'One'],
    ['two', 'Two of the state'],
  ]);
  expect(titles('LAND')).toEqual([
    ['one', 'One'],
    ['two', 'Two'],
  ]);
  expect(titles('NOT_THERE')).toEqual([]);
});

test('the land of a chain names months as its nearest pack states, else amanta', () => {
  expect(monthNamesOf(['NORTH'], packs)).toBe('purnimanta');
  expect(monthNamesOf(['NORTH', 'SOUTH'], packs)).toBe('amanta');
  expect(monthNamesOf(['NORTH', 'STATE'], packs)).toBe('purnimanta');
  expect(monthNamesOf(['LAND'], packs)).toBe('amanta');
  expect(monthNamesOf(['NOT_THERE'], packs)).toBe('amanta');
  const chain = ['NORTH'];
  expect(monthNamesOf(chain, packs)).toBe(monthNamesOf(chain, packs));
});
