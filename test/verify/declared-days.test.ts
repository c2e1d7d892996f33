// A row of a list beside what its country declared.

import { expect, test } from 'vitest';
import { parseIsoDate } from '../../engine/civil/civil.ts';
import { declaredOtherwise } from './declared-days.ts';

const day = (date: string): number => parseIsoDate(date) ?? Number.NaN;

test('a row on another day than its country declared is an error of the list', () => {
  expect(declaredOtherwise('singapore DIWALI', day('2009-11-15'))).toContain('declared 2009-10-17');
  expect(declaredOtherwise('trinidad_and_tobago DIWALI', day('2018-11-07'))).toContain('the President');
});

test('nothing is said of a row on the declared day, of another year, or of another country', () => {
  expect(declaredOtherwise('singapore DIWALI', day('2009-10-17'))).toBeUndefined();
  expect(declaredOtherwise('singapore DIWALI', day('2010-11-05'))).toBeUndefined();
  expect(declaredOtherwise('malaysia DIWALI', day('2003-10-23'))).toBeUndefined();
});
