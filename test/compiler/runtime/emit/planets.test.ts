import { describe, expect, it, test } from 'vitest';
import { intersect, type Spans } from '../../../../engine/spans/spans.ts';
import { compileRules, datesOf, rule, yearOf } from '../../language-bench.ts';

/** Expressions about grahas that may stand for spans and for truths. */
const expressions = {
  SIGN: 'rashi of Jupiter in [Mithuna, Karka]',
  STAR: 'nakshatra of Saturn is Uttara Bhadrapada',
  PADA: 'pada of Moon in [1, 3]',
  NAVAMSA: 'navamsa of Venus in [Mesha, Simha, Dhanu]',
  LAGNA_NAVAMSA: 'navamsa of lagna in [Mesha, Simha, Dhanu]',
  LAGNA_PADA: 'pada of lagna is 2 and not nakshatra of lagna is Magha',
  RETROGRADE: 'Mercury is retrograde',
  DIRECT: 'Jupiter is not retrograde',
  LONGITUDE: 'longitude of Mars >= 100 deg',
  HOUSE: 'Jupiter in house [1, 4, 7, 10] of lagna',
  MOON_HOUSE: 'any of [Mars, Saturn, Rahu] in house [6, 8, 12] of Moon',
  EMPTY: 'house 8 of lagna is empty',
  TAKEN: 'house 7 of Moon is not empty',
  ASPECT: 'any of [Jupiter, Venus] aspects lagna',
  SATURN: 'Saturn aspects Moon or Mars aspects Moon',
  VALUE: 'house 5 of lagna is Simha',
  BOTH: 'rashi of Jupiter in house [1, 5, 9] of Moon and Jupiter is not retrograde',
  COUNT: 'count from rashi of Saturn to rashi of Moon in [12, 1, 2]',
} as const;

const codes = Object.keys(expressions) as (keyof typeof expressions)[];

const pack = compileRules(
  codes
    .map(
      (code) =>
        rule(`CONDITION_${code}`, `    holds: ${expressions[code]}`) +
        rule(
          `FESTIVAL_${code}`,
          `    observe: every Monday\n    decide: |\n      require ${expressions[code]}\n      then first`,
        ) +
        `  MUHURAT_${code}:\n    name: ${code}\n    event: trial\n    score: add 5 when ${expressions[code]} because "it holds"\n    cite: [{work: drik, level: VERIFIED}]\n`,
    )
    .join(''),
);

describe('an expression about grahas', () => {
  it.each(codes)('%s holds at a sunrise, by the point, where its spans hold there', (code) => {
    let fulfilled = 0;
    let missed = 0;
    for (const year of [1723, 2025, 2874]) {
      const py = yearOf(year);
      const dates = new Set(
        pack.observances.inYear(py).flatMap((o) => (o.rule.code === `FESTIVAL_${code}` ? [o.day] : [])),
      );
      for (let day = py.yearStart; day < py.yearEnd; day++) {
        const sunrise = py.sunrise[day];
        const actual = pack.conditions.ofRule(py, `CONDITION_${code}`, py.firstDay + day)?.spans ?? [];
        const holds = actual.some(({ start, end }) => start <= sunrise && sunrise < end);
        const monday = (py.firstDay + day + 4) % 7 === 1;
        if (!monday) continue;
        if (holds) fulfilled++;
        else missed++;
        expect(dates.has(py.firstDay + day), `${code} ${year} ${day}`).toBe(holds);
      }
    }
    expect(fulfilled).toBeGreaterThan(3);
    expect(missed).toBeGreaterThan(3);
  });

  it.each(codes)('%s has over many days the spans that it has on each', (code) => {
    const py = yearOf(2026);
    const first = py.firstDay + py.yearStart + 120;
    const [from, to] = [py.dayStart[first - py.firstDay], py.dayStart[first + 20 - py.firstDay]];
    const windows = pack.scores.muhurats(py, `MUHURAT_${code}`, { from: first, to: first + 19 }) ?? [];
    const over: Spans = windows.flatMap(({ start, end, reasons }) =>
      reasons.some(({ because }) => because === 'it holds') ? [start, end] : [],
    );
    const daily: number[] = [];
    for (let day = first; day < first + 20; day++) {
      const bounds = [py.dayStart[day - py.firstDay], py.dayStart[day - py.firstDay + 1]];
      const actual = pack.conditions.ofRule(py, `CONDITION_${code}`, day)?.spans ?? [];
      for (const { start, end } of actual) {
        const [a = 0, b = 0] = intersect([start, end], bounds);
        if (b <= a) continue;
        if (daily.at(-1) === a) daily[daily.length - 1] = b;
        else daily.push(a, b);
      }
    }
    const whole = intersect(over, [from, to]);
    expect(whole).toHaveLength(daily.length);
    for (const [i, instant] of whole.entries())
      expect(Math.abs(instant - daily[i]) * 86_400).toBeLessThan(0.1);
  });
});

describe('ingresses as targets', () => {
  const civil = '    day: civil\n    decide: then first';
  const dates = (observe: string, year: number, rest = civil): string[] =>
    datesOf(compileRules(rule('FESTIVAL_TRIAL', `    observe: ${observe}\n${rest}`)), 'FESTIVAL_TRIAL', year);

  it('come as often as the graha enters, a turn back among them; some years have none', () => {
    expect(dates('every Jupiter enters rashi', 2025)).toEqual(['2025-05-14', '2025-10-18', '2025-12-05']);
    expect(dates('every Saturn enters rashi', 2024)).toEqual([]);
    expect(dates('Saturn enters Mina', 2025)).toEqual(['2025-03-29']);
  });

  it('a clause may tell an entry that lasts from one that the graha takes back', () => {
    // Jupiter entered Dhanu on 30 March 2019, fell back on 23 April, and came to stay on 5 November.
    const lasting =
      '    day: civil\n    decide: |\n      require not (Jupiter is retrograde) at target\n      require not (rashi of Jupiter is Vrishchika) touches from target for 250 days\n      then first';
    expect(dates('Jupiter enters Dhanu', 2019)).toEqual(['2019-03-29', '2019-11-05']);
    expect(dates('Jupiter enters Dhanu', 2019, lasting)).toEqual(['2019-11-05']);
    // In 2020 it only fell back into Dhanu, and went on from there.
    expect(dates('Jupiter enters Dhanu', 2020)).toEqual(['2020-06-30']);
    expect(dates('Jupiter enters Dhanu', 2020, lasting)).toEqual([]);
  });

  test('the trace of such a rule says what was asked and found', () => {
    const trial = compileRules(
      rule(
        'FESTIVAL_TRIAL',
        '    observe: every Jupiter enters rashi\n    day: civil\n    decide: |\n      require rashi of Jupiter at target in house [1, 3] of Mithuna\n      then first',
      ),
    );
    const py = yearOf(2025);
    const traces = trial.traces.between(py, 'FESTIVAL_TRIAL', {
      from: py.firstDay + py.yearStart,
      to: py.firstDay + py.yearEnd - 1,
    });
    const clauses = traces.map(({ clauses: all, outcome }) => [
      all[0]?.text,
      all[0]?.results[0]?.holds,
      outcome.kind,
    ]);
    const text = 'require rashi of Jupiter at target in house [1, 3] of Mithuna';
    expect(clauses).toEqual([
      [text, true, 'decided'],
      [text, false, 'nothing'],
      [text, true, 'decided'],
    ]);
  });
});
