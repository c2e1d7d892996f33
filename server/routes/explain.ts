// Why a festival falls on a date.

import { type RequestContext, requestContext } from '@nirnaya/app/context';
import {
  daysToExplain,
  envelopeOf,
  explainFestival,
  festivalRequested,
  type NamedFestival,
  variantNamed,
} from '@nirnaya/app/festivals';
import { ujjain } from '@nirnaya/app/places';
import { civilDayAt, invalidParameters } from '@nirnaya/app/requests';
import { type PackRule, variantsOf } from '@nirnaya/compiler/front';
import { explainShape, explanation } from '@nirnaya/contract/festivals';
import { isoDate } from '@nirnaya/engine/civil';
import { type Operation, operation } from './operation/operation.ts';

/** The operations that explain. */
export function explainOperations(): Operation[] {
  return [
    operation({
      id: 'explainFestival',
      lane: 'long',
      path: '/v1/festivals/explain',
      group: 'Festivals',
      summary: 'Why a festival falls on a date, or why not and when it does',
      description:
        'Explains one date, every occurrence of a year, or the next occurrence where neither date nor year is given. A name is looked for in the land of the request first, then in other lands; where it is observed elsewhere only, the answer is that of the nearest land, unless region, pack or tradition is given: then it is a 404. A name of several observances is a 422 that lists their codes and lands.',
      query: explainShape,
      params: {},
      answer: explanation,
      refusals: [404, 422],
      // Without a date the answer depends on the day.
      live: true,
      respond: ({ service, query }) => {
        const { date, year, festival } = query;
        if (date !== undefined && year !== undefined)
          throw invalidParameters([{ field: 'year', message: 'is of no use beside date; give one of them' }]);
        const own = requestContext(service, query, ujjain);
        const meant = festivalRequested(service, own, festival, query);
        const named = query.variant === undefined ? meant : ofVariant(meant, query.variant);
        const { context } = named;
        const today = civilDayAt(service.now(), context.zone);
        const { rule, days } = daysToExplain(named, { date, year }, today);
        const explained: ReturnType<typeof explanationOn>[] = [];
        for (const day of days) {
          explained.push(explanationOn(context, rule, day, named.variant));
        }
        const [first = explanationOn(context, rule, days[0], named.variant), ...further] = explained;
        return {
          festival: rule.code,
          ...first,
          further,
          ...envelopeOf(service, context, days[0]),
        };
      },
    }),
  ];
}

// Of the rule that is likeliest meant only the occurrences of a variant. An unknown key is a 404.
const ofVariant = (named: NamedFestival, key: string): NamedFestival => ({
  ...named,
  variant: variantNamed(named.context.pack, named.rules[0], key).key,
});

function explanationOn(context: RequestContext, rule: PackRule, day: number, key: string | undefined) {
  const variant = key === undefined ? undefined : variantsOf(rule, context.pack.rules).get(key);
  return { date: isoDate(day), rule_code: rule.code, ...explainFestival(context, rule, day, variant) };
}
