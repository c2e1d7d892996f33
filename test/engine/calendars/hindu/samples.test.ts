// The calendars of Reingold and Dershowitz give their sample dates.

import { expect, it } from 'vitest';
import { modernLunarDate, modernSolarDate } from '../../../../engine/calendars/hindu/modern.ts';
import { oldLunarDate, oldSolarDate } from '../../../../engine/calendars/hindu/old.ts';
import { hinduSamples } from './samples.ts';

it('the book has 33 samples', () => {
  expect(hinduSamples).toHaveLength(33);
});

it.each(hinduSamples)('civil day $civilDay: old solar $oldSolar, old lunar $oldLunar', (sample) => {
  const { year, month, day } = oldSolarDate(sample.civilDay);
  expect([year, month, day]).toEqual(sample.oldSolar);
  const lunar = oldLunarDate(sample.civilDay);
  expect([lunar.year, lunar.month, Number(lunar.isLeapMonth), lunar.day]).toEqual(sample.oldLunar);
});

it.each(hinduSamples)(
  'civil day $civilDay: modern solar $modernSolar, modern lunar $modernLunar',
  (sample) => {
    const { year, month, day } = modernSolarDate(sample.civilDay);
    expect([year, month, day]).toEqual(sample.modernSolar);
    const lunar = modernLunarDate(sample.civilDay);
    expect([lunar.year, lunar.month, Number(lunar.isLeapMonth), lunar.day, Number(lunar.isLeapDay)]).toEqual(
      sample.modernLunar,
    );
  },
);
