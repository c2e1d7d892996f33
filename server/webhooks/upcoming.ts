// The festivals to be announced to a webhook, as the data of its events.

import { yearOf } from '../../app/dates.ts';
import { envelopeOf } from '../../app/festivals/envelope.ts';
import { itemOf } from '../../app/festivals/item.ts';
import { festivalRule } from '../../app/festivals/keys.ts';
import { onceEach } from '../../app/festivals/ways.ts';
import { newDelhi } from '../../app/places/locations.ts';
import { invalidParameters, Refusal } from '../../app/refusal.ts';
import { type RequestContext, requestContext } from '../../app/request-context.ts';
import { dayOccurred } from '../../app/skipped-days.ts';
import { worldPack } from '../../app/world/entries.ts';
import { religionsOf } from '../../app/world/religions.ts';
import type { Observance } from '../../compiler/runtime/pack.ts';
import { isoDate } from '../../engine/place/civil.ts';
import type { EventData } from '../schemas/webhook-events.ts';
import type { Service } from '../service.ts';
import type { FestivalFilter } from './festival-filter.ts';

/** The place and the tradition of a filter under the packs in force. Throws a `Refusal` where they are not served. */
export const filterContext = (service: Service, filter: FestivalFilter): Promise<RequestContext> => {
  const { religions, pack = religions && worldPack } = filter;
  return requestContext(service, { ...filter, pack }, newDelhi, { unsupportedRegion: 'refuse' });
};

/** Throws a 400 that names every festival of a filter which its tradition does not know; a refusal of its place too. */
export async function requireServedFilter(service: Service, filter: FestivalFilter): Promise<void> {
  const { pack } = await filterContext(service, filter);
  const errors = (filter.festivals ?? []).flatMap((key, i) => {
    try {
      festivalRule(pack, key);
      return [];
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return [{ field: `filter.festivals.${i}`, message: error.message }];
    }
  });
  if (errors.length > 0) throw invalidParameters(errors);
}

const isOf = ({ rule }: Observance, { religions }: FestivalFilter): boolean =>
  religions === undefined ||
  religionsOf(rule.linked.fields.tags ?? []).some((religion) => religions.includes(religion));

/**
 * The festivals that begin from..to (civil day numbers of the place, inclusive), by date; `today` is the day number from
 * which the days until then are counted. Pauses between two days and between two festivals.
 */
export async function festivalsWithin(
  service: Service,
  filter: FestivalFilter,
  { from, to, today }: { readonly from: number; readonly to: number; readonly today: number },
): Promise<readonly EventData<'festival.upcoming'>[]> {
  const context = await filterContext(service, filter);
  const { pack, mode, built, pause } = context;
  const wanted = filter.festivals && new Set(filter.festivals.map((key) => key.toUpperCase()));
  const found: EventData<'festival.upcoming'>[] = [];
  for (let day = from; day <= to; day++) {
    const placeYear = await built(yearOf(day));
    await pause();
    if (!dayOccurred(placeYear, day)) continue;
    // One of several days is announced for the first of them.
    const beginning = pack
      .observancesOn(placeYear, day, { mode })
      .filter(
        (one) => one.day === day && (wanted?.has(one.rule.code.toUpperCase()) ?? true) && isOf(one, filter),
      );
    for (const observance of onceEach(pack, beginning)) {
      found.push({
        date: isoDate(day),
        days_until: day - today,
        festival: itemOf(context, observance, day, false),
        ...envelopeOf(service, context, day),
      });
      await pause();
    }
    await pause();
  }
  return found;
}
