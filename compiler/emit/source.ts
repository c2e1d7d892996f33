// The evaluators of a pack in one build: rules, conditions, calendars.

import { dayIndexAt } from '../../engine/almanac/day-index.ts';
import type { Spans } from '../../engine/observe/spans.ts';
import type { PackCalendar, PackRule } from '../pack-rule.ts';
import type { Context } from './context.ts';
import type { Emitter } from './emitter.ts';
import { emitRule, type RuleEvaluator } from './rule.ts';
import type { RunSource } from './run.ts';

/** What a condition's `kind` says of one of its spans. */
type KindAt = (cx: Context, start: number, end: number) => string | undefined;

/** What of a pack the evaluators are made of. */
interface SourceParts {
  readonly rules: ReadonlyMap<string, PackRule>;
  readonly calendars: ReadonlyMap<string, PackCalendar>;
}

/** What a run asks for, and the kinds of conditions. */
export interface PackSource extends RunSource {
  conditionKind(code: string): KindAt | undefined;
}

/** The evaluators of a pack in one build, each emitted when first asked for. */
export function sourceOf(parts: SourceParts, emitter: Emitter): PackSource {
  const evaluators = new Map<string, RuleEvaluator>();
  const calendars = new Map<string, { evaluator: RuleEvaluator; firstRashi: number }>();
  const conditions = new Map<string, (cx: Context) => Spans>();
  const kinds = new Map<string, KindAt>();
  return {
    evaluator: (code) => {
      const known = evaluators.get(code);
      if (known !== undefined) return known;
      const rule = parts.rules.get(code)?.checked;
      if (rule === undefined || rule.kind === 'condition') return undefined;
      const evaluator = emitRule(emitter, rule);
      evaluators.set(code, evaluator);
      return evaluator;
    },
    place: (code) => parts.rules.get(code)?.linked.fields?.place,
    condition: (code) => {
      const known = conditions.get(code);
      if (known !== undefined) return known;
      const rule = parts.rules.get(code)?.checked;
      if (rule?.kind !== 'condition') return undefined;
      const evaluate = emitter.spans({
        op: 'every',
        of: rule.target,
        type: 'spans',
        source: rule.target.source,
      });
      conditions.set(code, evaluate);
      return evaluate;
    },
    conditionKind: (code) => {
      const known = kinds.get(code);
      if (known !== undefined) return known;
      const kindOf = parts.rules.get(code)?.checked.kindOf;
      if (kindOf === undefined) return undefined;
      const values = emitter.values(kindOf);
      const evaluate = (cx: Context, start: number, end: number): string | undefined => {
        cx.target = [start, end];
        cx.day = Math.max(0, dayIndexAt(cx.py, start));
        const [value] = values(cx);
        return value === undefined ? undefined : String(value);
      };
      kinds.set(code, evaluate);
      return evaluate;
    },
    calendar: (name) => {
      const known = calendars.get(name);
      if (known !== undefined) return known;
      const calendar = parts.calendars.get(name);
      if (calendar === undefined) return undefined;
      const rule = {
        ...calendar.rule,
        code: name,
        wholeDays: false,
        drik: undefined,
        windows: [],
        named: undefined,
        variants: [],
      };
      const ready = { evaluator: emitRule(emitter, rule), firstRashi: calendar.firstRashi };
      calendars.set(name, ready);
      return ready;
    },
  };
}
