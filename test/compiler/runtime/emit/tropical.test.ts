// `Sun enters tropical Makara`: on every sky the same, in a query for a day as in one for a year.

import { describe, expect, it } from 'vitest';
import { isoDate } from '../../../../engine/civil/civil.ts';
import { compileRules, rule, yearOf } from '../../language-bench.ts';

const decide = '    day: civil\n    decide: then first';
const pack = compileRules(
  [
    rule('FESTIVAL_LONGEST', `    observe: Sun enters tropical Karka\n${decide}`),
    rule('FESTIVAL_EVERY', `    observe: every Sun enters tropical rashi\n${decide}`),
  ].join(''),
);
const dates = (chain: typeof pack, code: string, year: number): readonly string[] =>
  chain.observances.ofRule(yearOf(year), code).map(({ day }) => isoDate(day));

describe('the Sun in a tropical sign', () => {
  it('enters it on the day of the solstice, whatever the sky', () => {
    expect(dates(pack, 'FESTIVAL_LONGEST', 2024)).toEqual(['2024-06-21']);
    expect(dates(pack.onSky('surya_siddhanta'), 'FESTIVAL_LONGEST', 2024)).toEqual(['2024-06-21']);
  });

  it.each([1700, 1999, 2500, 3099])('a query for a day of %i has it as the year has', (year) => {
    const py = yearOf(year);
    const all = pack.observances.ofRule(py, 'FESTIVAL_EVERY').map(({ day }) => day);
    expect(all).toHaveLength(12);
    for (const day of all) {
      const codes = pack.observances.on(py, day).map((one) => one.rule.code);
      expect(codes).toContain('FESTIVAL_EVERY');
    }
  });

  it('no other graha does', () => {
    expect(() =>
      compileRules(rule('FESTIVAL_MOON', `    observe: Moon enters tropical Karka\n${decide}`)),
    ).toThrow('type-mismatch');
  });
});
