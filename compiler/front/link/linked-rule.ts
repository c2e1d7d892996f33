// A rule that is linked: whole, and of a kind.

import { type RuleFields, ruleFieldsOf, ruleKind } from '@nirnaya/dsl/pack';
import type { RuleKind } from '@nirnaya/dsl/vocabulary';
import type { LayeredRule } from './layer.ts';

/** A linked rule, by its kind. */
export interface LinkedRule<F extends RuleFields = RuleFields> extends Omit<LayeredRule, 'fields' | 'mode'> {
  readonly fields: F;
}

const linked = new WeakMap<LayeredRule, LinkedRule>();

/** The whole rule that a layered one makes, always the same; undefined for an extension or a `disable` without a base. */
export function linkedRule(rule: LayeredRule): LinkedRule | undefined {
  const { code, mode, disabled, fields, provenance, range, beside } = rule;
  if (fields === undefined || mode === 'extend') return undefined;
  let known = linked.get(rule);
  if (known === undefined) {
    const kind = ruleKind((field) => fields.given.some(({ text }) => text === field), fields.type);
    known = { code, disabled, fields: ruleFieldsOf(kind, fields), provenance, range, beside };
    linked.set(rule, known);
  }
  return known;
}

/** Whether a rule is of one of some kinds. */
export const isOfKind = <K extends RuleKind>(
  rule: LinkedRule,
  kinds: readonly K[],
): rule is LinkedRule<Extract<RuleFields, { kind: K }>> => kinds.some((kind) => kind === rule.fields.kind);
