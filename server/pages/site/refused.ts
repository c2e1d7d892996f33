// Pages of what there is not, or cannot be asked: in the reader's language where an address has a name that nothing has, with pages
// that may be meant.

import { likelyPlaces } from '@nirnaya/app/places';
import type { Refusal } from '@nirnaya/app/requests';
import { dayHref, festivalHref, renderPage, type Site } from '@nirnaya/web/pages';
import { httpErrorOf } from '../../http/http-error.ts';
import type { PageAddress } from './address.ts';
import type { Made, Making } from './making.ts';
import { pagePlace, UnknownPlace } from './places.ts';

/** Pages that may be meant are so many at most. */
const mostInstead = 5;

/** The page of an address that no page has. */
export const missingPage = (site: Site, path: string): Made =>
  errorPage(site, { status: 404, message: `There is no page at ${path}.`, language: 'en', instead: [] });

/** The page of what was refused. */
export function refusedPage(making: Making, address: PageAddress, refusal: Refusal): Made {
  const { site } = making;
  const { status } = httpErrorOf(refusal);
  const language = site.words.code;
  if (refusal instanceof UnknownPlace) {
    const { query } = refusal;
    const message = site.words.say('place.none', { query });
    return errorPage(site, { status, message, language, instead: placesLike(making, query) });
  }
  if (refusal.code === 'unknown_festival' && 'name' in address) {
    const query = address.name.replaceAll('-', ' ');
    const message = site.words.say('error.noFestival', { query });
    return errorPage(site, { status, message, language, instead: festivalsLike(making, address, query) });
  }
  return errorPage(site, { status, message: refusal.message, language: 'en', instead: [] });
}

type ErrorData = Parameters<typeof renderPage.error>[1];

const errorPage = (site: Site, data: ErrorData): Made => ({
  kind: 'html',
  status: data.status,
  html: renderPage.error(site, data),
});

function placesLike({ service, site: { words } }: Making, query: string): ErrorData['instead'] {
  return likelyPlaces(service.catalogue(), query, mostInstead)
    .map((place) => pagePlace(place, words))
    .map(({ slug, name }) => ({ href: dayHref(words.code, slug), label: name }));
}

function festivalsLike(
  { ask, site: { words } }: Making,
  { year }: Extract<PageAddress, { name: string }>,
  query: string,
): ErrorData['instead'] {
  const { code: language } = words;
  return ask('festivalSearch', { q: query, lang: language, year, limit: String(mostInstead) }).festivals.map(
    ({ code, name }) => ({ href: festivalHref({ language, code, year: Number(year) }), label: name }),
  );
}
