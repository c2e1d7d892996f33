// What the address of a page asks for. Read on the main thread, for its cache and its lane, and in the thread that makes the
// page.

import { type PageLanguageCode, pageLanguage } from '@nirnaya/web/words';

/** What an address of the site asks for, in which language. */
export type PageAddress =
  | {
      readonly page: 'day';
      readonly language: PageLanguageCode;
      readonly place: string | undefined;
      readonly date: string | undefined;
    }
  | { readonly page: 'places'; readonly language: PageLanguageCode; readonly search: string | undefined }
  | { readonly page: 'at'; readonly language: PageLanguageCode; readonly lat: string; readonly lon: string }
  | FestivalAddress
  | CalendarAddress
  | TithiAddress
  | FeedAddress
  | DisputesAddress
  | MapAddress
  | MuhuratAddress
  | BirthsAddress
  | { readonly page: 'source' | 'design' | 'playground'; readonly language: PageLanguageCode }
  /** in a language of pages, but nothing that there is */
  | { readonly page: 'missing'; readonly language: PageLanguageCode };

/** A page, or its drawing alone. */
export type PageForm = 'page' | 'svg' | 'png';

/** The address of an observance in a year. */
export interface FestivalAddress {
  readonly page: 'festival';
  readonly language: PageLanguageCode;
  /** as the address has it: a part of a code, or a name */
  readonly name: string;
  /** four digits */
  readonly year: string;
  readonly place: string | undefined;
  readonly tradition: string | undefined;
  readonly date: string | undefined;
  /** what is set beside it: another place, tradition or year; undefined parts are those of the page */
  readonly beside: Readonly<Record<'place' | 'tradition' | 'year', string | undefined>>;
  /** the page, or its drawing alone */
  readonly form: PageForm;
}

/** The address of a month of a place, or of a year. */
export interface CalendarAddress {
  readonly page: 'calendar';
  readonly language: PageLanguageCode;
  readonly place: string | undefined;
  /** as the address has them; without a year the present month is meant */
  readonly year: string | undefined;
  readonly month: string | undefined;
}

/** The address of the converter between dates and tithis. */
export interface TithiAddress {
  readonly page: 'tithi';
  readonly language: PageLanguageCode;
  readonly place: string | undefined;
  /** whose day is sought */
  readonly kind: 'birthday' | 'shraddha';
  /** as the address has them; nothing is sought where there is neither a date nor a month or a tithi */
  readonly date: string | undefined;
  readonly time: string | undefined;
  readonly month: string | undefined;
  readonly tithi: string | undefined;
  readonly isAdhika: boolean;
}

/** The address of the calendar of a place that applications subscribe to. */
export interface FeedAddress {
  readonly page: 'feed';
  readonly language: PageLanguageCode;
  readonly place: string;
  readonly tradition: string | undefined;
  readonly weight: string | undefined;
  readonly tags: string | undefined;
  /** whether named times are events of their own */
  readonly windows: boolean;
}

/** The address of the differing days of a year; without a year of the present one. */
export interface DisputesAddress {
  readonly page: 'disputes';
  readonly language: PageLanguageCode;
  readonly year: string | undefined;
  readonly place: string | undefined;
  readonly kind: string;
}

/** The address of the map of an observance in a year. */
export interface MapAddress {
  readonly page: 'map';
  readonly language: PageLanguageCode;
  /** as that of the page of an observance */
  readonly name: string;
  /** four digits */
  readonly year: string;
  readonly place: string | undefined;
  readonly tradition: string | undefined;
  readonly date: string | undefined;
  readonly area: 'world' | 'india';
  /** the page, or its drawing alone */
  readonly form: PageForm;
}

/** The address of the days of a year for an occasion. */
export interface MuhuratAddress {
  readonly page: 'muhurat';
  readonly language: PageLanguageCode;
  /** the key of the occasion, with `-` for `_`; undefined for the usual one */
  readonly event: string | undefined;
  readonly place: string | undefined;
  readonly year: string | undefined;
  /** whether the address names all three in its path */
  readonly isWhole: boolean;
}

/** The address of the chart of a birth, or of the match of two. What is computed is sent as a form, not in the address. */
export interface BirthsAddress {
  readonly page: 'chart' | 'match';
  readonly language: PageLanguageCode;
}

/** The parameters of a query that were given once. */
export type PageQuery = Readonly<Record<string, string>>;

/** The most characters of a path, and of a parameter, that a page is looked for by. */
const longestPath = 300;
const longestText = 80;

/** The page that an address asks for; undefined for an address of another part of the service. `preferred`: the language of `/`. */
export function readAddress(path: string, query: PageQuery, preferred: string): PageAddress | undefined {
  if (path.length > longestPath) return undefined;
  const parts = partsOf(path);
  const [first, ...rest] = parts;
  if (first === undefined) return dayAt(languageOr(preferred), undefined, query);
  if (first === 'source' && rest.length === 0) return { page: 'source', language: languageOr(preferred) };
  if (first === 'playground' && rest.length === 0) return { page: 'playground', language: 'en' };
  const language = pageLanguage(first)?.code;
  return language === undefined ? undefined : within(language, rest, query);
}

function within(language: PageLanguageCode, parts: readonly string[], query: PageQuery): PageAddress {
  const [name, ...rest] = parts;
  const missing: PageAddress = { page: 'missing', language };
  if (name === undefined) return dayAt(language, undefined, query);
  if (name === 'calendar') return calendarAt(language, rest) ?? missing;
  if (name === 'festival') return festivalAt(language, rest, query) ?? missing;
  if (name === 'map') return mapAt(language, rest, query) ?? missing;
  if (name === 'disputes') return disputesAt(language, rest, query) ?? missing;
  if (name === 'muhurat') return muhuratAt(language, rest, query) ?? missing;
  if (rest.length === 1 && rest[0] === 'calendar.ics') return feedAt(language, name, query);
  if (rest.length > 0) return missing;
  if (name === 'tithi') return tithiAt(language, query);
  if (name === 'places') return { page: 'places', language, search: textOf(query.q) };
  if (name === 'chart' || name === 'match') return { page: name, language };
  if (name === 'source' || name === 'design') return { page: name, language };
  if (name === 'at')
    return { page: 'at', language, lat: textOf(query.lat) ?? '', lon: textOf(query.lon) ?? '' };
  return dayAt(language, name, query);
}

function calendarAt(
  language: PageLanguageCode,
  [place, year, month, ...rest]: readonly string[],
): CalendarAddress | undefined {
  const isYear = year === undefined || /^\d{4}$/.test(year);
  const isMonth = month === undefined || /^([1-9]|1[0-2])$/.test(month);
  if (!isYear || !isMonth || rest.length > 0) return undefined;
  return { page: 'calendar', language, place, year, month };
}

// What pages of an observance in a year have in common: `diwali/2026`, `diwali/2026.svg`.
function observanceAt(
  language: PageLanguageCode,
  [name, last, ...rest]: readonly string[],
  query: PageQuery,
): Omit<MapAddress, 'page' | 'area'> | undefined {
  const [, year, form = 'page'] = /^(\d{4})(?:\.(svg|png))?$/.exec(last ?? '') ?? [];
  if (name === undefined || year === undefined || rest.length > 0) return undefined;
  return {
    language,
    name: name.slice(0, longestText),
    year,
    place: textOf(query.place),
    tradition: textOf(query.tradition),
    date: textOf(query.date),
    form: formOf(form),
  };
}

function festivalAt(
  language: PageLanguageCode,
  parts: readonly string[],
  query: PageQuery,
): FestivalAddress | undefined {
  const observance = observanceAt(language, parts, query);
  if (observance === undefined) return undefined;
  return {
    page: 'festival',
    ...observance,
    beside: {
      place: textOf(query.with_place),
      tradition: textOf(query.with_tradition),
      year: textOf(query.with_year),
    },
  };
}

const formOf = (text: string): PageForm => (text === 'svg' || text === 'png' ? text : 'page');

function mapAt(
  language: PageLanguageCode,
  parts: readonly string[],
  query: PageQuery,
): MapAddress | undefined {
  const observance = observanceAt(language, parts, query);
  if (observance === undefined) return undefined;
  return {
    page: 'map',
    ...observance,
    area: query.area === 'india' ? 'india' : 'world',
  };
}

function disputesAt(
  language: PageLanguageCode,
  [year, ...rest]: readonly string[],
  query: PageQuery,
): DisputesAddress | undefined {
  if ((year !== undefined && !fourDigits.test(year)) || rest.length > 0) return undefined;
  return {
    page: 'disputes',
    language,
    year,
    place: textOf(query.place),
    kind: textOf(query.kind) ?? 'dispute',
  };
}

function muhuratAt(
  language: PageLanguageCode,
  [event, place, year, ...rest]: readonly string[],
  query: PageQuery,
): MuhuratAddress | undefined {
  const own = {
    event: event ?? textOf(query.event),
    place: place ?? textOf(query.place),
    year: year ?? textOf(query.year),
  };
  if ((own.year !== undefined && !fourDigits.test(own.year)) || rest.length > 0) return undefined;
  return { page: 'muhurat', language, ...own, isWhole: year !== undefined };
}

const feedAt = (language: PageLanguageCode, place: string, query: PageQuery): FeedAddress => ({
  page: 'feed',
  language,
  place,
  tradition: textOf(query.tradition),
  weight: textOf(query.weight),
  tags: textOf(query.tags),
  windows: query.windows === 'true',
});

const fourDigits = /^\d{4}$/;

const tithiAt = (language: PageLanguageCode, query: PageQuery): TithiAddress => ({
  page: 'tithi',
  language,
  place: textOf(query.place),
  kind: query.kind === 'shraddha' ? 'shraddha' : 'birthday',
  date: textOf(query.date),
  time: textOf(query.time),
  month: textOf(query.month),
  tithi: textOf(query.tithi),
  isAdhika: query.adhika === 'true',
});

const dayAt = (language: PageLanguageCode, place: string | undefined, query: PageQuery): PageAddress => ({
  page: 'day',
  language,
  place,
  date: textOf(query.date),
});

const languageOr = (code: string): PageLanguageCode => pageLanguage(code)?.code ?? 'en';

// Empty as where it is left out: a form sends every field that it has.
function textOf(text: string | undefined): string | undefined {
  const trimmed = text?.trim().slice(0, longestText);
  return trimmed === '' ? undefined : trimmed;
}

// A path that is no text that was encoded names nothing.
function partsOf(path: string): readonly string[] {
  try {
    return path
      .split('/')
      .filter((part) => part !== '')
      .map(decodeURIComponent);
  } catch {
    return ['?'];
  }
}

const minute = 60_000;

/** Whether an address takes a form: what it asks is in the body of a POST, and its answer is stored nowhere. */
export const takesForm = ({ page }: PageAddress): boolean => page === 'chart' || page === 'match';

/** Milliseconds for which a page stands as it is; undefined for one that changes with the packs alone. Dates begin at quarters of hours. */
export function standsFor(address: PageAddress): number | undefined {
  if (address.page === 'feed') return 6 * 60 * minute;
  if (address.page === 'calendar' || address.page === 'tithi') return 15 * minute;
  return address.page === 'day' && address.date === undefined ? minute : undefined;
}
