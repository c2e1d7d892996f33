// The evaluators of a pack in one build: rules, conditions, calendars.

import type { SkyName } from '@nirnaya/dsl/vocabulary';
import type { PackCalendar, PackRule } from '../front/check/pack-rule.ts';
import { type ConditionEvaluator, emitCondition } from './emit/condition.ts';
import type { Emitter } from './emit/emitter.ts';
import { emitRule, type RuleEvaluator } from './emit/rule.ts';
import type { RunSource } from './run.ts';

/** The parts of a pack that the evaluators are made of. */
interface SourceParts {
  readonly rules: ReadonlyMap<string, PackRule>;
  readonly calendars: ReadonlyMap<string, PackCalendar>;
  readonly sky: SkyName;
  /** whether all is decided on `sky`, also what states another */
  readonly isOnOneSky: boolean;
}

/** The evaluators of a pack in one build, each emitted on first use. */
export function sourceOf(parts: SourceParts, emitter: Emitter): RunSource {
  const evaluators = new Map<string, RuleEvaluator>();
  const calendars = new Map<string, { evaluator: RuleEvaluator; firstRashi: number; sky: SkyName }>();
  const conditions = new Map<string, ConditionEvaluator>();
  const own = (sky: SkyName | undefined): SkyName | undefined => (parts.isOnOneSky ? undefined : sky);
  return {
    sky: parts.sky,
    skyOf: (code) => own(parts.rules.get(code)?.checked.sky),
    evaluator: (code) => {
      const known = evaluators.get(code);
      if (known !== undefined) return known;
      const rule = parts.rules.get(code)?.checked;
      if (rule === undefined || rule.kind === 'condition') return undefined;
      const evaluator = emitRule(emitter, rule);
      evaluators.set(code, evaluator);
      return evaluator;
    },
    place: (code) => parts.rules.get(code)?.linked.fields.place,
    condition: (code) => {
      const known = conditions.get(code);
      if (known !== undefined) return known;
      const rule = parts.rules.get(code)?.checked;
      if (rule?.kind !== 'condition') return undefined;
      const evaluator = emitCondition(emitter, rule);
      conditions.set(code, evaluator);
      return evaluator;
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
      const sky = own(calendar.sky) ?? parts.sky;
      const ready = { evaluator: emitRule(emitter, rule), firstRashi: calendar.firstRashi, sky };
      calendars.set(name, ready);
      return ready;
    },
  };
}
