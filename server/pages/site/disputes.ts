// The page of the differing days of a year.

import { landNames } from '@nirnaya/app/names';
import { locations, placeOfPack } from '@nirnaya/app/places';
import { civilDayAt, yearOf } from '@nirnaya/app/requests';
import { disputesHref, renderPage } from '@nirnaya/web/pages';
import type { Words } from '@nirnaya/web/words';
import type { ComputeService } from '../../compute/compute-service.ts';
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
  return {
    kind: 'html',
    status: 200,
    html: renderPage.disputes(site, {
      place: pagePlace(location, site.words),
      isPlaceNamed: slug !== undefined,
      kind: answer.disputes[0]?.kind ?? kindOf(kind),
      answer,
      titles: titlesIn(service, site.words),
      towns: townsOf(service, site.words),
    }),
  };
}

// What lands and places are called, by the keys and the English names that the answer has.
function titlesIn(service: ComputeService, words: Words): ReadonlyMap<string, string> {
  const lands = landNames(words.code);
  const packs = [...service.workspace.packs().packs].flatMap(([key, { title }]) => {
    const name = lands.get(key) ?? title;
    return name === undefined ? [] : [[key, name] as const];
  });
  const places = [...locations.values()].map((one) => [one.name_en, pagePlace(one, words).name] as const);
  return new Map<string, string>([...packs, ...places]);
}

// The towns where the rules of lands are run where no place is named.
function townsOf({ workspace }: ComputeService, words: Words) {
  const { packs } = workspace.packs();
  return new Map(
    [...packs].flatMap(([key, { kind }]) => {
      const { location } = kind === 'tradition' ? { location: undefined } : placeOfPack(key, packs);
      return location === undefined ? [] : [[key, pagePlace(location, words)] as const];
    }),
  );
}

const kindOf = (text: string) => (text === 'place' || text === 'sensitivity' ? text : ('dispute' as const));
