// What each clause of a rule did over some years: how often it was reached, narrowed, decided; which ways the days
// lay before it, and whether a test has seen them.

import type { PackRule } from '@nirnaya/compiler/front';
import { clausesIn, type FestivalMode, type Trace, type TracedClause } from '@nirnaya/compiler/runtime';
import type { SourceRange } from '@nirnaya/dsl/source';
import { type Clause, clauseForms, printClause } from '@nirnaya/dsl/syntax';
import { patternOf } from './pattern.ts';
import { type Seen, seenKey } from './seen.ts';

/** A way the days lay. */
export interface PatternCount {
  readonly pattern: string;
  readonly count: number;
  /** civil day number weighed first, the first time */
  readonly example: number;
  readonly tested: boolean;
}

/** The counts of a clause. All numbers are of occurrences. */
export interface ClauseCount {
  readonly text: string;
  readonly kind: Clause['kind'];
  readonly range: SourceRange;
  /** the key of the work whose word it is; undefined where it does not say */
  readonly work: string | undefined;
  /** it was weighed */
  readonly reached: number;
  /** it left fewer days than it found */
  readonly narrowed: number;
  /** it left a single day of several */
  readonly decided: number;
  /** of `require`, `prefer` and `prefer most of`: it held on some day */
  readonly fulfilled: number | undefined;
  /** of `also`: the day decided was added by it alone */
  readonly gave: number | undefined;
  /** of `require`: it left no day */
  readonly emptied: number;
  /** of `undecided`: it left several days to the reader */
  readonly open: number | undefined;
  readonly patterns: readonly PatternCount[];
}

/** The counts of a rule. */
export interface RuleCount {
  readonly code: string;
  readonly occurrences: number;
  /** how many touched one day alone, and needed no clause */
  readonly onlyDay: number;
  readonly nothing: number;
  readonly undecided: number;
  readonly undecidable: number;
  /** how many works it cites */
  readonly works: number;
  readonly clauses: readonly ClauseCount[];
}

/** The clauses that leave days out and do not say whose word they are, of rules that cite several works. */
export const withoutAuthority = (rules: readonly RuleCount[]): readonly ClauseCount[] =>
  rules.flatMap(({ works, clauses }) =>
    works < 2 ? [] : clauses.filter(({ kind, work }) => kind !== 'also' && work === undefined),
  );

/** Whether a clause made any difference. */
export const mattered = ({ narrowed, gave = 0, emptied, open = 0 }: ClauseCount): boolean =>
  narrowed + gave + emptied + open > 0;

/** Counts what the clauses of a rule did in some traces. */
export function countRule(
  rule: PackRule,
  traces: readonly Trace[],
  mode: FestivalMode,
  seen: Seen,
): RuleCount {
  const of = (kind: Trace['outcome']['kind']): number =>
    traces.filter(({ outcome }) => outcome.kind === kind).length;
  return {
    code: rule.code,
    occurrences: traces.length,
    onlyDay: traces.filter(isOnlyDay).length,
    nothing: of('nothing'),
    undecided: of('undecided'),
    undecidable: of('undecidable'),
    works: new Set(rule.linked.fields.cite.map(({ work }) => work)).size,
    clauses: clausesIn(rule.checked, mode).map(({ clause, range, authority }, index): ClauseCount => {
      const text = printClause(clause);
      const work = authority?.work;
      if (clause.kind === 'undecided') return { ...countUndecided(text, range, index, traces), work };
      const reached = traces.flatMap((trace) => {
        const traced = trace.clauses[index];
        return traced === undefined ? [] : [{ trace, traced }];
      });
      const count = (what: (trace: Trace, traced: TracedClause) => boolean): number =>
        reached.filter(({ trace, traced }) => what(trace, traced)).length;
      const { role, reads } = clauseForms[clause.kind];
      return {
        text,
        kind: clause.kind,
        range,
        work,
        reached: reached.length,
        narrowed: count((_, { narrowed }) => narrowed),
        decided: count((trace) => trace.decidedBy === index),
        fulfilled:
          reads !== undefined
            ? count((_, { results }) => results.some((r) => r.holds === true || (r.share ?? 0) > 0))
            : undefined,
        gave: role === 'adds' ? count(isOnAddedDay) : undefined,
        open: undefined,
        emptied: count((_, { results }) => results.length > 0 && results.every(({ survives }) => !survives)),
        patterns: patternsOf(rule.code, text, reached, seen),
      };
    }),
  };
}

// It weighs nothing and so leaves no trace of its own: it is reached where days are left when all before it are done.
function countUndecided(
  text: string,
  range: SourceRange,
  index: number,
  traces: readonly Trace[],
): Omit<ClauseCount, 'work'> {
  const reached = traces.filter(
    ({ clauses, outcome: { kind } }) =>
      clauses.length === index && kind !== 'nothing' && kind !== 'undecidable',
  );
  const open = reached.filter(({ outcome }) => outcome.kind === 'undecided').length;
  return {
    text,
    kind: 'undecided',
    range,
    reached: reached.length,
    narrowed: 0,
    decided: 0,
    fulfilled: undefined,
    gave: undefined,
    emptied: 0,
    open,
    patterns: [],
  };
}

const isOnlyDay = ({ outcome, decidedBy }: Trace): boolean =>
  outcome.kind === 'decided' && decidedBy === undefined;

const isOnAddedDay = ({ outcome, candidates }: Trace): boolean =>
  outcome.kind === 'decided' && candidates.some(({ day, added }) => added && day === outcome.first);

function patternsOf(
  code: string,
  text: string,
  reached: readonly { readonly traced: TracedClause }[],
  seen: Seen,
): PatternCount[] {
  const patterns = new Map<string, { count: number; example: number }>();
  for (const { traced } of reached) {
    const pattern = patternOf(traced);
    if (pattern === undefined) continue;
    const known = patterns.get(pattern);
    if (known === undefined) patterns.set(pattern, { count: 1, example: traced.results[0]?.day ?? 0 });
    else known.count++;
  }
  return [...patterns]
    .map(([pattern, one]) => ({ pattern, ...one, tested: seen.has(seenKey(code, text, pattern)) }))
    .sort((a, b) => b.count - a.count);
}
