// The page of the differing days of a year.

import { civilDayAt, yearOf } from '@nirnaya/app/requests';
import { disputesHref, renderPage } from '@nirnaya/web/pages';
import type { DisputesAddress } from './address.ts';
import type { Made, Making } from './making.ts';
import { addressedPlace, pagePlace, placeSlug } from './places.ts';

/** Differences that a page lists. */
const mostListed = 200;

/** Makes the page. Without a year it is at the address of the present one. Throws `Refusal` for what there is not. */
export function disputesPage({ service, ask, site, now }: Making, address: DisputesAddress): Made {
  const { language, year, place: slug, kind } = address;
  const location = addressedPlace(service, slug);
  const place = slug === undefined ? undefined : placeSlug(location);
  if (year === undefined || slug !== place) {
    const of = year === undefined ? yearOf(civilDayAt(now, location.timezone)) : Number(year);
    return { kind: 'moved', location: disputesHref({ language, year: of, kind, place }) };
  }
  const answer = ask('festivalDisputes', {
    year,
    kind,
    location_id: String(location.id),
    lang: language,
    limit: String(mostListed),
  });
  const titles = [...service.workspace.packs().packs].flatMap(([key, { title }]) =>
    title === undefined ? [] : [[key, title] as const],
  );
  return {
    kind: 'html',
    status: 200,
    html: renderPage.disputes(site, {
      place: pagePlace(location, site.words),
      isPlaceNamed: slug !== undefined,
      kind: answer.disputes[0]?.kind ?? kindOf(kind),
      answer,
      titles: new Map(titles),
    }),
  };
}

const kindOf = (text: string) => (text === 'place' || text === 'sensitivity' ? text : ('dispute' as const));
