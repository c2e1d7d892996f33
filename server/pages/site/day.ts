// The page of a day at a place.

import { civilDayAt } from '@nirnaya/app/requests';
import { civilDay, isoDate, jdOfMs } from '@nirnaya/engine/civil';
import { clockIn } from '@nirnaya/explain/dates';
import { renderPage } from '@nirnaya/web/pages';
import type { PageAddress } from './address.ts';
import type { Made, Making } from './making.ts';
import { addressedPlace, pagePlace, placeSlug } from './places.ts';

/** Days that are looked through for what comes next. */
const ahead = 45;

/** Makes the page. Throws `Refusal` for a place or a date that there is not. */
export function dayPage(
  { service, ask, site, now }: Making,
  { language, place: slug, date: requested }: Extract<PageAddress, { page: 'day' }>,
): Made {
  const location = addressedPlace(service, slug);
  if (slug !== undefined && slug !== placeSlug(location)) {
    const query = requested === undefined ? '' : `?date=${encodeURIComponent(requested)}`;
    return { kind: 'moved', location: `/${language}/${placeSlug(location)}${query}` };
  }
  const { id, timezone } = location;
  const today = isoDate(civilDayAt(now, timezone));
  const date = requested ?? today;
  const at = { location_id: String(id), lang: language };
  const panchang = ask('panchang', { ...at, date });
  const timings = ask('timings', { ...at, date });
  const day = dayNumber(panchang.date);
  const festivals = ask('festivalsOfRange', { ...at, start: date, end: isoDate(day + ahead) });
  const next = ask('timings', { location_id: String(id), date: isoDate(day + 1) });
  return {
    kind: 'html',
    status: 200,
    html: renderPage.today(site, {
      place: pagePlace(location, site.words),
      date,
      today,
      now: clockIn(timezone).iso(jdOfMs(now)) ?? '',
      panchang,
      timings,
      nextSunrise: next.sunrise_at,
      festivals: festivals.days.filter(({ festivals: observed }) => observed.length > 0),
    }),
  };
}

// The civil day number of an ISO date.
function dayNumber(date: string): number {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return civilDay(year, month, day);
}
