// The events of a calendar of festivals: what is observed in some years at a place, with reasons and named times.

import type { feedContent } from '@nirnaya/contract/festivals';
import type { z } from '@nirnaya/contract/schema';
import { isoDate } from '@nirnaya/engine/civil';
import type { RequestContext } from '../context/request-context.ts';
import { type FestivalFilter, observedIn } from '../festivals/days.ts';
import { type FestivalItem, itemOf } from '../festivals/item.ts';
import type { ListedObservance } from '../festivals/tradition-variants.ts';
import { monthBounds } from '../requests/dates.ts';
import { uidOf } from './uid.ts';

/** A calendar of festivals, before it is written. */
export type FeedContent = z.output<typeof feedContent>;

type FeedEvent = FeedContent['events'][number];

/** What of festivals is put into a calendar. */
export interface FeedOptions {
  /** Gregorian years, in order */
  readonly years: readonly number[];
  readonly filter: FestivalFilter;
  /** whether the named times of an observance are events of their own */
  readonly windows: boolean;
  /** minutes before an event; undefined: no alarm */
  readonly alarm: number | undefined;
  readonly revision: FeedContent['revision'];
}

/** The calendar of what begins in some years. */
export function feedContentOf(context: RequestContext, options: FeedOptions): FeedContent {
  const { years, filter, windows, alarm, revision } = options;
  const events = years.flatMap((year) => {
    const [from] = monthBounds(year, 1);
    const [, end] = monthBounds(year, 12);
    return observedIn(context, from, end - 1, filter).flatMap(({ day, observances }) =>
      // One of several days is an event of the day that it begins on.
      observances.filter((one) => one.day === day).map((one) => eventOf(context, one, windows)),
    );
  });
  return {
    title: titleOf(context),
    note: null,
    language: context.words.language,
    zone: context.dayZone,
    alarm: alarm ?? null,
    revision,
    events,
    muhurats: [],
    tithis: [],
  };
}

function eventOf(context: RequestContext, observance: ListedObservance, windows: boolean): FeedEvent {
  const item = itemOf(context, observance, observance.day, { observatory: false });
  const { code, variant, name, name_sa, reason, summary, type, tags, date } = item;
  const uid = uidOf(context, observance);
  return {
    uid,
    code,
    variant,
    name,
    name_sa,
    reason,
    summary,
    categories: [type, ...tags],
    date,
    end_date: isoDate(observance.lastDay),
    windows: windows ? timesOf(item, uid) : [],
  };
}

// Times that people know by a name; of one that comes in pieces each is an event.
function timesOf({ windows }: FestivalItem, uid: string): FeedEvent['windows'] {
  const counts = new Map<string, number>();
  return windows.flatMap(({ key, label, start_at, end_at }) => {
    if (label === null) return [];
    const number = (counts.get(key) ?? 0) + 1;
    counts.set(key, number);
    const id = number === 1 ? key : `${key}.${number}`;
    return [{ uid: `${id.toLowerCase()}.${uid}`, label, start_at, end_at }];
  });
}

// The place, else its coordinates, and the tradition where one stands over the land.
function titleOf({ where: { location, place }, tradition }: RequestContext): string {
  const at = location?.name_en ?? `${place.lat.toFixed(2)}, ${place.lon.toFixed(2)}`;
  return tradition.over === undefined ? at : `${at} (${tradition.over})`;
}
