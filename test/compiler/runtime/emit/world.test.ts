import { describe, expect, it } from 'vitest';
import { isoDate } from '../../../../engine/civil/civil.ts';
import { compileRules, datesOf, rule, yearOf } from '../../language-bench.ts';

const pack = compileRules(
  [
    rule('WORLD_EASTER', '    observe: Easter'),
    rule('WORLD_GOOD_FRIDAY', '    observe: 2 days before Easter'),
    rule('WORLD_ASCENSION', '    observe: 39 days after Easter'),
    rule('WORLD_ORTHODOX_EASTER', '    observe: Orthodox Easter'),
    rule('WORLD_ORTHODOX_MONDAY', '    observe: 1 day after WORLD_ORTHODOX_EASTER'),
    rule('WORLD_ADVENT', '    observe: Sunday on or after Gregorian 27 November'),
    rule('WORLD_THANKSGIVING', '    observe: 4th Thursday within Gregorian November'),
    rule('WORLD_HOLY_WEEK', '    observe: from WORLD_GOOD_FRIDAY to WORLD_EASTER'),
    rule('WORLD_LEAP_DAY', '    observe: Gregorian 29 February'),
    rule('WORLD_HANUKKAH', '    observe: Hebrew Kislev 25\n    lasts: 8\n    begins: evening before'),
    rule('WORLD_AFTER_HANUKKAH', '    observe: 1 day after WORLD_HANUKKAH'),
    rule('WORLD_HOUSE_OF_HA', '    observe: Badi Ayyam-i-Ha'),
    rule('WORLD_MOON_FEAST', '    observe: Chinese Bayue 15'),
    rule('WORLD_LEAP_MONTH', '    observe: Chinese Run Liuyue 1'),
    rule('WORLD_FAST', '    observe: last Friday within Umm Al-Qura Ramadan'),
    rule(
      'WORLD_MOVED_FAST',
      '    observe: Hebrew Av 9\n    decide: |\n      also next day\n      prefer weekday is not Saturday\n      then first',
    ),
  ].join(''),
);

describe('dates of the world as targets', () => {
  it.each([
    ['WORLD_EASTER', 2026, ['2026-04-05']],
    ['WORLD_GOOD_FRIDAY', 2026, ['2026-04-03']],
    ['WORLD_ASCENSION', 2026, ['2026-05-14']],
    ['WORLD_ORTHODOX_EASTER', 2024, ['2024-05-05']],
    ['WORLD_ORTHODOX_MONDAY', 2024, ['2024-05-06']],
    ['WORLD_ADVENT', 2025, ['2025-11-30']],
    ['WORLD_THANKSGIVING', 2025, ['2025-11-27']],
    ['WORLD_HOLY_WEEK', 2026, ['2026-04-03..2026-04-05']],
    ['WORLD_LEAP_DAY', 2024, ['2024-02-29']],
    ['WORLD_LEAP_DAY', 2025, []],
    ['WORLD_HANUKKAH', 2025, ['2024-12-26..2025-01-02', '2025-12-15..2025-12-22']],
    ['WORLD_HANUKKAH', 2024, ['2024-12-26..2025-01-02']],
    ['WORLD_AFTER_HANUKKAH', 2025, ['2025-12-16']],
    ['WORLD_HOUSE_OF_HA', 2025, ['2025-02-25..2025-02-28']],
    ['WORLD_MOON_FEAST', 2025, ['2025-10-06']],
    ['WORLD_LEAP_MONTH', 2025, ['2025-07-25']],
    ['WORLD_LEAP_MONTH', 2024, []],
    ['WORLD_FAST', 2025, ['2025-03-28']],
    ['WORLD_MOVED_FAST', 2022, ['2022-08-07']],
    ['WORLD_MOVED_FAST', 2024, ['2024-08-13']],
  ])('%s in %i', (code, year, dates) => {
    expect(datesOf(pack, code, year)).toEqual(dates);
  });

  it('are found through the index, day by day', () => {
    const whole = pack.observances.inYear(yearOf(2026)).filter((o) => o.rule.code.startsWith('WORLD_'));
    const py = yearOf(2026);
    const actual = Array.from({ length: 365 }, (_, i) =>
      pack.observances.on(py, py.firstDay + py.yearStart + i),
    )
      .flat()
      .filter((o) => o.rule.code.startsWith('WORLD_'));
    const text = (o: (typeof whole)[number]): string => `${o.rule.code} ${isoDate(o.day)}`;
    expect(new Set(actual.map(text))).toEqual(new Set(whole.map(text)));
    // An observance is found on each of its days.
    expect(actual.filter((o) => o.rule.code === 'WORLD_HANUKKAH').length).toBe(8);
    expect(pack.observances.touched(py, py.firstDay + py.yearStart + 200).touched).toBeLessThan(40);
  });
});
