// An observance that waits for nothing the index knows is tried on every day.

import { report } from '../../dsl/diagnostics/catalogue.ts';
import { type Waiting, waitingFor } from '../plan/waiting.ts';
import type { Lint, LintInput } from './contract.ts';

export const unindexed: Lint = ({ rule, rules }) => {
  const range = rule.linked.fields?.observe?.range;
  if (rule.checked.kind !== 'observance' || range === undefined) return [];
  const { keys } = waitingOf(rule.code, rules, new Set());
  return keys === undefined ? [report('unindexed', range, { code: rule.code })] : [];
};

const nothing: Waiting = { keys: [], before: 0, after: 0 };

function waitingOf(code: string, rules: LintInput['rules'], open: ReadonlySet<string>): Waiting {
  const rule = rules.get(code);
  // Of what is not there, and of rules in a circle, other faults are told.
  if (rule === undefined || open.has(code)) return nothing;
  return waitingFor(rule.checked, {
    waiting: (other) => waitingOf(other, rules, new Set([...open, code])),
    // Which rashi a calendar begins with moves its days, not whether they are known.
    firstRashi: () => 0,
  });
}
