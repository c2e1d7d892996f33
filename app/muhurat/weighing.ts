// How a score came about, line by line, as answers show it.

import type { ScoredRule, WeighedLine } from '@nirnaya/compiler/front';
import {
  type Inputs,
  type MuhuratWindow,
  type Reason,
  rankOf,
  type Suitability,
} from '@nirnaya/compiler/runtime';
import { lineOf } from '@nirnaya/explain/observatory';
import { authoritiesOf } from '@nirnaya/explain/sentences';
import type { RuleContext } from '../context/request-context.ts';

/** What a line has to do with a score: it held, it did not, or it was not asked for. */
type Holds = (line: WeighedLine) => boolean | null;

/** The weighing of a rule. */
function weighingOf(rules: RuleContext, rule: ScoredRule, score: number, holds: Holds) {
  return {
    rule: rule.code,
    base: rule.base,
    lines: rule.lines.map((line) => ({
      text: line.text,
      rule: line.code,
      pack: line.pack,
      file: line.range.file.path,
      line: lineOf(line.range),
      how: line.how,
      points: line.points,
      reason: line.because,
      label: line.as ?? null,
      held: holds(line),
    })),
    score,
    ratings: rule.ratings.map(({ name, least }) => ({ rating: name, least })),
    authorities: withOthers(rules, rule).flatMap((other) => authoritiesOf(other, rules)),
  };
}

/** The weighing of a time. Where something blocks, the other lines are not shown. */
export function weighingOfTime(rules: RuleContext, rule: ScoredRule, window: MuhuratWindow, inputs: Inputs) {
  const isAmongReasons = holdsAmong(window.reasons);
  return weighingOf(rules, rule, window.score, (line) => {
    if (!isGiven(line, inputs)) return null;
    return isAmongReasons(line) || (window.blocked && line.how !== 'block' ? null : false);
  });
}

/** The weighing of a day. Where a line blocks, those that rank below it were not asked for. */
export function weighingOfDay(rules: RuleContext, rule: ScoredRule, worth: Suitability, inputs: Inputs) {
  const isAmongReasons = holdsAmong([...worth.blocking, ...worth.supporting]);
  const blockedAt = Math.max(
    ...worth.blocking.filter(({ how }) => how === 'block').map(({ label }) => rankOf(rule, label)),
  );
  return weighingOf(rules, rule, worth.score, (line) => {
    if (!isGiven(line, inputs)) return null;
    return isAmongReasons(line) || (rankOf(rule, line.as) < blockedAt ? null : false);
  });
}

/** A rule, and the rules that it weighs as well. */
export function withOthers({ pack }: RuleContext, rule: ScoredRule): readonly ScoredRule[] {
  const rules = new Set([rule]);
  for (const { checked } of rules) {
    for (const { text } of checked.with) {
      const other = pack.scored.get(text);
      if (other !== undefined) rules.add(other);
    }
  }
  return [...rules];
}

const isGiven = ({ needs }: WeighedLine, inputs: Inputs): boolean =>
  needs.every((name) => inputs[name] !== undefined);

function holdsAmong(reasons: readonly Reason[]): (line: WeighedLine) => boolean {
  const keys = new Set(reasons.map(({ code, text }) => `${code} ${text}`));
  return ({ code, text }) => keys.has(`${code} ${text}`);
}
