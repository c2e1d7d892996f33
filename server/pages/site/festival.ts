// The page of an observance in a year, and its drawing as a picture.

import { requestContext } from '@nirnaya/app/context';
import { festivalDrawing, nativeNames } from '@nirnaya/app/festivals';
import { type Location, locations, newDelhi, traditionsIn } from '@nirnaya/app/places';
import { notFound } from '@nirnaya/app/requests';
import { isoDate, parseIsoDate } from '@nirnaya/engine/civil';
import {
  type AnswerOf,
  dateWords,
  type FestivalData,
  festivalHref,
  festivalSlug,
  renderPage,
} from '@nirnaya/web/pages';
import type { PageAddress } from './address.ts';
import { datesIn, elsewhere } from './festival-dates.ts';
import type { Made, Making } from './making.ts';
import { addressedPlace, pagePlace, placeSlug } from './places.ts';

type FestivalAddress = Extract<PageAddress, { page: 'festival' }>;

/** Pixels across a picture, as those who show a preview of an address ask for. */
export const previewWidth = 1200;

/** Years before and after that of the page whose dates are listed. */
const before = 1;
const years = 10;

/** Makes the page, or its drawing. Throws `Refusal` for what there is not. */
export function festivalPage(making: Making, address: FestivalAddress): Made {
  const { service, ask, site } = making;
  const { language, name, year, place: slug, tradition, date, beside } = address;
  const location = addressedPlace(service, slug);
  const at = { location_id: String(location.id), tradition, lang: language };
  const when = date === undefined ? { year } : { date };
  const explanation = ask('explainFestival', { ...at, festival: name, ...when });
  const { festival: code, date: day } = explanation;
  const canonical = festivalHref({
    language,
    code,
    year: Number(day.slice(0, 4)),
    place: slug === undefined ? undefined : placeSlug(location),
    tradition,
    date,
    beside,
  });
  const isCanonical =
    name === festivalSlug(code) &&
    day.startsWith(year) &&
    (slug === undefined || slug === placeSlug(location));
  if (!isCanonical && address.form === 'page') return { kind: 'moved', location: canonical };
  const decided = decidedOn(making, address, { code, day, location });
  const draw = drawingOf(making, address, decided, { name: nameOf(explanation), location });
  const drawn = (picture: string | undefined): string => {
    if (picture !== undefined) return picture;
    throw notFound('no_drawing', `${code} has no day with a sunrise and a sunset to draw near ${day}.`);
  };
  if (address.form === 'svg') return { kind: 'svg', svg: drawn(draw({})) };
  if (address.form === 'png')
    return {
      kind: 'drawing',
      draw: (writeText) => drawn(draw({ scheme: 'light', writeText })),
      width: previewWidth,
    };
  const { context, rule } = decided;
  const query = { festival: code, location, tradition };
  const [wide, narrow] = [draw({ frame: 'page' }), draw({ frame: 'page', layout: 'narrow' })];
  const item = ask('festivals', { ...at, date: day }).festivals.find((one) => one.code === code);
  const others = elsewhere(service, query, day);
  const listed = (one: (typeof others.places)[number]) => ({
    place: pagePlace(one.location, site.words),
    tradition: one.tradition === undefined ? undefined : traditionName(making, one.tradition),
    traditionKey: one.tradition,
    date: one.date,
  });
  const first = Number(year) - before;
  // One that is observed in another land alone is explained there.
  const own = context.pack.name;
  const chain = rule === undefined ? (explanation._engine.rule_pack_chain.at(-1) ?? own) : own;
  return {
    kind: 'html',
    status: 200,
    html: renderPage.festival(site, {
      place: pagePlace(location, site.words),
      isPlaceNamed: slug !== undefined,
      tradition,
      places: [...locations.values()].map((one) => pagePlace(one, site.words)),
      traditions: traditionsIn(service.workspace.packs().packs).map((key) => ({
        key,
        name: traditionName(making, key),
      })),
      explanation,
      item,
      rule: ask('rule', { lang: language, pack: chain }, { code }),
      names:
        rule === undefined
          ? { windows: new Map(), works: new Map() }
          : nativeNames(context, rule, decided.day),
      drawing: wide === undefined || narrow === undefined ? undefined : { wide, narrow },
      occurrences: [day, ...explanation.further.map((one) => one.date)],
      isOfDate: date !== undefined,
      beside: besideOf(making, address, { code, location }),
      years: Array.from({ length: years }, (_, i) => ({
        year: first + i,
        dates: datesIn(service, query, first + i),
      })),
      elsewhere: {
        compared: others.compared,
        places: others.places.map(listed),
        traditions: others.traditions.map(listed),
      },
    }),
  };
}

// The same observance at another place, by another tradition or in another year; undefined where none is named.
function besideOf(
  making: Making,
  address: FestivalAddress,
  { code, location: own }: { readonly code: string; readonly location: Location },
): FestivalData['beside'] {
  const { language, beside } = address;
  if (Object.values(beside).every((part) => part === undefined)) return undefined;
  const location = beside.place === undefined ? own : addressedPlace(making.service, beside.place);
  const tradition = beside.tradition ?? address.tradition;
  const explanation = making.ask('explainFestival', {
    location_id: String(location.id),
    tradition,
    lang: language,
    festival: code,
    ...(beside.year === undefined && address.date !== undefined
      ? { date: address.date }
      : { year: beside.year ?? address.year }),
  });
  const decided = decidedOn(making, { ...address, tradition }, { code, day: explanation.date, location });
  const draw = drawingOf(making, address, decided, { name: nameOf(explanation), location });
  return {
    ...beside,
    place: pagePlace(location, making.site.words),
    isPlaceNamed: beside.place !== undefined,
    tradition: beside.tradition,
    traditionName: tradition === undefined ? undefined : traditionName(making, tradition),
    explanation,
    drawing: draw({ frame: 'page', layout: 'narrow' }),
  };
}

const nameOf = ({ observatory, names }: AnswerOf<'explainFestival'>): string => observatory?.name ?? names.en;

function traditionName({ service }: Making, key: string): string {
  return service.workspace.packs().packs.get(key)?.title ?? key;
}

// The context of the rule at a place, the rule, and the day by its number; without a rule where the land does not observe it.
function decidedOn(
  { service }: Making,
  { language, tradition }: FestivalAddress,
  { code, day, location }: { readonly code: string; readonly day: string; readonly location: Location },
) {
  const context = requestContext(service, { location_id: location.id, tradition, lang: language }, newDelhi);
  const number = parseIsoDate(day);
  if (number === undefined) throw new Error(`${day} is no date`);
  return { context, rule: context.pack.rules.get(code), day: number };
}

function drawingOf(
  { service, site: { words } }: Making,
  { language }: FestivalAddress,
  { context, rule, day }: ReturnType<typeof decidedOn>,
  { name, location }: { readonly name: string; readonly location: Location },
) {
  if (rule === undefined) return () => undefined;
  return festivalDrawing(service, context, {
    rule,
    day,
    name,
    placeName: pagePlace(location, words).name,
    texts: {
      language,
      sunrise: words.say('today.sunrise'),
      sunset: words.say('today.sunset'),
      nextSunrise: words.say('today.sunrise'),
      observed: words.say('festival.chosen'),
      from: (time) => words.say('drawing.from', { time }),
      until: (time) => words.say('today.until', { time }),
      between: (from, to) => `${from} – ${to}`,
      day: (number) => dateWords(words, isoDate(number), 'short'),
      minutes: (minutes) => words.say('drawing.met', { minutes }),
    },
  });
}
