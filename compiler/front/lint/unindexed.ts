// An observance whose target the index cannot use is tried on every day.

import { report } from '@nirnaya/dsl/diagnostics';
import type { PartialFields } from '@nirnaya/dsl/pack';
import type { TypedExpression } from '../check/typed.ts';
import { type IndexKeys, indexKeysFor } from '../plan/index-keys.ts';
import type { Lint, LintInput } from './contract.ts';

export const unindexed: Lint = ({ rule, rules }) => {
  const { observe }: PartialFields = rule.linked.fields;
  const range = observe?.range;
  if (rule.checked.kind !== 'observance' || range === undefined) return [];
  // A stretch of days has many days in it, and nothing in it could distinguish them.
  if (isStretch(rule.checked.target)) return [];
  const { keys } = indexKeysOf(rule.code, rules);
  return keys === undefined ? [report('unindexed', range, { code: rule.code })] : [];
};

const isStretch = (target: TypedExpression): boolean =>
  target.op === 'from-to' || (target.op === 'every' && isStretch(target.of));

const nothing: IndexKeys = { keys: [], before: 0, after: 0 };

// What the rules of a chain wait for, found once for all that refer to them.
const known = new WeakMap<LintInput['rules'], Map<string, IndexKeys>>();

function indexKeysOf(code: string, rules: LintInput['rules']): IndexKeys {
  const rule = rules.get(code);
  if (rule === undefined) return nothing;
  const byCode = known.get(rules) ?? new Map<string, IndexKeys>();
  known.set(rules, byCode);
  const before = byCode.get(code);
  if (before !== undefined) return before;
  // Rules that are not there, cycles of rules and those that go too deep are reported elsewhere.
  byCode.set(code, nothing);
  const indexKeys = indexKeysFor(rule.checked, {
    keysOfRule: (other) => indexKeysOf(other, rules),
    // Which rashi a calendar begins with moves its days, not whether they are known.
    calendar: () => undefined,
  });
  byCode.set(code, indexKeys);
  return indexKeys;
}
