import { expect, test } from 'vitest';
import { civilDay } from '../../engine/place/civil.ts';
import { dayList, duringAgain, onAll, onNone, ordinal } from '../../explain/date-text.ts';

const day = (month: number, date: number): number => civilDay(2025, month, date);

test('days of one month name it once', () => {
  expect(dayList([day(8, 26), day(8, 27)])).toBe('26 and 27 August');
  expect(dayList([day(8, 31), day(9, 1)])).toBe('31 August and 1 September');
  expect(onAll([day(8, 25), day(8, 26), day(8, 27)])).toBe('on each of 25, 26 and 27 August');
  expect(onNone([day(8, 26), day(8, 27)])).toBe('on neither 26 nor 27 August');
});

test('a date named before is called by its number, unless another month was named too', () => {
  expect(duringAgain(day(8, 27), day(8, 27), 'on 26 and 27 August')).toBe('on the 27th');
  expect(duringAgain(day(9, 1), day(9, 1), 'on 31 August and 1 September')).toBe('on 1 September');
  expect(duringAgain(day(8, 27), day(8, 27), 'on 26 August')).toBe('on 27 August');
});

test('ordinals', () => {
  expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 23, 30].map(ordinal).join(' ')).toBe(
    '1st 2nd 3rd 4th 11th 12th 13th 21st 22nd 23rd 30th',
  );
});
