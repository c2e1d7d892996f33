// Occurrences of an observance by the key of their name: `KAMADA` of Ekadashi.

import { type PackRule, type Variant, variantsOf } from '@nirnaya/compiler/front';
import type { CompiledPack, FestivalMode, Observance, Trace } from '@nirnaya/compiler/runtime';
import { suggest } from '@nirnaya/dsl/vocabulary';
import type { PlaceYear } from '@nirnaya/engine/almanac';
import { notFound } from '../requests/refusal.ts';

/** A variant of a rule by its key, in any case. An unknown key is a 404 that offers a near one or lists all. */
export function variantNamed({ rules }: CompiledPack, rule: PackRule, key: string): Variant {
  const known = variantsOf(rule, rules);
  const variant = known.get(key.toUpperCase());
  if (variant !== undefined) return variant;
  const near = suggest(key.toUpperCase(), [...known.keys()]);
  const hint =
    known.size === 0
      ? 'Its occurrences have no variants.'
      : near === undefined
        ? `Its variants are ${[...known.keys()].join(', ')}.`
        : `Did you mean ${near}?`;
  throw notFound('unknown_variant', `variant: ${rule.code} has no variant ${key}. ${hint}`);
}

/** Whether an observance is one of a variant, by its own name or by a further one. */
export const isVariant = ({ variant, also }: Observance, key: string): boolean =>
  variant?.key === key || also.some((one) => one.key === key);

/** The traces of a place-year that decide occurrences of a variant; what got no date has no variant. */
export function tracesOfVariant(
  traces: readonly Trace[],
  { pack, py, rule, mode }: { pack: CompiledPack; py: PlaceYear; rule: PackRule; mode: FestivalMode },
  key: string,
): readonly Trace[] {
  const starts = new Set(
    pack.observances
      .ofRule(py, rule.code, { mode })
      .filter((one) => isVariant(one, key))
      .map(({ occurrence }) => occurrence.start),
  );
  return traces.filter(({ occurrence }) => starts.has(occurrence.start));
}
