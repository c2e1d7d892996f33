// The names of single occurrences: those of a rule, and those of the observance that it is a tradition's way of keeping.

import type { VariantEntry } from '@nirnaya/dsl/pack';
import type { PackRule } from './pack-rule.ts';

/** A name of an occurrence as packs write it, and the code of the rule that has it. */
export interface Variant extends VariantEntry {
  readonly code: string;
}

/** The variants that a rule writes itself. */
export const ownVariants = ({
  code,
  linked: { fields },
}: Pick<PackRule, 'code' | 'linked'>): readonly Variant[] =>
  fields.kind === 'observance' ? fields.variants.map((variant) => ({ ...variant, code })) : [];

/**
 * The variants of a rule of a chain by their keys. A tradition's way of keeping an observance has those too that `named` gives
 * for the observance.
 */
export function variantsOf(
  rule: PackRule,
  rules: ReadonlyMap<string, PackRule>,
): ReadonlyMap<string, Variant> {
  const { fields } = rule.linked;
  const of = fields.kind === 'observance' ? fields.of : undefined;
  const observed = of === undefined ? undefined : rules.get(of.text);
  const shared = observed === undefined ? [] : ownVariants(observed).filter(({ when }) => when === undefined);
  return new Map([...shared, ...ownVariants(rule)].map((variant) => [variant.key, variant]));
}
