// A day rated for an event: the lines of a suitability rule, asked for from the top of its hierarchy.

import type { ScoredRule, WeighedLine } from '../front/check/scored-rule.ts';
import type { Context, TruthOf } from './emit/context.ts';
import type { Emitter } from './emit/emitter.ts';
import { clamped, type Reason, ratingOf, reasonOf } from './scored.ts';

/** The rating of a day for an event. */
export interface Suitability {
  readonly rule: ScoredRule;
  readonly rating: string;
  /** 0..100; 0 where it is blocked */
  readonly score: number;
  readonly blocked: boolean;
  /** the lines that block or take, the highest in the hierarchy first */
  readonly blocking: readonly Reason[];
  /** the lines that add, in the same order */
  readonly supporting: readonly Reason[];
  /** the labels of the lines that held, the highest first */
  readonly hierarchy: readonly string[];
}

/** Rates a day, the context's `day`, line by line. */
export type SuitabilityOf = (cx: Context) => Suitability;

// A line with what it asks of the day, and how high it stands.
interface RankedLine {
  readonly line: WeighedLine;
  readonly rank: number;
  readonly truth: TruthOf;
}

/** Emits a suitability rule. Where a line blocks, the lines of lower rank are not asked for. */
export function emitSuitability(emitter: Emitter, rule: ScoredRule): SuitabilityOf {
  const ranked = rule.lines
    .map((line): RankedLine => ({ line, rank: rankOf(rule, line.as), truth: emitter.truth(line.term) }))
    .sort((a, b) => b.rank - a.rank);
  return (cx) => {
    const lines: WeighedLine[] = [];
    let blockedAt = Number.NEGATIVE_INFINITY;
    for (const { line, rank, truth } of ranked) {
      if (rank < blockedAt) break;
      if (!holds(line, truth, cx)) continue;
      lines.push(line);
      if (line.how === 'block') blockedAt = rank;
    }
    return suitabilityOf(rule, lines);
  };
}

// A line is not weighed where an input that it reads was left out.
const holds = ({ needs }: WeighedLine, truth: TruthOf, cx: Context): boolean =>
  needs.every((name) => cx.inputs[name] !== undefined) && truth(cx);

/** The rank of a label in a rule's hierarchy: the first has the highest; lines without one come last, at 0. */
export function rankOf({ hierarchy }: ScoredRule, label: string | undefined): number {
  const place = label === undefined ? -1 : hierarchy.indexOf(label);
  return place < 0 ? 0 : hierarchy.length - place;
}

function suitabilityOf(rule: ScoredRule, lines: readonly WeighedLine[]): Suitability {
  const blocked = lines.some(({ how }) => how === 'block');
  const score = blocked ? 0 : clamped(lines.reduce((sum, { points }) => sum + points, rule.base));
  const labels = new Set(lines.map(({ as }) => as));
  return {
    rule,
    rating: ratingOf(rule, score, lines) ?? '',
    score,
    blocked,
    blocking: lines.filter(({ how }) => how !== 'add').map(reasonOf),
    supporting: lines.filter(({ how }) => how === 'add').map(reasonOf),
    hierarchy: rule.hierarchy.filter((label) => labels.has(label)),
  };
}
