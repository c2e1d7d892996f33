// A day rated for an event: the lines of a suitability rule as rules of json-rules-engine. A line's rank in the
// hierarchy is its priority; its predicate is a fact that is computed only when a rule needs it.

import type { Engine, RuleProperties } from 'json-rules-engine';
import { printExpression } from '../../dsl/syntax/print.ts';
import type { Context, TruthOf } from '../emit/context.ts';
import type { Emitter } from '../emit/emitter.ts';
import { clamped, type Reason, ratingOf, reasonOf } from './scored.ts';
import type { ScoredRule, WeighedLine } from './scored-rule.ts';

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

/** Rates a day, the context's `day`. */
export type SuitabilityOf = (cx: Context) => Promise<Suitability>;

// What one run of the engine works on, and how high it has been blocked so far.
interface RunState {
  readonly cx: Context;
  blockedAt: number;
}

const runState = 'run state';
const outranked = 'outranked';

/** Emits a suitability rule. The engine is made when the rule first runs. */
export function emitSuitability(emitter: Emitter, rule: ScoredRule): SuitabilityOf {
  let making: Promise<Engine> | undefined;
  return async (cx) => {
    making ??= engineFor(emitter, rule);
    const engine = await making;
    const { events } = await engine.run({
      [runState]: { cx, blockedAt: Number.NEGATIVE_INFINITY } satisfies RunState,
    });
    const held = events.map(({ params }) => lineOf(rule, params));
    const order = (line: WeighedLine): number => rule.lines.indexOf(line);
    held.sort((a, b) => rankOf(rule, b) - rankOf(rule, a) || order(a) - order(b));
    return suitabilityOf(rule, held);
  };
}

async function engineFor(emitter: Emitter, rule: ScoredRule): Promise<Engine> {
  // Packs without suitabilities need none of it, and a command that shows a date need not load it.
  const { Engine } = await import('json-rules-engine');
  const engine = new Engine();
  engine.addFact(
    outranked,
    async ({ rank }, almanac) => (await almanac.factValue<RunState>(runState)).blockedAt > Number(rank),
    { cache: false },
  );
  engine.on('success', async ({ params }, almanac) => {
    const line = lineOf(rule, params);
    if (line.how !== 'block') return;
    const state = await almanac.factValue<RunState>(runState);
    state.blockedAt = Math.max(state.blockedAt, rankOf(rule, line));
  });
  rule.lines.forEach((line, index) => {
    const fact = factOf(line);
    if (engine.getFact(fact) === undefined) {
      const truth = emitter.truth(line.term);
      engine.addFact(fact, async (_, almanac) =>
        holds(line, truth, (await almanac.factValue<RunState>(runState)).cx),
      );
    }
    engine.addRule(engineRule(rule, line, index, fact));
  });
  return engine;
}

// Lets of one name mean the same within the rule that they are written in.
const factOf = ({ code, line }: WeighedLine): string => `${code}: ${printExpression(line.predicate)}`;

// A line is not weighed where an input that it reads was left out.
const holds = ({ needs }: WeighedLine, truth: TruthOf, cx: Context): boolean =>
  needs.every((name) => cx.inputs[name] !== undefined) && truth(cx);

// The highest label ranks highest; lines without one come last, at 0.
function rankOf({ hierarchy }: ScoredRule, { as }: WeighedLine): number {
  const place = as === undefined ? -1 : hierarchy.indexOf(as);
  return place < 0 ? 0 : hierarchy.length - place;
}

function engineRule(rule: ScoredRule, line: WeighedLine, index: number, fact: string): RuleProperties {
  const rank = rankOf(rule, line);
  return {
    // The engine's priorities begin at 1.
    priority: rank + 1,
    conditions: {
      all: [
        { fact: outranked, params: { rank }, operator: 'equal', value: false, priority: 2 },
        { fact, operator: 'equal', value: true, priority: 1 },
      ],
    },
    event: { type: line.how, params: { index } },
  };
}

function lineOf({ code, lines }: ScoredRule, params: Record<string, unknown> | undefined): WeighedLine {
  const line = lines[Number(params?.index)];
  if (line === undefined) throw new Error(`${code} has no such line`);
  return line;
}

function suitabilityOf(rule: ScoredRule, held: readonly WeighedLine[]): Suitability {
  const blocked = held.some(({ how }) => how === 'block');
  const score = blocked ? 0 : clamped(held.reduce((sum, { points }) => sum + points, rule.base));
  const labels = new Set(held.map(({ as }) => as));
  return {
    rule,
    rating: ratingOf(rule, score, blocked) ?? '',
    score,
    blocked,
    blocking: held.filter(({ how }) => how !== 'add').map(reasonOf),
    supporting: held.filter(({ how }) => how === 'add').map(reasonOf),
    hierarchy: rule.hierarchy.filter((label) => labels.has(label)),
  };
}
