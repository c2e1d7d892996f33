import { expect, test } from 'vitest';
import { civilDay } from '../../../engine/civil/civil.ts';
import { dayList, during, onAll, onNone, ordinal } from '../../../explain/dates/date-text.ts';

const day = (month: number, date: number): number => civilDay(2025, month, date);

test('days of one month name it once', () => {
  expect(dayList([day(8, 26), day(8, 27)])).toBe('26 and 27 August');
  expect(dayList([day(8, 31), day(9, 1)])).toBe('31 August and 1 September');
  expect(onAll([day(8, 25), day(8, 26), day(8, 27)])).toBe('on each of 25, 26 and 27 August');
  expect(onNone([day(8, 26), day(8, 27)])).toBe('on neither 26 nor 27 August');
});

test('one day, and several', () => {
  expect(during(day(8, 27), day(8, 27))).toBe('on 27 August');
  expect(during(day(9, 22), day(10, 2))).toBe('from 22 September to 2 October');
});

test('ordinals', () => {
  expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 23, 30].map(ordinal).join(' ')).toBe(
    '1st 2nd 3rd 4th 11th 12th 13th 21st 22nd 23rd 30th',
  );
});
