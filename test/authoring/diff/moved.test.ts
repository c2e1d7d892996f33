import { expect, test } from 'vitest';
import { movesOf } from '../../../authoring/diff/moved.ts';
import { isoDate } from '../../../engine/civil/civil.ts';

const dates = (...days: number[]) => days.map((day) => ({ day, text: isoDate(day), start: day }));
const shown = (before: number[], after: number[], days: number) =>
  movesOf(dates(...before), dates(...after), days).map(({ before: a, after: b }) => [a?.day, b?.day]);

test('dates that stay are not reported', () => {
  expect(shown([10, 375], [10, 375], 730)).toEqual([]);
});

test('a yearly date that moves by half a month is the same date moved', () => {
  expect(shown([10, 375], [25, 375], 730)).toEqual([[10, 25]]);
});

test('a monthly date that is gone, between others that stay', () => {
  expect(shown([0, 30, 60, 90], [0, 60, 90], 120)).toEqual([[30, undefined]]);
});

test('what is nearer to the next date than to the last is another', () => {
  expect(shown([0, 30, 60], [0, 50, 60], 90)).toEqual([
    [30, undefined],
    [undefined, 50],
  ]);
});

test('a date over the turn of the year moves from one year to the next', () => {
  expect(shown([364], [365], 730)).toEqual([[364, 365]]);
});
