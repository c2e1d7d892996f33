// A checked rule as evaluators: its occurrences, the narrowing of each, its windows and names.

import { jdOfCivilDay } from '@nirnaya/engine/civil';
import {
  type Anchor,
  applyClauses,
  type DayMode,
  type NarrowingClause,
  type NarrowingListener,
  type Occurrence,
  type Outcome,
} from '@nirnaya/engine/observe';
import { lengthOf, overlapOf, type Spans } from '@nirnaya/engine/spans';
import type { CheckedClause } from '../../front/check/checked-clause.ts';
import type { CheckedRule } from '../../front/check/rule.ts';
import { children, type TypedExpression } from '../../front/check/typed.ts';
import { clausesIn } from '../clauses-in.ts';
import type { FestivalMode } from '../trace.ts';
import type { Context } from './context.ts';
import { type Emitter, onDay } from './emitter.ts';
import { type OccurrencesOf, occurrencesOf } from './occurrences.ts';

/** The evaluators of one rule in one build. */
export interface RuleEvaluator {
  readonly day: DayMode;
  /** how many days an occurrence lasts beyond those decided */
  readonly more: number;
  readonly occurrences: OccurrencesOf;
  clauses(mode: FestivalMode): readonly CheckedClause[];
  decide(cx: Context, occurrence: Occurrence, mode: FestivalMode, listener?: NarrowingListener): Outcome;
  windows(cx: Context, day: number): readonly { readonly name: string; readonly spans: Spans }[];
  /** the keys of the names of the day's occurrence: its own, from `named`, and those of the further ones that hold */
  names(
    cx: Context,
    day: number,
  ): { readonly named: string | undefined; readonly variants: readonly string[] };
}

/** Emits a rule. */
export function emitRule(
  emitter: Emitter,
  rule: Omit<CheckedRule, 'kind' | 'kindOf' | 'inputs' | 'references' | 'lasts'> &
    Partial<Pick<CheckedRule, 'lasts'>>,
): RuleEvaluator {
  const standard = ready(emitter, rule.clauses);
  const drik = rule.drik === undefined ? standard : ready(emitter, rule.drik);
  const occurrences = occurrencesOf(emitter, rule.target);
  const windows = rule.windows.map(({ name, term }) => ({ name, spans: emitter.spans(term) }));
  const named = rule.named && emitter.values(rule.named);
  const variants = rule.variants.map(({ key, when }) => ({ holds: emitter.truth(when), key }));
  const more = (rule.lasts ?? 1) - 1;
  // The years of a place end with a margin, in which a stretch may be cut.
  const lasting = (cx: Context, outcome: Outcome): Outcome =>
    more === 0 || outcome.kind !== 'decided'
      ? outcome
      : { ...outcome, last: Math.min(cx.py.count - 2, outcome.last + more) };
  return {
    day: rule.day,
    more,
    occurrences,
    clauses: (mode) => clausesIn(rule, mode),
    decide: (cx, occurrence, mode, listener) => {
      const { clauses, needs } = mode === 'drik' ? drik : standard;
      if (occurrence.days !== undefined && clauses.length === 0) {
        return lasting(cx, { kind: 'decided', first: occurrence.days[0], last: occurrence.days[1] });
      }
      cx.target = occurrence.spans;
      return lasting(cx, applyClauses(cx, cx.py, occurrence, { mode: rule.day, clauses, needs, listener }));
    },
    windows: (cx, day) =>
      onDay(cx, day, (at) =>
        windows.map(({ name, spans }) => ({ name, spans: aboutDays(spans(at), cx, day, day + more) })),
      ),
    names: (cx, day) =>
      onDay(cx, day, (at) => ({
        named: named && textOf(named(at)[0]),
        variants: variants.filter(({ holds }) => holds(at)).map(({ key }) => key),
      })),
  };
}

const textOf = (value: string | number | undefined): string | undefined =>
  value === undefined ? undefined : String(value);

interface Ready {
  readonly clauses: readonly NarrowingClause<Context>[];
  readonly needs: readonly Anchor[];
}

function ready(emitter: Emitter, clauses: readonly CheckedClause[]): Ready {
  const needs = new Set<Anchor>();
  for (const { term } of clauses) if (term !== undefined) collectAnchors(term, needs);
  return { clauses: clauses.flatMap((c) => emitClause(emitter, c)), needs: [...needs] };
}

function emitClause(emitter: Emitter, { clause, term }: CheckedClause): NarrowingClause<Context>[] {
  switch (clause.kind) {
    case 'require':
    case 'prefer': {
      if (term === undefined) return [];
      const truth = emitter.truth(term);
      const holds = (cx: Context, day: number): boolean => onDay(cx, day, truth);
      return [
        clause.kind === 'require'
          ? { kind: 'require', holds }
          : { kind: 'prefer', which: clause.which, holds },
      ];
    }
    case 'most': {
      if (term === undefined) return [];
      const window = emitter.spans(term);
      const share = (cx: Context, day: number): number =>
        onDay(cx, day, (at) => {
          const spans = window(at);
          const length = lengthOf(spans);
          return length > 0 ? overlapOf(at.target, spans) / length : 0;
        });
      return [{ kind: 'most', share }];
    }
    case 'also':
    case 'then':
    case 'undecided':
      return [clause];
  }
}

// What of the day a clause cannot do without: a rule needs it to occur on at least one candidate.
function collectAnchors(term: TypedExpression, into: Set<Anchor>): void {
  switch (term.op) {
    case 'day':
      into.add('sunrise').add('sunset');
      break;
    case 'night':
      into.add('sunset');
      break;
    case 'instant':
      into.add(term.name);
      break;
    case 'read':
      if (term.instant === undefined) into.add('sunrise');
      break;
    case 'neighbour':
      // `last moonrise before sunrise` needs the sunrise; the moonrise may be on any day.
      collectAnchors(term.anchor, into);
      return;
    default:
      break;
  }
  for (const child of children(term)) collectAnchors(child, into);
}

/** How far from its days a window may lie, in days before the first and after the last. */
const reach = { before: 2.5, after: 3.5 } as const;

// Beyond the polar circles what ends a window, as a moonset, may be weeks away or not occur at all: then there is none.
function aboutDays(spans: Spans, { py }: Context, first: number, last: number): Spans {
  const from = jdOfCivilDay(py.firstDay + first) - reach.before;
  const to = jdOfCivilDay(py.firstDay + last) + reach.after;
  const lies = (i: number): boolean => spans[i] >= from && spans[i + 1] <= to;
  const starts = Array.from({ length: spans.length / 2 }, (_, i) => 2 * i);
  return starts.every(lies) ? spans : starts.filter(lies).flatMap((i) => [spans[i], spans[i + 1]]);
}
