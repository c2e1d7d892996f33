// The festivals to be announced to a webhook, as the data of its events.

import { dayOccurred, type RequestContext } from '@nirnaya/app/context';
import {
  envelopeOf,
  type FestivalItem,
  festivalRequested,
  itemOf,
  type NamedFestival,
  occurrencesNamed,
  occurrencesNamedOn,
  onceEach,
} from '@nirnaya/app/festivals';
import { localiserOf } from '@nirnaya/app/names';
import { type FieldError, invalidParameters, Refusal, yearOf } from '@nirnaya/app/requests';
import { religionsOf, worldPack } from '@nirnaya/app/world';
import type { Observance } from '@nirnaya/compiler/runtime';
import { festivalItem } from '@nirnaya/contract/festivals';
import type { EventData } from '@nirnaya/contract/webhooks';
import { isoDate } from '@nirnaya/engine/civil';
import type { ComputeService } from './compute-service.ts';
import type { FestivalFilter } from './festival-filter.ts';
import { servedContext } from './served-context.ts';

// Events have names in English, and their keys.
const localiser = localiserOf(festivalItem);
const withKeys = (festival: FestivalItem): FestivalItem =>
  (localiser?.(festival, {}) ?? festival) as FestivalItem;

/** The place and the tradition of a filter under the packs in force. Throws a `Refusal` where they are not served. */
export const filterContext = (service: ComputeService, filter: FestivalFilter): RequestContext => {
  const { religions, pack = religions && worldPack } = filter;
  return servedContext(service, { ...filter, pack });
};

/** Throws a 400 that names every festival of a filter which its tradition does not know; a refusal of its place too. */
export function requireServedFilter(service: ComputeService, filter: FestivalFilter): void {
  const context = filterContext(service, filter);
  const errors: FieldError[] = [];
  for (const [i, name] of (filter.festivals ?? []).entries()) {
    try {
      occurrencesNamed(festivalRequested(service, context, name, { pack: context.pack.name }));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      errors.push({ field: `filter.festivals.${i}`, message: error.message.replace(/^festival: /, '') });
    }
  }
  if (errors.length > 0) throw invalidParameters(errors);
}

// What the names of a filter mean under the packs in force; undefined for a filter that names none.
function festivalsNamed(
  service: ComputeService,
  context: RequestContext,
  { festivals }: FestivalFilter,
): readonly NamedFestival[] | undefined {
  if (festivals === undefined) return undefined;
  const named: NamedFestival[] = [];
  for (const name of festivals) {
    try {
      named.push(festivalRequested(service, context, name, { pack: context.pack.name }));
    } catch (error) {
      // A festival may be gone from packs that were read since.
      if (!(error instanceof Refusal)) throw error;
    }
  }
  return named;
}

const isOf = ({ rule }: Observance, { religions }: FestivalFilter): boolean =>
  religions === undefined ||
  religionsOf(rule.linked.fields.tags ?? []).some((religion) => religions.includes(religion));

/**
 * The festivals that begin from..to (civil day numbers of the place, inclusive), by date; `today` is the day number from
 * which the days until then are counted.
 */
export function festivalsWithin(
  service: ComputeService,
  filter: FestivalFilter,
  { from, to, today }: { readonly from: number; readonly to: number; readonly today: number },
): readonly EventData<'festival.upcoming'>[] {
  const context = filterContext(service, filter);
  const { pack, mode } = context;
  const festivals = festivalsNamed(service, context, filter);
  const events: EventData<'festival.upcoming'>[] = [];
  for (let day = from; day <= to; day++) {
    const placeYear = context.year(yearOf(day));
    if (!dayOccurred(placeYear, day)) continue;
    // One of several days is announced for the first of them.
    const beginning = pack.observances
      .on(placeYear, day, { mode })
      .filter((one) => one.day === day && isOf(one, filter))
      .filter((one) => festivals?.some((named) => occurrencesNamedOn(named, [one]).length > 0) ?? true);
    for (const observance of onceEach(pack, beginning)) {
      events.push({
        date: isoDate(day),
        days_until: day - today,
        festival: withKeys(itemOf(context, observance, day, { observatory: false })),
        ...envelopeOf(service, context, day),
      });
    }
  }
  return events;
}
