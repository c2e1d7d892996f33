// The dates of an observance, or of those of its occurrences that have a name: in a year, and nearest to a day.

import { type PackRule, variantsOf } from '@nirnaya/compiler/front';
import type { CompiledPack } from '@nirnaya/compiler/runtime';
import type { RequestContext } from '../context/request-context.ts';
import { nearestServedYear, yearOf } from '../requests/dates.ts';
import { isVariant } from './variants.ts';

/** Which occurrences. */
export interface Occurrences {
  readonly rule: PackRule;
  /** only those of this variant; undefined: all */
  readonly variant: string | undefined;
}

/** What the occurrences are called in English. */
export function nameOf({ rule, variant }: Occurrences, { rules }: Pick<CompiledPack, 'rules'>): string {
  const own = variant === undefined ? undefined : variantsOf(rule, rules).get(variant)?.name;
  return own ?? rule.linked.fields.name ?? rule.code;
}

/** The civil day numbers of a year on which the occurrences begin, in order. */
export function occurrencesIn(
  context: Pick<RequestContext, 'pack' | 'mode' | 'year'>,
  { rule, variant }: Occurrences,
  year: number,
): readonly number[] {
  const { pack, mode } = context;
  const py = context.year(year);
  const days = pack.observances
    .ofRule(py, rule.code, { mode })
    .filter((one) => yearOf(one.day) === year && (variant === undefined || isVariant(one, variant)))
    .map(({ day }) => day);
  return [...new Set(days)].sort((a, b) => a - b);
}

/** The occurrence nearest to a day on one side of it, among the years up to some years away; undefined where there is none. */
export function nearestOccurrence(
  context: RequestContext,
  which: Occurrences,
  { from, step, years }: { readonly from: number; readonly step: 1 | -1; readonly years: number },
): number | undefined {
  for (let away = 0; away <= years; away++) {
    const year = yearOf(from) + step * away;
    if (nearestServedYear(year) !== year) return undefined;
    const days = occurrencesIn(context, which, year).filter((day) => Math.sign(day - from) === step);
    const nearest = step === 1 ? days[0] : days.at(-1);
    if (nearest !== undefined) return nearest;
  }
  return undefined;
}
