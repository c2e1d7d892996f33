// The festivals of a year with the reason of each, and what the year leaves without a date.

import {
  type FestivalItem,
  itemOf,
  type ListedObservance,
  onceEach,
  principalFirst,
  weightOf,
} from '@nirnaya/app/festivals';
import type { PackRule } from '@nirnaya/compiler/front';
import type { CompiledPack, Observance } from '@nirnaya/compiler/runtime';
import { festivalItem, undecidedItem } from '@nirnaya/contract/festivals';
import type { Weight } from '@nirnaya/dsl/vocabulary';
import { type ExplainOptions, sentenceOf } from '@nirnaya/explain/sentences';
import type { Session } from '../../options/session.ts';
import type { Progress } from '../text/progress.ts';

// What readers of a year want to know of an observance, in the order in which it is written.
const yearFields = [
  'code',
  'name',
  'name_sa',
  'names',
  'aliases',
  'variant',
  'also',
  'within',
  'type',
  'weight',
  'tags',
  'summary',
  'reason',
  'windows',
  'traditions',
] as const satisfies readonly (keyof FestivalItem)[];

type YearFields = Pick<FestivalItem, (typeof yearFields)[number]>;

/** An observance of a span of days. */
export interface YearFestival extends YearFields {
  /** civil day numbers */
  readonly day: number;
  readonly lastDay: number;
}

/** An occurrence that got no date. */
interface UndecidedInYear {
  readonly code: string;
  readonly name: string;
  readonly kind: 'undecided' | 'undecidable';
  /** civil day numbers */
  readonly candidates: readonly number[];
  readonly reason: string;
}

/** A year of festivals. */
export interface FestivalYear {
  readonly festivals: readonly YearFestival[];
  readonly undecided: readonly UndecidedInYear[];
}

/** Which of the festivals are wanted; those of some kinds only if any are given. */
export interface YearFilter {
  readonly types: readonly string[];
  readonly weights: readonly Weight[];
  readonly tags: readonly string[];
}

/** Days from..to (civil day numbers, inclusive) of one year. */
export interface YearSpan {
  readonly year: number;
  readonly from: number;
  readonly to: number;
}

/** Finds the festivals that begin in a span of days, by date and those of one date by their weight. */
export function festivalYear(
  session: Session,
  { year, from, to }: YearSpan,
  filter: YearFilter,
  progress: Progress,
): FestivalYear {
  const { pack, mode, context } = session;
  const py = session.year(year);
  const observances = byDate(pack, pack.observances.inYear(py, { mode }).filter(matcherOf(filter)), from, to);
  const festivals = observances.map((observance, i): YearFestival => {
    progress.at(i, observances.length, 'dates');
    const { day, lastDay } = observance;
    const decided = itemOf(context, observance, Math.max(day, from), { observatory: false });
    const item = session.language?.written(festivalItem, decided) ?? decided;
    const fields = yearFields.filter((field) => item[field] !== undefined);
    return {
      ...(Object.fromEntries(fields.map((field) => [field, item[field]])) as YearFields),
      day,
      lastDay,
    };
  });
  progress.end();
  return {
    festivals,
    undecided: undecidedOf(session, year, context.explaining(year)).filter(
      ({ code, candidates }) =>
        matcherOf(filter)({ rule: pack.rules.get(code) }) &&
        candidates.some((day) => from <= day && day <= to),
    ),
  };
}

function matcherOf({ types, weights, tags }: YearFilter) {
  const isAny = (requested: readonly string[], own: readonly (string | undefined)[]): boolean =>
    requested.length === 0 || own.some((one) => one !== undefined && requested.includes(one));
  return ({ rule }: { readonly rule: PackRule | undefined }): boolean =>
    rule !== undefined &&
    isAny(types, [rule.linked.fields.type ?? 'FESTIVAL']) &&
    isAny(weights, [weightOf(rule)]) &&
    isAny(tags, rule.linked.fields.tags ?? []);
}

// One that spans the first day stands on it.
function byDate(
  pack: CompiledPack,
  observances: readonly Observance[],
  from: number,
  to: number,
): readonly ListedObservance[] {
  const dates = new Map<number, Observance[]>();
  for (const observance of observances) {
    if (observance.lastDay < from || observance.day > to) continue;
    const on = dates.get(observance.day);
    if (on === undefined) dates.set(observance.day, [observance]);
    else on.push(observance);
  }
  return [...dates.values()].flatMap((on) => principalFirst(onceEach(pack, on)));
}

const undecidedNames = undecidedItem.pick({ name: true, reason: true });

function undecidedOf(session: Session, year: number, options: ExplainOptions): UndecidedInYear[] {
  const py = session.year(year);
  return session.pack.undecided
    .inYear(py, { mode: session.mode })
    .flatMap(({ rule, decision }): UndecidedInYear[] => {
      const { outcome, occurrence } = decision;
      if (outcome.kind !== 'undecided' && outcome.kind !== 'undecidable') return [];
      const trace = session.pack.traces.tracer(py, rule.code, { mode: session.mode });
      const entry = {
        code: rule.code,
        name: rule.linked.fields.name ?? rule.code,
        kind: outcome.kind,
        candidates: outcome.candidates.map((index) => py.firstDay + index),
        reason: trace === undefined ? '' : sentenceOf(rule, trace(occurrence), options),
      };
      return [session.language?.written(undecidedNames, entry) ?? entry];
    });
}
