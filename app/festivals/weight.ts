// How much of a day an observance is, by the packs, and the order of a day by it.

import type { PackRule } from '@nirnaya/compiler/front';
import { type Weight, weights } from '@nirnaya/dsl/vocabulary';

/** The weight of a rule; undefined where its pack states none. */
export const weightOf = ({ linked: { fields } }: Pick<PackRule, 'linked'>): Weight | undefined =>
  fields.kind === 'observance' ? fields.weight : undefined;

/** Puts the principal observances of a date first; those of one weight stay in their order. */
export const principalFirst = <O extends { readonly rule: Pick<PackRule, 'linked'> }>(
  observances: readonly O[],
): readonly O[] => observances.toSorted((a, b) => rank(a) - rank(b));

const rank = ({ rule }: { readonly rule: Pick<PackRule, 'linked'> }): number => {
  const weight = weightOf(rule);
  return weight === undefined ? weights.length : weights.indexOf(weight);
};
