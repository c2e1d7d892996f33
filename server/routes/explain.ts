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
import { type SkyChain, skyChainsBeside } from '@nirnaya/app/skies';
import { type PackRule, variantsOf } from '@nirnaya/compiler/front';
import { isoDate } from '@nirnaya/engine/civil';
import { long } from './operation/handler.ts';

/** The operations that explain. */
export const handlers = long({
  explainFestival: ({ service, query }) => {
    const { date, year, festival } = query;
    if (date !== undefined && year !== undefined)
      throw invalidParameters([{ field: 'year', message: 'cannot be combined with date; send one of them' }]);
    const own = requestContext(service, query, ujjain);
    const meant = festivalRequested(service, own, festival, query);
    const named = query.variant === undefined ? meant : ofVariant(meant, query.variant);
    const { context } = named;
    const today = civilDayAt(service.now(), context.zone);
    const { rule, days } = daysToExplain(named, { date, year }, today);
    const beside = skyChainsBeside(context.pack, service.workspace.packs());
    const options = { key: named.variant, beside };
    const explained: ReturnType<typeof explanationOn>[] = [];
    for (const day of days) {
      explained.push(explanationOn(context, rule, day, options));
    }
    const [first = explanationOn(context, rule, days[0], options), ...further] = explained;
    return {
      festival: rule.code,
      ...first,
      further,
      ...envelopeOf(service, context, days[0]),
    };
  },
});

// Of the rule that is likeliest meant only the occurrences of a variant. An unknown key is a 404.
const ofVariant = (named: NamedFestival, key: string): NamedFestival => ({
  ...named,
  variant: variantNamed(named.context.pack, named.rules[0], key).key,
});

interface ExplanationOptions {
  /** of a variant */
  readonly key: string | undefined;
  readonly beside: readonly SkyChain[];
}

function explanationOn(
  context: RequestContext,
  rule: PackRule,
  day: number,
  { key, beside }: ExplanationOptions,
) {
  const variant = key === undefined ? undefined : variantsOf(rule, context.pack.rules).get(key);
  const explained = explainFestival(context, rule, day, { variant, beside });
  return { date: isoDate(day), rule_code: rule.code, ...explained };
}
