// A trace laid out as JSON: everything that was considered for one occurrence, and what decided.

import type { PackRule } from '@nirnaya/compiler/front';
import type { Trace, TracedClause } from '@nirnaya/compiler/runtime';
import { nameOf } from '@nirnaya/dsl/vocabulary';
import { isoDate } from '@nirnaya/engine/civil';
import { clockIn, type LocalClock } from '../dates/clock.ts';
import { type Authority, authoritiesOf, authorityOfClause } from '../sentences/authority.ts';
import type { ExplainOptions } from '../sentences/options.ts';
import { lunarTerm } from '../sentences/target.ts';
import { lunationName } from '../sentences/tithi-name.ts';
import { weighedWindows, windowOverlaps } from './overlap.ts';
import { type ReadingJson, readingJson } from './reading-json.ts';
import { lineOf } from './source-place.ts';
import { type SpanJson, spansJson } from './span-json.ts';

/** Where a clause is written, and whose word it is. */
interface ClausePlace {
  readonly clause: string;
  readonly pack: string;
  readonly file: string;
  /** from 1 */
  readonly line: number;
  /** whose word it is; null where it does not say, and then `authorities` are those of the rule as a whole */
  readonly authority: Authority | null;
}

/** The result of a clause for one day. */
interface ClauseOnDate {
  readonly date: string;
  /** what `require` and `prefer` found */
  readonly holds: boolean | null;
  /** what `prefer most of` found, 0..1 */
  readonly share: number | null;
  readonly survives: boolean;
  readonly readings: readonly ReadingJson[];
}

/** One clause with what it did. */
interface ObservatoryClause extends ClausePlace {
  readonly results: readonly ClauseOnDate[];
  /** whether it left fewer days than it found */
  readonly narrowed: boolean;
  /** whether it left the single day */
  readonly decided: boolean;
}

/** The lunation an occurrence belongs to. */
interface ObservatoryLunation extends SpanJson {
  /** the amanta month it serves the rule as: `Bhadrapada`, `Adhika Jyeshtha` */
  readonly lunar_month: string;
  /** every month of it; two where kshaya */
  readonly months: readonly string[];
  readonly is_adhika: boolean;
  readonly is_kshaya: boolean;
}

/** The outcome of an occurrence. */
interface ObservatoryOutcome {
  readonly kind: 'decided' | 'nothing' | 'undecided' | 'undecidable';
  readonly date: string | null;
  readonly last_date: string | null;
  /** the moment whose absence leaves it undecidable */
  readonly absent: string | null;
  /** the dates left open */
  readonly candidates: readonly string[];
}

/** A whole decision. Dates are `YYYY-MM-DD`, instants local ISO 8601. */
export interface Observatory {
  readonly code: string;
  readonly name: string;
  readonly mode: 'standard' | 'drik';
  readonly target: SpanJson & {
    readonly text: string;
    readonly is_event: boolean;
    readonly spans: readonly SpanJson[];
  };
  /** null for targets outside of the lunar calendar */
  readonly lunation: ObservatoryLunation | null;
  readonly candidates: readonly {
    readonly date: string;
    readonly sunrise_at: string | null;
    readonly overlap_minutes: number;
    readonly added: boolean;
  }[];
  readonly kala_windows: readonly (SpanJson & { readonly key: string; readonly date: string })[];
  readonly overlaps: readonly {
    readonly window: string;
    readonly date: string;
    readonly overlap_minutes: number | null;
    readonly share: number;
  }[];
  readonly clauses: readonly ObservatoryClause[];
  /** null where the target left no choice */
  readonly deciding_clause: (ClausePlace & { readonly index: number }) | null;
  readonly outcome: ObservatoryOutcome;
  readonly absent: readonly { readonly date: string; readonly what: string }[];
  readonly windows: readonly (SpanJson & { readonly key: string })[];
  readonly authorities: readonly Authority[];
}

/** Lays a trace out. */
export function observatoryOf(rule: PackRule, trace: Trace, options: ExplainOptions): Observatory {
  const clock = clockIn(options.zone);
  const { occurrence, decidedBy } = trace;
  const weighed = weighedWindows(rule, trace, options);
  const deciding = decidedBy === undefined ? undefined : trace.clauses[decidedBy];
  return {
    code: rule.code,
    name: options.name ?? rule.linked.fields.name ?? rule.code,
    mode: trace.mode,
    target: {
      text: trace.target.text,
      is_event: trace.target.event,
      ...spanOf(occurrence.start, occurrence.end, clock),
      spans: spansJson(occurrence.spans, clock),
    },
    lunation: lunationJson(rule, trace, clock),
    candidates: trace.candidates.map(({ day, sunrise, overlap, added }) => ({
      date: isoDate(day),
      sunrise_at: clock.iso(sunrise),
      overlap_minutes: minutesOf(overlap * 1440),
      added,
    })),
    kala_windows: weighed.flatMap(({ name, day, spans }) =>
      spansJson(spans, clock).map((span) => ({ key: name, date: isoDate(day), ...span })),
    ),
    overlaps: windowOverlaps(trace, weighed).map(({ name, day, minutes, share }) => ({
      window: name,
      date: isoDate(day),
      overlap_minutes: minutes === undefined ? null : minutesOf(minutes),
      share: shareOf(share),
    })),
    clauses: trace.clauses.map((clause, index) => clauseJson(clause, index === decidedBy, clock, options)),
    deciding_clause:
      deciding === undefined || decidedBy === undefined
        ? null
        : { index: decidedBy, ...placeOf(deciding, options) },
    outcome: outcomeJson(trace),
    absent: trace.absent.map(({ day, what }) => ({ date: isoDate(day), what })),
    windows: trace.windows.flatMap(({ name, spans }) =>
      spansJson(spans, clock).map((span) => ({ key: name, ...span })),
    ),
    authorities: authoritiesOf(rule, options),
  };
}

const minutesOf = (minutes: number): number => Math.round(minutes * 10) / 10;
const shareOf = (share: number): number => Math.round(share * 10_000) / 10_000;

function spanOf(start: number, end: number, clock: LocalClock): SpanJson {
  return { start_at: clock.iso(start) ?? '', end_at: clock.iso(end) ?? '' };
}

const placeOf = (clause: TracedClause, options: Pick<ExplainOptions, 'works'>): ClausePlace => ({
  clause: clause.text,
  pack: clause.pack,
  file: clause.range.file.path,
  line: lineOf(clause.range),
  authority: authorityOfClause(clause.authority, options),
});

function clauseJson(
  clause: TracedClause,
  decided: boolean,
  clock: LocalClock,
  options: Pick<ExplainOptions, 'works'>,
): ObservatoryClause {
  return {
    ...placeOf(clause, options),
    results: clause.results.map(({ day, holds, share, survives, readings }) => ({
      date: isoDate(day),
      holds: holds ?? null,
      share: share === undefined ? null : shareOf(share),
      survives,
      readings: readings.map((reading) => readingJson(reading, clock)),
    })),
    narrowed: clause.narrowed,
    decided,
  };
}

function lunationJson(rule: PackRule, { occurrence }: Trace, clock: LocalClock): ObservatoryLunation | null {
  const { lunation } = occurrence;
  if (lunation === undefined) return null;
  return {
    lunar_month: lunationName(lunation, lunarTerm(rule)?.months),
    months: lunation.months.map((month) => nameOf('lunar month', month - 1)),
    is_adhika: lunation.adhika,
    is_kshaya: lunation.kshaya,
    ...spanOf(lunation.start, lunation.end, clock),
  };
}

function outcomeJson({ outcome }: Trace): ObservatoryOutcome {
  const open = outcome.kind === 'undecided' || outcome.kind === 'undecidable' ? outcome.candidates : [];
  return {
    kind: outcome.kind,
    date: outcome.kind === 'decided' ? isoDate(outcome.first) : null,
    last_date: outcome.kind === 'decided' ? isoDate(outcome.last) : null,
    absent: outcome.kind === 'undecidable' ? outcome.absent : null,
    candidates: open.map(isoDate),
  };
}
