// The page of the converter between dates and tithis.

import { namesIn, sourcesOf } from '@nirnaya/app/names';
import { locations } from '@nirnaya/app/places';
import { civilDayAt } from '@nirnaya/app/requests';
import { nameOf } from '@nirnaya/dsl/vocabulary';
import { isoDate } from '@nirnaya/engine/civil';
import { renderPage, tithiHref } from '@nirnaya/web/pages';
import type { TithiAddress } from './address.ts';
import type { Made, Making } from './making.ts';
import { addressedPlace, pagePlace, placeSlug } from './places.ts';

/** Makes the page. Throws `Refusal` for what cannot be converted. */
export function tithiPage({ service, ask, site, now }: Making, address: TithiAddress): Made {
  const { language, place: slug, kind, date, time, month, tithi, isAdhika } = address;
  const location = addressedPlace(service, slug);
  const at = { location_id: String(location.id), lang: language };
  const today = isoDate(civilDayAt(now, location.timezone));
  const counting = ask('panchang', { ...at, date: today }).hindu_calendar?.primary.month ?? 'amanta';
  const stated = { month, tithi, adhika: String(isAdhika), months: counting };
  const isRequested = date !== undefined || month !== undefined || tithi !== undefined;
  const answer = isRequested
    ? ask('anniversaries', { ...at, kind, from: today, ...(date === undefined ? stated : { date, time }) })
    : undefined;
  const { workspace } = service;
  const names = namesIn(language, sourcesOf(workspace.packs(), workspace.words()));
  return {
    kind: 'html',
    status: 200,
    html: renderPage.tithi(site, {
      place: pagePlace(location, site.words),
      places: [...locations.values()].map((one) => pagePlace(one, site.words)),
      query: { kind, date, time, month, tithi, isAdhika },
      months: Array.from({ length: 12 }, (_, i) => names.of('lunar month', nameOf('lunar month', i))),
      tithis: Array.from({ length: 30 }, (_, i) =>
        names.of('tithi', nameOf('tithi', i === 29 ? 15 : i % 15)),
      ),
      counting,
      answer,
      addressIn: (code) =>
        tithiHref(code, {
          kind: isRequested ? kind : undefined,
          date,
          time,
          month,
          tithi,
          adhika: isAdhika ? 'true' : undefined,
          place: slug === undefined ? undefined : placeSlug(location),
        }),
    }),
  };
}
