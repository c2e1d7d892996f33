// Author tests of rules of births, looked up in the packs: each with its charts.

import type { BirthRule } from '@nirnaya/compiler/front';
import type { CompiledPack } from '@nirnaya/compiler/runtime';
import { type Diagnostic, report, suggestionFor } from '@nirnaya/dsl/diagnostics';
import type { BirthTest, MatchTest, PlacedText, TestChart, TestField, TestMoment } from '@nirnaya/dsl/pack';
import type { SourceRange } from '@nirnaya/dsl/source';
import { fixedNames } from '@nirnaya/dsl/vocabulary';
import { type Chart, givenChart } from '@nirnaya/engine/jyotisha';
import type { Site } from '@nirnaya/engine/place';
import { isServedYear } from './look-up.ts';
import type { Common } from './scored-checks.ts';

/** A chart to be tried: ready, or to be computed of a moment. */
export type TriedChart = { readonly chart: Chart } | { readonly moment: TestMoment };

/** Whether a yoga or a dosha holds of a chart, what a set or a reading is. */
export interface BirthCheck extends Common {
  readonly kind: 'birth';
  readonly rule: BirthRule;
  readonly tried: TriedChart;
  readonly holds: boolean;
  /** the texts of cancellations that must hold */
  readonly cancelled: readonly string[];
  /** the names of the grahas of a set, all of them */
  readonly grahas: readonly string[] | undefined;
  readonly result: readonly TestField[];
}

/** The points of a kuta. */
export interface MatchCheck extends Common {
  readonly kind: 'match';
  readonly rule: BirthRule;
  readonly bride: TriedChart;
  readonly groom: TriedChart;
  readonly points: number;
  readonly withExceptions: number | undefined;
  readonly cancelled: readonly string[];
}

/** One claim about a rule of a birth. */
export type ChartCheck = BirthCheck | MatchCheck;

/** The claims of a test, whose rule is of the test's kind. */
export function birthChecks(
  test: BirthTest | MatchTest,
  pack: CompiledPack,
  site: Site,
  sink: Diagnostic[],
): readonly ChartCheck[] {
  const rule = pack.births.get(test.rule.text);
  if (rule === undefined) return [];
  const before = sink.length;
  const known = rule.checked.cancelled.map(({ because }) => because);
  for (const { text, range } of test.cancelled) {
    if (known.includes(text)) continue;
    const params = { text, code: rule.code };
    sink.push(report('unknown-reason', range, params, { suggestion: suggestionFor(text, known) }));
  }
  const common = { pack, site, rule, cancelled: textsOf(test.cancelled) };
  if (test.kind === 'match') {
    const bride = triedChart(test.bride, true, sink);
    const groom = triedChart(test.groom, true, sink);
    if (bride === undefined || groom === undefined || sink.length > before) return [];
    const { points, withExceptions } = test;
    return [{ kind: 'match', ...common, bride, groom, points, withExceptions, range: test.rule.range }];
  }
  const fields = rule.checked.results.map(({ name }) => name);
  for (const { name } of test.result) {
    if (fields.includes(name.text)) continue;
    const params = { field: name.text, where: `the result of ${rule.code}` };
    sink.push(report('unknown-field', name.range, params, { suggestion: suggestionFor(name.text, fields) }));
  }
  if (sink.length > before) return [];
  const claims = { grahas: test.grahas && textsOf(test.grahas), result: test.result };
  const check =
    (holds: boolean) =>
    (chart: TestChart): BirthCheck[] => {
      const tried = triedChart(chart, false, sink);
      const own = holds ? common : { ...common, cancelled: [] };
      return tried === undefined
        ? []
        : [{ kind: 'birth', ...own, ...claims, tried, holds, range: chart.range }];
    };
  return [...test.has.flatMap(check(true)), ...test.hasNot.flatMap(check(false))];
}

const textsOf = (some: readonly PlacedText[]): string[] => some.map(({ text }) => text);

const placeShape = /^(\S+)\s+(\d+(?:\.\d+)?)(\s+retrograde)?$/;

function triedChart(chart: TestChart, isPartial: boolean, sink: Diagnostic[]): TriedChart | undefined {
  if (chart.kind === 'born') {
    const { moment } = chart;
    const served = isServedYear(Number(moment.date.slice(0, 4)), moment.range, sink);
    return served ? { moment } : undefined;
  }
  const before = sink.length;
  const longitude = new Array<number>(9).fill(Number.NaN);
  const speed = [1, 13, 0.5, 1, 0.1, 1, 0.05, -0.05, -0.05];
  let lagna = Number.NaN;
  for (const { name, value } of chart.places) {
    const graha = name.text === 'lagna' ? lagnaIndex : numberOf(name, 'graha', sink);
    const degrees = degreesOf(name.text, value, sink);
    if (graha === undefined || degrees === undefined) continue;
    if (graha === lagnaIndex) lagna = degrees;
    else {
      longitude[graha] = degrees;
      if (/retrograde$/.test(value.text)) speed[graha] = -Math.abs(speed[graha]);
    }
  }
  // The nodes stand opposite each other.
  if (Number.isNaN(longitude[8])) longitude[8] = longitude[7] + 180;
  if (Number.isNaN(longitude[7])) longitude[7] = longitude[8] - 180;
  const missing = fixedNames.graha.flatMap(([name], i) => (Number.isNaN(longitude[i]) ? [name] : []));
  if (Number.isNaN(lagna)) missing.unshift('lagna');
  if (!isPartial) {
    for (const field of missing)
      sink.push(report('missing-field', chart.range, { field, where: 'the chart' }));
  }
  return sink.length > before ? undefined : { chart: givenChart({ longitude, lagna, speed }) };
}

const lagnaIndex = 9;

function numberOf(word: PlacedText, kind: 'graha' | 'rashi', sink: Diagnostic[]): number | undefined {
  const names = fixedNames[kind];
  const index = names.findIndex((spellings) => spellings.includes(word.text));
  if (index >= 0) return index;
  const suggestion = suggestionFor(word.text, [...names.flat(), ...(kind === 'graha' ? ['lagna'] : [])]);
  sink.push(report('unknown-name', word.range, { name: word.text, kind }, { suggestion }));
  return undefined;
}

// `Simha 10.5`, degrees in the sign.
function degreesOf(field: string, value: PlacedText, sink: Diagnostic[]): number | undefined {
  const [, sign, degrees] = placeShape.exec(value.text) ?? [];
  if (sign === undefined) {
    const range: SourceRange = value.range;
    const params = {
      field,
      expected: 'a sign and degrees, such as `Simha 10.5`',
      found: `\`${value.text}\``,
    };
    sink.push(report('wrong-node', range, params));
    return undefined;
  }
  const number = numberOf({ text: sign, range: value.range }, 'rashi', sink);
  const within = Number(degrees);
  if (within >= 30) {
    const params = { what: 'the degree in a sign', allowed: 'at least 0 and less than 30', found: within };
    sink.push(report('number-out-of-range', value.range, params));
    return undefined;
  }
  return number === undefined ? undefined : 30 * number + within;
}
