import { describe, expect, it } from 'vitest';
import { compileRules, datesOf, rule } from '../../language-bench.ts';

const dates = (observe: string, year: number, rest = '', head = ''): string[] =>
  datesOf(
    compileRules(rule('FESTIVAL_TRIAL', `    observe: ${observe}\n${rest}`), head),
    'FESTIVAL_TRIAL',
    year,
  );

const atSunrise = '    decide: |\n      prefer target at sunrise\n      then first';

describe('targets of a rule', () => {
  it('a tithi of a lunar month comes once a year', () => {
    expect(dates('Bhadrapada Shukla 4', 2024, '    decide: prefer most of madhyahna then first')).toEqual([
      '2024-09-07',
    ]);
  });
  it('a month named purnimanta has its dark half first', () => {
    const amanta = dates('Ashvina Krishna 4', 2025, atSunrise);
    expect(dates('Kartika Krishna 4', 2025, atSunrise, 'months: purnimanta\n')).toEqual(amanta);
    expect(dates('Kartika Shukla 4', 2025, atSunrise, 'months: purnimanta\n')).toEqual(
      dates('Kartika Shukla 4', 2025, atSunrise),
    );
  });
  it('an intercalary month is skipped, observed besides, or observed alone', () => {
    // 2023 had an adhika Shravana, 18 July to 16 August.
    expect(dates('Shravana Shukla 11', 2023, atSunrise)).toEqual(['2023-08-27']);
    expect(dates('Shravana Shukla 11', 2023, `    adhika: both\n${atSunrise}`)).toEqual([
      '2023-07-29',
      '2023-08-27',
    ]);
    expect(dates('Adhika Shukla 11', 2023, atSunrise)).toEqual(['2023-07-29']);
    expect(dates('Adhika Shukla 11', 2022, atSunrise)).toEqual([]);
  });
  it('the lunation of a kshaya month serves both its names', () => {
    // 1982-83: Pausha and Magha shared one lunation.
    expect(dates('Pausha Shukla 15', 1983, atSunrise)).toEqual(dates('Magha Shukla 15', 1983, atSunrise));
  });
  it('every tithi of a name comes in both halves of each month', () => {
    expect(dates('every tithi Ekadashi', 2025, `    adhika: both\n${atSunrise}`)).toHaveLength(25);
  });
  it('a nakshatra within a solar month is pooled, or picked by its place', () => {
    const pooled = dates('nakshatra Shravana within Malayalam Chingam', 2025, atSunrise);
    expect(pooled).toHaveLength(1);
    expect(dates('last nakshatra Shravana within Malayalam Chingam', 2025, atSunrise)).toEqual(pooled);
  });
  it('pieces within a month are decided together, or each for itself where every one is meant', () => {
    // The two of 2025, of the bright half and of the dark half (Kamika).
    expect(dates('tithi Ekadashi within lunar month Ashadha', 2025, atSunrise)).toHaveLength(1);
    expect(dates('every tithi Ekadashi within lunar month Ashadha', 2025, atSunrise)).toEqual([
      '2025-07-06',
      '2025-07-21',
    ]);
  });
  it('the Sun enters a sign at an instant, and a cut decides the day', () => {
    const cut = '    decide: also next day require sunset after target then first';
    expect(dates('Sun enters Makara', 2025, cut)).toEqual(['2025-01-14']);
  });
  it('dates of calendars made by rules, of the Gregorian calendar, and offsets need no deciding', () => {
    expect(dates('Tamil Chithirai 1', 2025)).toEqual(['2025-04-14']);
    expect(dates('Gregorian 29 February', 2025)).toEqual([]);
    expect(dates('Gregorian 29 February', 2024)).toEqual(['2024-02-29']);
    expect(dates('1 day after Gregorian 31 December', 2025)).toEqual(['2025-01-01']);
    expect(dates('2 days before Tamil Chithirai 1', 2025)).toEqual(['2025-04-12']);
  });
  it('a weekday may be found near a target, or counted within a month', () => {
    expect(dates('Friday on or before Shravana Shukla 15', 2025)).toEqual(['2025-08-08']);
    expect(dates('Monday on or after Gregorian 27 November', 2025)).toEqual(['2025-12-01']);
    expect(dates('3rd Monday within Gregorian January', 2025)).toEqual(['2025-01-20']);
    expect(dates('last Thursday within Gregorian November', 2025)).toEqual(['2025-11-27']);
    expect(dates('every Monday within lunar month Shravana', 2025)).toEqual([
      '2025-07-28',
      '2025-08-04',
      '2025-08-11',
      '2025-08-18',
    ]);
  });
  it('a stretch runs from one observance to another', () => {
    expect(dates('from FESTIVAL_SHARAD_NAVARATRI to FESTIVAL_MAHA_NAVAMI', 2025)).toEqual([
      '2025-09-22..2025-10-01',
    ]);
  });
});

describe('narrowing', () => {
  it('a rule emptied by require observes nothing', () => {
    expect(dates('Bhadrapada Shukla 4', 2024, '    decide: require weekday is Monday then first')).toEqual(
      [],
    );
  });
  it('undecided has no date while several candidates are left', () => {
    expect(dates('Bhadrapada Shukla 4', 2024, '    decide: undecided')).toEqual([]);
    expect(dates('Bhadrapada Shukla 4', 2024, '    decide: require target at sunrise undecided')).toEqual([
      '2024-09-07',
    ]);
  });
  it('prefer earliest keeps one of those that satisfy it', () => {
    const rest = (which: string) =>
      `    decide: also next 2 days prefer ${which} weekday in [Saturday, Sunday, Monday] then last`;
    expect(dates('Bhadrapada Shukla 4', 2024, rest('earliest'))).toEqual(['2024-09-07']);
    expect(dates('Bhadrapada Shukla 4', 2024, rest('latest'))).toEqual(['2024-09-09']);
  });
});
