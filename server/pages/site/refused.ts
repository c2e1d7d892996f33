// Pages of what there is not, or cannot be asked: in the reader's language where an address has a name that nothing has, with pages
// that may be meant.

import { likelyPlaces } from '@nirnaya/app/places';
import { type Refusal, servedDates } from '@nirnaya/app/requests';
import { type AnswerOf, dayHref, festivalHref, renderPage, type Site } from '@nirnaya/web/pages';
import type { WordKey, Words } from '@nirnaya/web/words';
import { httpErrorOf } from '../../http/http-error.ts';
import type { PageAddress } from './address.ts';
import type { Made, Making } from './making.ts';
import { pagePlace, UnknownPlace } from './places.ts';

/** Pages that may be meant are so many at most. */
const mostInstead = 5;

/** The page of an address that no page has. */
export const missingPage = (site: Site): Made => errorInWords(site, 404, site.words.say('error.nothing'));

/** The page of what was refused. What there are no words for is said as the API says it, in English. */
export function refusedPage(making: Making, address: PageAddress, refusal: Refusal): Made {
  const { site } = making;
  const { words } = site;
  const { code } = refusal;
  const { status } = httpErrorOf(refusal);
  const inWords = (message: string, instead?: ErrorData['instead']): Made =>
    errorInWords(site, status, message, instead);
  if (refusal instanceof UnknownPlace) {
    const { query } = refusal;
    return inWords(words.say('place.none', { query }), placesLike(making, query));
  }
  // In English the API says more.
  if (words.code !== 'en' && code === 'invalid_parameters' && refusal.errors !== undefined) {
    const field = refusal.errors.map((error) => error.field).join(', ');
    return inWords(words.say('error.invalid', { field }));
  }
  if (code === 'out_of_range') return inWords(words.say('error.range', servedYears));
  if (code === 'no_place_near') return inWords(words.say('error.noPlaceNear'));
  if (ofTraditions.has(code)) return inWords(words.say('error.tradition'), withoutTradition(site, address));
  if (code === 'unknown_event' && 'event' in address) {
    const query = (address.event ?? '').replaceAll('-', ' ');
    const all = { href: `/${words.code}/muhurat`, label: words.say('muhurat.name') };
    return inWords(words.say('error.noOccasion', { query }), [all]);
  }
  const named = 'name' in address ? ofNames.get(code) : undefined;
  if (named !== undefined && 'name' in address) {
    const query = address.name.replaceAll('-', ' ');
    const year = Number(address.year);
    const like = festivalsLike(making, address, query);
    return inWords(
      words.say(named, { query, year: address.year }),
      code === 'not_in_year'
        ? [year - 1, year + 1].flatMap((other) =>
            like.slice(0, 1).map((one) => ({ ...linkTo(words, one, other), label: `${one.name} ${other}` })),
          )
        : like.map((one) => linkTo(words, one, year)),
    );
  }
  return errorPage(site, { status, message: refusal.message, language: 'en', instead: [] });
}

/** Refusals of a tradition at a place. */
const ofTraditions: ReadonlySet<string> = new Set([
  'unknown_tradition',
  'tradition_elsewhere',
  'two_traditions',
]);

/** What is said of the name of an observance that is refused, by the code of the refusal. */
const ofNames: ReadonlyMap<string, WordKey> = new Map([
  ['unknown_festival', 'error.noFestival'],
  ['ambiguous_festival', 'error.several'],
  ['not_in_year', 'error.notInYear'],
]);

const servedYears = { first: servedDates.first.slice(0, 4), last: servedDates.last.slice(0, 4) };

// The same observance by the tradition of the place.
function withoutTradition({ words }: Site, address: PageAddress): ErrorData['instead'] {
  if (!('name' in address)) return [];
  const { name, year, place } = address;
  const query = place === undefined ? '' : `?place=${encodeURIComponent(place)}`;
  const href = `/${words.code}/festival/${encodeURIComponent(name)}/${year}${query}`;
  return [{ href, label: `${name.replaceAll('-', ' ')} ${year}` }];
}

// In the language of the page.
const errorInWords = (
  site: Site,
  status: number,
  message: string,
  instead: ErrorData['instead'] = [],
): Made => errorPage(site, { status, message, language: site.words.code, instead });

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

type Like = Pick<AnswerOf<'festivalSearch'>['festivals'][number], 'code' | 'name'>;

function festivalsLike(
  { ask, site: { words } }: Making,
  { year }: Extract<PageAddress, { name: string }>,
  query: string,
): readonly Like[] {
  return ask('festivalSearch', { q: query, lang: words.code, year, limit: String(mostInstead) }).festivals;
}

const linkTo = (
  { code: language }: Words,
  { code, name }: Like,
  year: number,
): ErrorData['instead'][number] => ({
  href: festivalHref({ language, code, year }),
  label: name,
});
