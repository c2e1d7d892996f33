// Addresses of pages.

import type { PageLanguageCode } from '../words/index.ts';

/** The address of an observance in a year, at a place, by a tradition. */
export interface FestivalAddress {
  readonly language: PageLanguageCode;
  /** the code of its rule, `FESTIVAL_DIWALI` */
  readonly code: string;
  readonly year: number;
  /** slug of the place; undefined for the one that pages are about where none is named */
  readonly place?: string | undefined;
  /** name of the pack of a tradition */
  readonly tradition?: string | undefined;
  /** ISO date, where an observance has several in a year */
  readonly date?: string | undefined;
  /** what is set beside it */
  readonly beside?: BesideAddress | undefined;
}

/** What a page sets beside its own: undefined parts are those of the page. */
export interface BesideAddress {
  readonly place?: string | undefined;
  readonly tradition?: string | undefined;
  readonly year?: string | undefined;
}

/** The part of an address that names an observance: `diwali`, `vrat-sankashti-chaturthi`. The API reads it as a name. */
export const festivalSlug = (code: string): string =>
  code
    .replace(/^FESTIVAL_/, '')
    .toLowerCase()
    .replaceAll('_', '-');

// An address with its parameters; those that are undefined are left out.
function withQuery(path: string, parameters: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(parameters).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  const query = new URLSearchParams(given).toString();
  return query === '' ? path : `${path}?${query}`;
}

/** The address of the page of an observance. */
export function festivalHref({
  language,
  code,
  year,
  place,
  tradition,
  date,
  beside = {},
}: FestivalAddress): string {
  const other = { with_place: beside.place, with_tradition: beside.tradition, with_year: beside.year };
  return withQuery(`/${language}/festival/${festivalSlug(code)}/${year}`, {
    place,
    tradition,
    date,
    ...other,
  });
}

/**
 * The address of a drawing as PNG, by that of its SVG: what a preview of a page shows. Those of Urdu are in English, as no PNG has its
 * letters.
 */
export const previewHref = (svg: string): string =>
  svg.replace(/^\/ur\//, '/en/').replace(/\.svg(\?|$)/, '.png$1');

/** The address of the map of an observance in a year. */
export function mapHref({
  language,
  code,
  year,
  place,
  tradition,
  date,
  area = 'world',
}: Omit<FestivalAddress, 'beside'> & { readonly area?: string }): string {
  const named = area === 'world' ? undefined : area;
  return withQuery(`/${language}/map/${festivalSlug(code)}/${year}`, { place, tradition, date, area: named });
}

/** The address of a day of a place; without a date, of its present one. */
export const dayHref = (language: PageLanguageCode, place: string, date?: string): string =>
  `/${language}/${place}${date === undefined ? '' : `?date=${date}`}`;

/** The address of a month of a place, or of its year. */
export const calendarHref = ({
  language,
  place,
  year,
  month,
}: {
  readonly language: PageLanguageCode;
  readonly place: string;
  readonly year: number;
  readonly month?: number;
}): string => `/${language}/calendar/${place}/${year}${month === undefined ? '' : `/${month}`}`;

/** The address of the converter between dates and tithis; parameters that are undefined are left out. */
export function tithiHref(
  language: PageLanguageCode,
  parameters: Readonly<Record<string, string | undefined>>,
): string {
  return withQuery(`/${language}/tithi`, parameters);
}

/** The address of the differing days of a year. */
export function disputesHref({
  language,
  year,
  kind,
  place,
}: {
  readonly language: PageLanguageCode;
  readonly year: number;
  readonly kind: string;
  readonly place?: string | undefined;
}): string {
  return withQuery(`/${language}/disputes/${year}`, { place, kind: kind === 'dispute' ? undefined : kind });
}

/** The address of the days of a year for an occasion at a place. */
export const muhuratHref = ({
  language,
  event,
  place,
  year,
}: {
  readonly language: PageLanguageCode;
  readonly event: string;
  readonly place: string;
  readonly year: number;
}): string => `/${language}/muhurat/${event.replaceAll('_', '-')}/${place}/${year}`;

/** The address of the calendar of a place that applications subscribe to; parameters that are undefined are left out. */
export const subscribeHref = (
  language: PageLanguageCode,
  place: string,
  parameters: Readonly<Record<string, string | undefined>> = {},
): string => withQuery(`/${language}/${place}/calendar.ics`, parameters);
