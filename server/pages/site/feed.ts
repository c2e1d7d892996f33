// The calendar of a place that applications subscribe to, without a key: this year and the next.

import { calendarText } from '@nirnaya/app/feeds';
import { festivalHref, subscribeHref } from '@nirnaya/web/pages';
import type { FeedAddress } from './address.ts';
import type { Made, Making } from './making.ts';
import { addressedPlace, placeSlug } from './places.ts';

/** The weights of what a calendar has where its address names none: what few observe would fill it. */
const usualWeights = 'major,regional';

/** Makes the calendar. Throws `Refusal` for a place, a tradition or a filter that there is not. */
export function feedOfPlace({ service, ask, site: { origin } }: Making, address: FeedAddress): Made {
  const { language, place: slug, tradition, weight, tags, windows } = address;
  const location = addressedPlace(service, slug);
  if (slug !== placeSlug(location)) {
    const parameters = { tradition, weight, tags, windows: windows ? 'true' : undefined };
    return { kind: 'moved', location: subscribeHref(language, placeSlug(location), parameters) };
  }
  const content = ask('festivalsCalendar', {
    location_id: String(location.id),
    lang: language,
    tradition,
    weight: weight ?? usualWeights,
    tags,
    windows: String(windows),
  });
  if (origin === undefined) return { kind: 'calendar', text: calendarText(content) };
  return {
    kind: 'calendar',
    text: calendarText(content, ({ code, date }) => {
      const year = Number(date.slice(0, 4));
      return `${origin}${festivalHref({ language, code, year, place: slug, tradition, date })}`;
    }),
  };
}
