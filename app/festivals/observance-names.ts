// What an observance is called on a date, before any language: the name of the occurrence, else that of its rule.

import type { Variant } from '@nirnaya/compiler/front';
import { type Observance, qualifierOf } from '@nirnaya/compiler/runtime';
import type { RuleFields } from '@nirnaya/dsl/pack';
import { qualifierInIast } from '../names/qualifiers.ts';

/** The names of an observance as the packs write them. */
export interface ObservanceNames {
  /** of the rule whose words they are */
  readonly code: string;
  /** the occurrence's own name among those of the rule; undefined where it has none */
  readonly variant: Variant | undefined;
  readonly name: string;
  readonly name_sa: string | undefined;
  /** what a name that is the occurrence's own has of the rule's: ` (Vaishnava)` */
  readonly qualifier: string;
  /** where the Sanskrit name is written, without the qualifier */
  readonly written: { readonly name_sa?: string };
}

/** What an observance is called on its date. */
export function namesOn({
  rule,
  name,
  variant,
}: Pick<Observance, 'rule' | 'name' | 'variant'>): ObservanceNames {
  if (variant === undefined) return { ...namesOfRule(rule.code, rule.linked.fields), name };
  const qualifier = qualifierOf(name);
  const name_sa = variant.name_sa && variant.name_sa + qualifierInIast(qualifier);
  return { code: rule.code, variant, name, name_sa, qualifier, written: variant };
}

/** What a rule is called by itself. */
export function namesOfRule(code: string, fields: Pick<RuleFields, 'name' | 'name_sa'>): ObservanceNames {
  const { name = code, name_sa } = fields;
  return { code, variant: undefined, name, name_sa, qualifier: '', written: fields };
}

/** What an observance is called on its date, as answered. */
export function answeredNames(observance: Pick<Observance, 'rule' | 'name' | 'variant'>) {
  const { code, variant, name, name_sa = null } = namesOn(observance);
  return { code, variant: variant?.key ?? null, name, name_sa };
}

/** A further name that holds on a date, as answered. */
export const answeredVariant = ({ key, name, name_sa }: Variant) => ({
  variant: key,
  name,
  name_sa: name_sa ?? null,
});
