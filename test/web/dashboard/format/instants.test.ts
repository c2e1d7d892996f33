import { expect, test } from 'vitest';
import {
  amountText,
  counted,
  limitText,
  percentOf,
  usedText,
} from '../../../../web/dashboard/format/instants.ts';

test('amounts and what limits them', () => {
  expect(amountText(1234567, 'en-GB')).toBe('1,234,567');
  expect(limitText(null)).toBe('unlimited');
  expect(usedText(3, 5)).toBe('3 of 5');
  expect(usedText(3, null)).toBe('3 (unlimited)');
});

test('one is not several', () => {
  expect([0, 1, 2].map((count) => counted(count, 'key'))).toEqual(['0 keys', '1 key', '2 keys']);
});

test('a share is whole per cent, never rounded up to what was not reached', () => {
  expect([0, 74_999, 75_000, 99_999, 100_000, 120_000].map((used) => percentOf(used, 100_000))).toEqual([
    0, 74, 75, 99, 100, 100,
  ]);
  expect(percentOf(5, null)).toBe(0);
});
