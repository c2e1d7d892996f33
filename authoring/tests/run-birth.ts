// Runs the claims about rules of births.

import type { BirthCondition, ReadingValue } from '@nirnaya/compiler/runtime';
import { nameOf } from '@nirnaya/dsl/vocabulary';
import { instantOfLocal, jdOfCivilDay, zoneOffsets } from '@nirnaya/engine/civil';
import { type Chart, chartAt } from '@nirnaya/engine/jyotisha';
import type { Site } from '@nirnaya/engine/place';
import type { SkySource } from '@nirnaya/engine/sky';
import { openBundledSource } from '@nirnaya/ephemeris';
import type { BirthCheck, ChartCheck, MatchCheck, TriedChart } from './birth-checks.ts';
import { dayOf } from './clock.ts';
import type { CheckResult } from './result.ts';

/** Runs one such claim. */
export const runBirthTest = (check: ChartCheck): CheckResult =>
  check.kind === 'match' ? runMatch(check) : runBirth(check);

let ephemeris: SkySource | undefined;

// Most charts of tests are given; only those of a moment need the ephemeris.
function chartOf(tried: TriedChart, { place }: Site): Chart {
  if ('chart' in tried) return tried.chart;
  const { date, minutes } = tried.moment;
  const day = dayOf(date);
  const offsets = zoneOffsets(place.zone, jdOfCivilDay(day - 1), jdOfCivilDay(day + 2));
  ephemeris ??= openBundledSource();
  return chartAt(ephemeris, instantOfLocal(offsets, day + minutes / 1440), place);
}

function runBirth(check: BirthCheck): CheckResult {
  const { pack, rule, site, holds, cancelled, grahas, result } = check;
  const chart = chartOf(check.tried, site);
  if (rule.checked.kind === 'set') {
    const actual = (pack.birthResults.grahas(chart, rule.code) ?? []).map((graha) => nameOf('graha', graha));
    const expected = [...(grahas ?? [])];
    const same = expected.length === actual.length && expected.every((name) => actual.includes(name));
    return {
      check,
      passed: same === holds,
      expected: expected.join(', ') || 'none',
      actual: actual.join(', ') || 'none',
    };
  }
  if (rule.checked.kind === 'reading') {
    const reading = pack.birthResults.readings(chart, { trace: true }).find(({ code }) => code === rule.code);
    const shown = (value: ReadingValue | undefined): string =>
      value === null || value === undefined
        ? 'none'
        : typeof value === 'object'
          ? `[${value.join(', ')}]`
          : String(value);
    const expected = result.map(({ name, value }): [string, string] => [
      name.text,
      value === undefined ? 'none' : typeof value === 'string' ? value : `[${value.join(', ')}]`,
    ]);
    const actual = expected.map(([name]): [string, string] => [name, shown(reading?.values[name])]);
    const listed = (fields: readonly (readonly [string, string])[]): string =>
      fields.map(([name, value]) => `${name}: ${value}`).join(', ');
    return {
      check,
      passed: expected.every(([, value], i) => value === actual[i]?.[1]) === holds,
      expected: listed(expected),
      actual: listed(actual),
      why: reading?.trace?.map(({ name, text, value }) => `${name} is ${value}: ${text}`),
    };
  }
  const yoga = pack.birthResults.yoga(chart, rule.code, { trace: true });
  const because = yoga?.cancelled.map((one) => one.because) ?? [];
  const text = (doesHold: boolean, why: readonly string[]): string =>
    `it ${doesHold ? 'holds' : 'does not hold'}${why.length > 0 ? `, cancelled by ${why.map((one) => `"${one}"`).join(', ')}` : ''}`;
  return {
    check,
    passed: (yoga?.holds === true) === holds && cancelled.every((one) => because.includes(one)),
    expected: text(holds, cancelled),
    actual: yoga === undefined ? 'the rule is disabled' : text(yoga.holds, because),
    why: yoga?.trace && conditionLines(yoga.trace),
  };
}

function runMatch(check: MatchCheck): CheckResult {
  const { pack, rule, site, points, withExceptions, cancelled } = check;
  const match = pack.birthResults.match(chartOf(check.bride, site), chartOf(check.groom, site), {
    trace: true,
  });
  const kuta = match.kutas.find(({ code }) => code === rule.code);
  const because = kuta?.cancelled.map((one) => one.because) ?? [];
  const text = (n: number, counted: number | undefined, why: readonly string[]): string => {
    const exceptions = why.length > 0 ? `, with ${why.map((one) => `"${one}"`).join(', ')}` : '';
    return `${n} points${exceptions}${counted === undefined ? '' : `, ${counted} where exceptions are counted`}`;
  };
  return {
    check,
    passed:
      kuta?.points === points &&
      (withExceptions === undefined || kuta.withExceptions === withExceptions) &&
      cancelled.every((one) => because.includes(one)),
    expected: text(points, withExceptions, cancelled),
    actual:
      kuta === undefined
        ? 'the rule is disabled'
        : text(kuta.points, withExceptions && kuta.withExceptions, because),
    why: kuta?.trace?.map(({ name, text: written, value }) => `${name} is ${value}: ${written}`),
  };
}

// Each condition on a line, with what was found of it.
function conditionLines(
  { text, joins, holds, readings: value, parts }: BirthCondition,
  depth = 0,
): readonly string[] {
  const own = value.map((reading) => `${reading.text}: ${reading.value}`).join('; ');
  const line = `${'  '.repeat(depth)}${holds ? 'yes' : 'no'}: ${text}${own === '' ? '' : ` (${own})`}`;
  const skipped = joins === 'and' && depth === 0;
  return [
    ...(skipped ? [] : [line]),
    ...parts.flatMap((part) => conditionLines(part, skipped ? depth : depth + 1)),
  ];
}
