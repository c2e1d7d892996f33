// The pages of a month and of a year at a place.

import { locations } from '@nirnaya/app/places';
import { civilDayAt } from '@nirnaya/app/requests';
import { civilDay, isoDate } from '@nirnaya/engine/civil';
import { type AnswerOf, calendarHref, renderPage } from '@nirnaya/web/pages';
import type { CalendarAddress } from './address.ts';
import type { Made, Making } from './making.ts';
import { addressedPlace, pagePlace, placeSlug } from './places.ts';

type Calendar = AnswerOf<'panchang'>['hindu_calendar'];
type SolarDate = NonNullable<Calendar>['solar'][number];

/** Makes the page. Without a year it is at the address of the present month. Throws `Refusal` for what there is not. */
export function calendarPage(
  { service, ask, site, now }: Making,
  { language, place: slug, year, month }: CalendarAddress,
): Made {
  const location = addressedPlace(service, slug);
  const place = pagePlace(location, site.words);
  const today = isoDate(civilDayAt(now, location.timezone));
  if (year === undefined || slug !== placeSlug(location)) {
    const at = year === undefined ? today.split('-').map(Number) : [Number(year), month && Number(month)];
    const [ofYear = 0, ofMonth] = at;
    return {
      kind: 'moved',
      location: calendarHref({
        language,
        place: place.slug,
        year: Number(ofYear),
        ...(ofMonth === undefined ? {} : { month: Number(ofMonth) }),
      }),
    };
  }
  const at = { location_id: String(location.id), lang: language };
  if (month === undefined)
    return html(renderPage.year(site, { place, year: ask('calendarYear', { ...at, year }) }));
  const firstDay = civilDay(Number(year), Number(month), 1);
  const lastDay = civilDay(Number(year), Number(month) + 1, 1) - 1;
  const { hindu_calendar: calendar } = ask('panchang', { ...at, date: isoDate(firstDay) });
  const { hindu_calendar: later } = ask('panchang', { ...at, date: isoDate(lastDay) });
  return html(
    renderPage.month(site, {
      place,
      country: location.country_code,
      today,
      month: ask('calendarMonth', { ...at, year, month }),
      counting: calendar?.primary.month ?? 'amanta',
      solar: { first: solarOf(calendar), last: solarOf(later) },
      eclipses: ask('eclipses', { ...at, year }).eclipses,
      row: locations.has(location.id) ? undefined : { ...location, other_names: [] },
    }),
  );
}

// The date of the solar calendar by which people live there.
const solarOf = (calendar: Calendar): SolarDate | undefined =>
  calendar?.solar.find((date) => date.calendar === calendar.primary.solar);

const html = (text: string): Made => ({ kind: 'html', status: 200, html: text });
