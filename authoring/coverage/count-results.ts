// What the lines of a rule that scores did over some years, and how often a condition held and as what: for each way to give
// the enumerated inputs.

import type { AnyRule, CompiledPack, Inputs, Reason } from '@nirnaya/compiler/runtime';
import type { SourceRange } from '@nirnaya/dsl/source';
import type { PlaceYear } from '@nirnaya/engine/almanac';
import { casesOf, caseText } from '../inputs/cases.ts';

/** The counts of one line of a score. */
export interface LineCount {
  /** in its canonical spelling */
  readonly text: string;
  /** the rule that it is written in */
  readonly code: string;
  readonly range: SourceRange;
  /** windows of a muhurat, or days of a suitability, in which it was among the reasons */
  readonly fulfilled: number;
}

/** The counts of a rule for one case of its inputs. */
export interface CaseCount {
  /** `eclipse SOLAR`; empty without inputs */
  readonly given: string;
  /** windows, days or spans */
  readonly count: number;
  /** how many of them each rating, or each kind of a condition, has; what has none is counted under an empty name */
  readonly kinds: ReadonlyMap<string, number>;
  readonly blocked: number;
}

/** The counts of a muhurat, a suitability or a condition. */
export interface ResultCount {
  readonly code: string;
  readonly kind: 'muhurat' | 'suitability' | 'condition';
  /** what is counted */
  readonly unit: 'windows' | 'days' | 'spans';
  readonly cases: readonly CaseCount[];
  /** none of a condition */
  readonly lines: readonly LineCount[];
  /** why nothing was counted */
  readonly uncounted?: string;
}

interface Tally {
  readonly count: number;
  readonly kinds: Map<string, number>;
  readonly blocked: number;
}

const units = { muhurat: 'windows', suitability: 'days', condition: 'spans' } as const;

/** Counts what a rule gave in the civil years of some place-years. */
export function countResults(pack: CompiledPack, rule: AnyRule, years: Iterable<PlaceYear>): ResultCount {
  const { code, inputs } = rule;
  const kind: ResultCount['kind'] =
    rule.kind === 'muhurat' || rule.kind === 'suitability' ? rule.kind : 'condition';
  const cases = casesOf(inputs);
  const lines = new Map<string, LineCount & { fulfilled: number }>();
  for (const { text, code: own, range } of pack.scored.get(code)?.lines ?? [])
    lines.set(`${own} ${text}`, { text, code: own, range, fulfilled: 0 });
  const common = { code, kind, unit: units[kind] };
  if (cases === undefined) {
    const needed = inputs.filter(({ optional }) => optional !== true).map(({ name }) => name);
    return { ...common, cases: [], lines: [...lines.values()], uncounted: `it needs ${needed.join(', ')}` };
  }
  const hear = (reasons: readonly Reason[]): void => {
    for (const { text, code: own } of reasons) {
      const line = lines.get(`${own} ${text}`);
      if (line !== undefined) line.fulfilled++;
    }
  };
  const tallies = cases.map(() => ({ count: 0, kinds: new Map<string, number>(), blocked: 0 }));
  for (const py of years) {
    for (const [i, given] of cases.entries()) {
      const tally = tallies[i];
      if (tally === undefined) continue;
      const results =
        kind === 'muhurat'
          ? windowsIn(pack, py, { code, inputs: given }, hear)
          : kind === 'suitability'
            ? daysIn(pack, py, { code, inputs: given }, hear)
            : spansIn(pack, py, code, given);
      tally.count += results.count;
      tally.blocked += results.blocked;
      for (const [name, count] of results.kinds) add(tally.kinds, name, count);
    }
  }
  return {
    ...common,
    cases: cases.map((given, i) => ({
      given: caseText(given),
      ...(tallies[i] ?? { count: 0, kinds: new Map(), blocked: 0 }),
    })),
    lines: [...lines.values()],
  };
}

const add = (kinds: Map<string, number>, name: string, count = 1): void => {
  kinds.set(name, (kinds.get(name) ?? 0) + count);
};

const firstDay = (py: PlaceYear): number => py.firstDay + py.yearStart;
const lastDay = (py: PlaceYear): number => py.firstDay + py.yearEnd - 1;

/** A rule with values of its inputs. */
interface RuleCase {
  readonly code: string;
  readonly inputs: Inputs;
}

function windowsIn(
  pack: CompiledPack,
  py: PlaceYear,
  { code, inputs }: RuleCase,
  hear: (reasons: readonly Reason[]) => void,
): Tally {
  const kinds = new Map<string, number>();
  const windows = pack.scores.muhurats(py, code, { from: firstDay(py), to: lastDay(py), inputs }) ?? [];
  for (const { rating = '', reasons } of windows) {
    add(kinds, rating);
    hear(reasons);
  }
  return { count: windows.length, kinds, blocked: windows.filter(({ blocked }) => blocked).length };
}

function daysIn(
  pack: CompiledPack,
  py: PlaceYear,
  { code, inputs }: RuleCase,
  hear: (reasons: readonly Reason[]) => void,
): Tally {
  const kinds = new Map<string, number>();
  let [count, blocked] = [0, 0];
  for (let day = firstDay(py); day <= lastDay(py); day++) {
    const worth = pack.scores.suitabilityBy(py, code, day, { inputs });
    if (worth === undefined) continue;
    count++;
    if (worth.blocked) blocked++;
    add(kinds, worth.rating);
    hear([...worth.blocking, ...worth.supporting]);
  }
  return { count, kinds, blocked };
}

// A span of several days counts once, in the year in which it begins.
function spansIn(pack: CompiledPack, py: PlaceYear, code: string, inputs: Inputs): Tally {
  const kinds = new Map<string, number>();
  const [from, to] = [py.dayStart[py.yearStart] ?? Number.NaN, py.dayStart[py.yearEnd] ?? Number.NaN];
  let [count, last] = [0, Number.NEGATIVE_INFINITY];
  for (let day = firstDay(py); day <= lastDay(py); day++) {
    for (const { start, kind = '' } of pack.conditions.ofRule(py, code, day, inputs)?.spans ?? []) {
      if (start <= last || start < from || start >= to) continue;
      last = start;
      count++;
      add(kinds, kind);
    }
  }
  return { count, kinds, blocked: 0 };
}
