// What the name of a festival means in a context: rules, and the occurrences of them that have the name.

import type { PackRule } from '@nirnaya/compiler/front';
import type { Observance } from '@nirnaya/compiler/runtime';
import type { RequestContext } from '../context/request-context.ts';
import type { Refusal } from '../requests/refusal.ts';
import type { Occurrences } from './occurrences.ts';
import { isVariant } from './variants.ts';

/** What a name means in a context. */
export interface NamedFestival {
  /** that of the request, or of a land where the festival is observed */
  readonly context: RequestContext;
  /** the rules that may be meant, the likeliest first; at least one */
  readonly rules: readonly [PackRule, ...PackRule[]];
  /** the key of the occurrences that alone have the name; undefined where all have it */
  readonly variant: string | undefined;
  /** the refusal of a name that means several observances; undefined where it means one */
  readonly ambiguous: Refusal | undefined;
}

/** The observances of a date that the name means, the likeliest first. */
export const occurrencesNamedOn = (
  { rules, variant }: Pick<NamedFestival, 'rules' | 'variant'>,
  observed: readonly Observance[],
): readonly Observance[] =>
  observed
    .filter((one) => rules.includes(one.rule) && (variant === undefined || isVariant(one, variant)))
    .sort((a, b) => rules.indexOf(a.rule) - rules.indexOf(b.rule));

/** The occurrences that the name means. Throws the refusal of a name that means several observances. */
export function occurrencesNamed({ rules: [rule], variant, ambiguous }: NamedFestival): Occurrences {
  if (ambiguous !== undefined) throw ambiguous;
  return { rule, variant };
}
