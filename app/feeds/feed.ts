// A feed of an account: festivals, times for occasions and tithis of people at one place.

import type { FeedSettings } from '@nirnaya/contract/feeds';
import type { YearlyTithi } from '../anniversaries/lunar-date.ts';
import { type ContextQuery, requestContext } from '../context/request-context.ts';
import { disclaimer } from '../muhurat/written.ts';
import { ujjain } from '../places/locations.ts';
import { civilDayAt, nearestServedYear, yearOf } from '../requests/dates.ts';
import { refusedWithin } from '../requests/refusal.ts';
import type { AppContext } from '../workspace/app-context.ts';
import { productRevision } from '../workspace/version.ts';
import { type FeedContent, feedContentOf } from './content.ts';
import { muhuratEvents, muhuratOf } from './muhurats.ts';
import { tithiEvents, tithiOf } from './tithis.ts';

/** What is checked of a feed before it is made: its place, its tradition and its entries; not what people are called. */
export interface FeedRequirements extends Pick<FeedSettings, 'muhurats'> {
  readonly place: ContextQuery;
  readonly tithis: readonly Omit<FeedSettings['tithis'][number], 'name' | 'years'>[];
}

/**
 * The tithi of each person of a feed, so that reading it does not compute the sky of every date in it. Throws a `Refusal` where a
 * feed names what there is not; one of an entry says which, as `tithis.0`.
 */
export function requireFeed(
  service: AppContext,
  { muhurats, tithis, place }: FeedRequirements,
): readonly YearlyTithi[] {
  const context = requestContext(service, place, ujjain, { unsupportedRegion: 'refuse' });
  for (const [i, entry] of muhurats.entries())
    refusedWithin(`muhurats.${i}`, () => muhuratOf(service, entry));
  return tithis.map((entry, i) => refusedWithin(`tithis.${i}`, () => tithiOf(service, context, entry)));
}

/** The calendar of a feed now: festivals of this year and the next, the times and tithis of its entries; `dates` are those of `requireFeed`. */
export function feedNow(
  service: AppContext & { now(): number },
  { name, festivals, muhurats, tithis, windows, alarm, ...query }: FeedSettings,
  dates: readonly YearlyTithi[],
): FeedContent {
  const context = requestContext(service, query, ujjain);
  const today = civilDayAt(service.now(), context.dayZone);
  const year = yearOf(today);
  const content = feedContentOf(context, {
    years: festivals ? [...new Set([year, nearestServedYear(year + 1)])] : [],
    filter: query,
    windows,
    alarm: alarm ?? undefined,
    revision: productRevision(),
  });
  return {
    ...content,
    title: name === '' ? content.title : name,
    note: muhurats.length === 0 ? null : disclaimer,
    muhurats: muhurats.flatMap((entry) => muhuratEvents(service, context, entry, today)),
    tithis: tithis.flatMap((entry, i) => {
      const date = dates[i];
      if (date === undefined) return [];
      return tithiEvents(service, context, entry, { date, year, number: i + 1, windows });
    }),
  };
}
