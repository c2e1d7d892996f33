// The pages of a birth and of the match of two. What was entered comes as a form and is gone when the page is sent.

import { pictureOfContent } from '@nirnaya/app/jyotisha';
import { type Location, locations } from '@nirnaya/app/places';
import { Refusal } from '@nirnaya/app/requests';
import { pictureStyles } from '@nirnaya/contract/jyotisha';
import { jdOfMs } from '@nirnaya/engine/civil';
import { clockIn } from '@nirnaya/explain/dates';
import { svgOf } from '@nirnaya/explain/pictures';
import {
  type BirthFields,
  type ChartResult,
  type DashaSpan,
  type MatchResult,
  type PlaceOption,
  renderPage,
  uncertainties,
} from '@nirnaya/web/pages';
import type { Words } from '@nirnaya/web/words';
import { httpErrorOf } from '../../http/http-error.ts';
import type { Made, Making } from './making.ts';
import { pagePlace, placeSlug } from './places.ts';

/** The fields of a form that was sent. */
type Form = Readonly<Record<string, string>> | undefined;

/** A birth as the operations of births take it. */
interface SentBirth {
  readonly date: string;
  readonly time: string;
  readonly lat: number;
  readonly lon: number;
  readonly time_uncertainty?: number;
}

/** A birth that was read from a form: its fields, and its place where one of the name is known. */
interface ReadBirth {
  readonly fields: BirthFields;
  readonly location: Location | undefined;
}

/** Places of one name that can be chosen from. */
const mostOptions = 12;

/** Levels of the periods of Vimshottari that are listed. */
const listedLevels = 2;

/** The most characters of a field. */
const longestField = 80;

/** The form of drawings that is usual where a language is spoken. */
const usualStyles: Readonly<Record<string, (typeof pictureStyles)[number]>> = {
  ta: 'south',
  te: 'south',
  kn: 'south',
  ml: 'south',
  bn: 'east',
  or: 'east',
};

/** Makes the page of a birth. */
export function chartPage(making: Making, form: Form): Made {
  const { ask, site } = making;
  const { words } = site;
  const style = pictureStyles.find((one) => one === form?.style) ?? usualStyles[words.code] ?? 'north';
  const birth = readBirth(making, form, '');
  return page(
    (result) => renderPage.chart(site, { birth: birth.fields, style, ...result }),
    () => {
      if (form === undefined) return undefined;
      const sent = sentBirth(birth, words, 'place');
      const lang = words.code;
      const { date, time, lat, lon, time_uncertainty } = sent;
      const chart = ask(
        'kundliChart',
        { lang },
        {},
        {
          date_of_birth: date,
          time_of_birth: time,
          latitude: lat,
          longitude: lon,
          time_uncertainty,
        },
      );
      const drawn = (options: object): string =>
        svgOf(pictureOfContent(ask('chartSvgOfBody', { lang }, {}, { ...sent, ...options })), {
          isPart: true,
        });
      return {
        chart,
        place: placeOption(placed(birth), words),
        drawings: ['D1', 'D9'].map((varga) => drawn({ style, varga })),
        dashas: dashaSpans(chart, placed(birth).timezone),
        timeLine: drawn({ picture: 'dasha', at: chart.running_at }),
      } satisfies ChartResult;
    },
  );
}

/** Makes the page of the match of two births. */
export function matchPage(making: Making, form: Form): Made {
  const { ask, site } = making;
  const { words } = site;
  const bride = readBirth(making, form, 'bride_');
  const groom = readBirth(making, form, 'groom_');
  const data = { bride: bride.fields, groom: groom.fields };
  return page(
    (result) => renderPage.match(site, { ...data, ...result }),
    () => {
      if (form === undefined) return undefined;
      const [of, by] = [sentBirth(bride, words, 'bride_place'), sentBirth(groom, words, 'groom_place')];
      const lang = words.code;
      const score = ask('compatibilityScore', {
        lang,
        ...parametersOf('bride', of),
        ...parametersOf('groom', by),
      });
      const porutham = ask('compatibilityPorutham', { lang }, {}, { person1: of, person2: by });
      return {
        score,
        porutham,
        places: { bride: placeOption(placed(bride), words), groom: placeOption(placed(groom), words) },
      } satisfies MatchResult;
    },
  );
}

const parametersOf = (who: 'bride' | 'groom', { date, time, lat, lon }: SentBirth) => ({
  [`${who}_dob`]: date,
  [`${who}_time`]: time,
  [`${who}_lat`]: String(lat),
  [`${who}_lon`]: String(lon),
});

// A page with what came of its form, or with why nothing did beside the form as it was filled in.
function page<R>(
  render: (result: { readonly result?: R | undefined; readonly refused?: string | undefined }) => string,
  compute: () => R | undefined,
): Made {
  try {
    return { kind: 'html', status: 200, html: render({ result: compute() }) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { kind: 'html', status: httpErrorOf(error).status, html: render({ refused: error.message }) };
  }
}

// The fields of a birth by the beginning of their names, and the places that its place may be.
function readBirth({ service, ask, site: { words } }: Making, form: Form, prefix: string): ReadBirth {
  const field = (name: string): string => (form?.[`${prefix}${name}`] ?? '').trim().slice(0, longestField);
  const text = field('place');
  const byId = (id: number): Location | undefined => locations.get(id) ?? service.catalogue().byId(id);
  const matches = (
    text === '' ? [] : ask('searchLocations', { q: text, limit: String(mostOptions) }).locations
  ).flatMap(({ id, match }) => {
    const place = byId(id);
    return place === undefined ? [] : [{ place, isNamedSo: match !== 'near' }];
  });
  // What was chosen among the places of another name does not count, and what only sounds alike is to be chosen.
  const chosen = field('which');
  const { place: location } =
    matches.find(({ place }) => placeSlug(place) === chosen) ??
    matches.find(({ isNamedSo }) => isNamedSo) ??
    ({ place: undefined } as const);
  return {
    location,
    fields: {
      date: field('date'),
      time: field('time'),
      place: text,
      which: location && placeSlug(location),
      options: matches.map(({ place }) => placeOption(place, words)),
      sure: uncertainties.find((minutes) => minutes === field('sure')) ?? '',
    },
  };
}

// Throws a 404 where no place has the name.
function sentBirth({ fields, location }: ReadBirth, words: Words, name: string): SentBirth {
  const { date, time, sure, place } = fields;
  if (location === undefined)
    throw new Refusal('not-found', 'unknown_place', words.say('place.none', { query: place }), [
      { field: name, message: 'is no place of the catalogue' },
    ]);
  const { latitude: lat, longitude: lon } = location;
  return { date, time, lat, lon, ...(sure === '' ? {} : { time_uncertainty: Number(sure) * 60 }) };
}

function placed({ location }: ReadBirth): Location {
  if (location === undefined) throw new Error('the birth has no place');
  return location;
}

function placeOption(place: Location, words: Words): PlaceOption {
  const state = place.subdivision_code?.replace(/^[A-Z]+-/, '');
  return { ...pagePlace(place, words), where: [state, place.country_code].filter(Boolean).join(', ') };
}

// The periods of Vimshottari with the dates of the clock at the place of birth.
function dashaSpans({ dashas, running_at: now }: ChartResult['chart'], zone: string): readonly DashaSpan[] {
  const clock = clockIn(zone);
  const dateOf = (instant: string): string =>
    (clock.iso(jdOfMs(Date.parse(instant))) ?? instant).slice(0, 10);
  const spans = (periods: Periods, levels: number): readonly DashaSpan[] =>
    periods.map((period) => ({
      lord: period.lord,
      from: dateOf(period.start_at),
      to: dateOf(period.end_at),
      isRunning: period.start_at <= now && now < period.end_at,
      parts: levels === 1 ? [] : spans(period.periods ?? [], levels - 1),
    }));
  return spans(dashas.find(({ dasha }) => dasha === 'vimshottari')?.periods ?? [], listedLevels);
}

type Periods = ChartResult['chart']['dashas'][number]['periods'];
