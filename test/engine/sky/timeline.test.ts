import { describe, expect, test } from 'vitest';
import { newYear } from '../../../engine/sky/new-year.ts';
import {
  changesBetween,
  labelSpans,
  spansWhere,
  type Timeline,
  yearHolding,
} from '../../../engine/sky/timeline.ts';

/** Label 1 from March 2000 to May 2003, which 2002 takes for 2; the years beyond are 0. */
const timeline: Timeline = {
  firstYear: 1990,
  lastYear: 2010,
  reach: 10,
  year: (year) => {
    const at = (days: number, label: number): { instant: number; label: number } => ({
      instant: newYear(year) + days,
      label,
    });
    if (year === 2000) return { first: 0, changes: [at(60, 1)] };
    if (year === 2001) return { first: 1, changes: [] };
    if (year === 2002) return { first: 2, changes: [] };
    if (year === 2003) return { first: 1, changes: [at(120, 0)] };
    return { first: 0, changes: [] };
  },
};

describe('timelines', () => {
  test('the year that holds an instant, at either end of it', () => {
    for (const year of [1700, 1900, 1999, 2000, 2001, 2100, 3100]) {
      expect(yearHolding(newYear(year))).toBe(year);
      expect(yearHolding(newYear(year) + 364.999)).toBe(year);
      expect(yearHolding(newYear(year) - 1e-6)).toBe(year - 1);
    }
  });

  test('a label that differs at the turn of a year changes there', () => {
    expect(changesBetween(timeline, newYear(2000), newYear(2004))).toEqual([
      { instant: newYear(2000) + 60, label: 1 },
      { instant: newYear(2002), label: 2 },
      { instant: newYear(2003), label: 1 },
      { instant: newYear(2003) + 120, label: 0 },
    ]);
    expect(changesBetween(timeline, newYear(2000) + 60, newYear(2000) + 60)).toEqual([]);
  });

  test('spans join over years in which their label is wanted', () => {
    const expected = (label: number): boolean => label > 0;
    const whole = [newYear(2000) + 60, newYear(2003) + 120];
    expect(spansWhere(timeline, expected, newYear(2001), newYear(2001) + 1)).toEqual(whole);
    expect(spansWhere(timeline, expected, newYear(1995), newYear(2005))).toEqual(whole);
    expect(spansWhere(timeline, expected, newYear(2004), newYear(2005))).toEqual([]);
    expect(labelSpans(timeline, newYear(2002) + 5, newYear(2002) + 6)).toEqual([
      { label: 2, start: newYear(2002), end: newYear(2003) },
    ]);
  });

  test('a span that lasts beyond the reach is cut there', () => {
    expect(labelSpans({ ...timeline, reach: 2 }, newYear(2006), newYear(2006) + 1)).toEqual([
      { label: 0, start: newYear(2004), end: newYear(2009) },
    ]);
    expect(labelSpans(timeline, newYear(1995), newYear(1995) + 1)[0].start).toBe(newYear(1990));
  });
});
