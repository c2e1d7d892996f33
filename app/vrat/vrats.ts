// The vrats of a date in short: the festivals of type VRAT, as the engine of festivals decides them.

import type { vratAnswer } from '@nirnaya/contract/festivals';
import type { z } from '@nirnaya/contract/schema';
import type { RequestContext } from '../context/request-context.ts';
import { requireDayOccurred } from '../context/skipped-days.ts';
import { observedOn } from '../festivals/days.ts';
import { tagsOf } from '../festivals/item.ts';
import { answeredNames } from '../festivals/observance-names.ts';
import { traditionVariantsOf } from '../festivals/tradition-variants.ts';
import { weightOf } from '../festivals/weight.ts';

/** The vrats of a civil day number, which must be served. A date that never occurred at the place is a 404. */
export function vratsOn(
  context: RequestContext,
  day: number,
): Pick<z.output<typeof vratAnswer>, 'count' | 'items'> {
  requireDayOccurred(context, day);
  const { count, observances } = observedOn(context, day, { type: 'VRAT' });
  const items = observances.map((observance) => {
    const { rule } = observance;
    const { code, linked } = rule;
    const traditions = traditionVariantsOf(context, observance);
    return {
      ...answeredNames(observance),
      category: 'VRAT' as const,
      rule_code: code,
      confidence: linked.fields.cite[0]?.level ?? null,
      tags: tagsOf(observance),
      weight: weightOf(rule) ?? null,
      ...(traditions === undefined ? {} : { traditions }),
    };
  });
  return { count, items };
}
