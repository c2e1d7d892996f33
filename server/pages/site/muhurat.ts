// The page of the days of a year for an occasion.

import { locations } from '@nirnaya/app/places';
import { civilDayAt, requireServedYear, yearOf } from '@nirnaya/app/requests';
import { civilDay, isoDate } from '@nirnaya/engine/civil';
import { muhuratHref, renderPage } from '@nirnaya/web/pages';
import type { MuhuratAddress } from './address.ts';
import type { Made, Making } from './making.ts';
import { addressedPlace, pagePlace, placeSlug } from './places.ts';

/** The occasion where none is named. */
const usualEvent = 'marriage';

/** Dates of a part of the year; the API rates at most 90 at once. */
const longestPart = 90;

/** Makes the page. What its address leaves out is that of today, at its own address. Throws `Refusal` for what there is not. */
export function muhuratPage({ service, ask, site, now }: Making, address: MuhuratAddress): Made {
  const { language, event: name = usualEvent, place: slug, year: text, isWhole } = address;
  const location = addressedPlace(service, slug);
  const year = text === undefined ? yearOf(civilDayAt(now, location.timezone)) : Number(text);
  const event = name.replaceAll('-', '_');
  const place = placeSlug(location);
  const canonical = muhuratHref({ language, event, place, year });
  if (!isWhole || slug !== place || name !== event.replaceAll('_', '-'))
    return { kind: 'moved', location: canonical };
  requireServedYear(year);
  const at = {
    location_id: String(location.id),
    lat: String(location.latitude),
    lon: String(location.longitude),
    lang: language,
  };
  const [first, last] = [civilDay(year, 1, 1), civilDay(year, 12, 31)];
  const rated = ask('eventsSuitability', { ...at, date: isoDate(first) });
  const events = 'events' in rated ? (rated.events ?? []) : [];
  const parts = Array.from({ length: Math.ceil((last - first + 1) / longestPart) }, (_, i) => {
    const from = first + i * longestPart;
    const to = Math.min(from + longestPart - 1, last);
    return ask('muhuratFind', { ...at, event, start_date: isoDate(from), end_date: isoDate(to) });
  });
  return {
    kind: 'html',
    status: 200,
    html: renderPage.muhurat(site, {
      place: pagePlace(location, site.words),
      places: [...locations.values()].map((one) => pagePlace(one, site.words)),
      year,
      event,
      events: events.map(({ event: key, name: called }) => ({ event: key, name: called })),
      parts,
    }),
  };
}
