// The facts that alerts ask about, each computed for a day when it is asked for.

import { type AlertFactName, keysOfKind } from '@nirnaya/contract/alerts';
import { unknownText } from '@nirnaya/dsl/vocabulary';
import type { PlaceYear } from '@nirnaya/engine/almanac';
import { weekdayOf } from '@nirnaya/engine/civil';
import { labelAt, lunationAt, type QuantityName, spansWith } from '@nirnaya/engine/observe';
import { visibleEclipseSpans } from '@nirnaya/engine/place';
import { GRAHAS, type Graha } from '@nirnaya/engine/sky';
import { intersect, lengthOf, type Spans } from '@nirnaya/engine/spans';
import type { RequestContext } from '../context/request-context.ts';
import { requestContext } from '../context/request-context.ts';
import { ratedDays } from '../muhurat/days.ts';
import { eventChains, eventNamed } from '../muhurat/events.ts';
import { inputsForAll } from '../muhurat/inputs.ts';
import { newDelhi } from '../places/locations.ts';
import { usablePack } from '../places/usable-pack.ts';
import { yearOf } from '../requests/dates.ts';
import { unsupported } from '../requests/refusal.ts';
import type { AppContext } from '../workspace/app-context.ts';

/** What a fact is on a day. */
export type FactValue = string | number | boolean | readonly (string | number)[];

/** The parameters of a fact, as its table allows them. */
export type FactParameters = Readonly<Record<string, string | number | boolean | undefined>>;

/** The facts of the days of a place. */
export interface DayFacts {
  /** whether the Sun rises and sets on a civil day number, so that it has facts */
  isWhole(day: number): boolean;
  /** JD UT of the sunrise of a civil day number; NaN where there is none */
  sunrise(day: number): number;
  value(name: AlertFactName, day: number, parameters: FactParameters): FactValue;
}

/** A day of a place. */
interface Day {
  readonly py: PlaceYear;
  readonly index: number;
  readonly day: number;
  /** JD UT: its sunrise and the next */
  readonly from: number;
  readonly to: number;
}

/** The facts of the place and the tradition of a request. */
export function dayFacts(service: AppContext, context: RequestContext): DayFacts {
  const dayOf = (day: number): Day => {
    const py = context.year(yearOf(day));
    const index = day - py.firstDay;
    return { py, index, day, from: py.dayStart[index], to: py.dayStart[index + 1] };
  };
  return {
    isWhole: (day) => {
      const { py, index } = dayOf(day);
      return !Number.isNaN(py.nextSunrise[index]);
    },
    sunrise: (day) => {
      const { py, index } = dayOf(day);
      return py.sunrise[index] ?? Number.NaN;
    },
    value: (name, day, parameters) => factOf(service, context, { name, on: dayOf(day), parameters }),
  };
}

interface Question {
  readonly name: AlertFactName;
  readonly on: Day;
  readonly parameters: FactParameters;
}

const tithiKeys = Array.from({ length: 30 }, (_, i) => i + 1);
const nakshatraKeys = keysOfKind('nakshatra');
const rashiKeys = keysOfKind('rashi');

/** How the labels of a quantity are written. */
const written = {
  tithi: tithiKeys,
  nakshatra: nakshatraKeys,
  yoga: keysOfKind('yoga'),
  karana: keysOfKind('karana'),
} as const satisfies Readonly<Partial<Record<QuantityName, readonly (string | number)[]>>>;

type Followed = keyof typeof written;

function factOf(service: AppContext, context: RequestContext, question: Question): FactValue {
  const { name, on, parameters } = question;
  const { py, from } = on;
  switch (name) {
    case 'tithi':
    case 'nakshatra':
    case 'yoga':
    case 'karana':
      return keyAt(py, name, from);
    case 'tithis':
      return keysDuring(on, 'tithi');
    case 'nakshatras':
      return keysDuring(on, 'nakshatra');
    case 'yogas':
      return keysDuring(on, 'yoga');
    case 'karanas':
      return keysDuring(on, 'karana');
    case 'paksha':
      return keysOfKind('paksha')[Number(keyAt(py, 'tithi', from)) <= 15 ? 0 : 1] ?? '';
    case 'weekday':
      return keysOfKind('weekday')[weekdayOf(on.day)] ?? '';
    case 'lunar_month':
      return keysOfKind('lunar month')[(lunationAt(py.sky, from)?.months[0] ?? 0) - 1] ?? '';
    case 'adhika_month':
      return lunationAt(py.sky, from)?.adhika ?? false;
    case 'observances':
      return observedOn(context, on);
    case 'kala_minutes':
      return kalaMinutes(context, on, parameters);
    case 'muhurat_score':
      return muhuratScore(service, context, on.day, String(parameters.event));
    case 'eclipse':
      return eclipseOn(on);
    case 'planet_sign':
      return rashiKeys[labelAt(py, { name: 'rashi', body: grahaOf(parameters) }, from)] ?? '';
    case 'planet_retrograde':
      return labelAt(py, { name: 'motion', body: grahaOf(parameters) }, from) === 1;
    case 'tarabala': {
      const birth = nakshatraKeys.indexOf(String(parameters.nakshatra));
      const now = labelAt(py, { name: 'nakshatra', body: 'Moon' }, from);
      return ((now - birth + 27) % 9) + 1;
    }
  }
}

const keyAt = (py: PlaceYear, name: Followed, at: number): string | number =>
  written[name][labelAt(py, { name, body: 'Moon' }, at)] ?? '';

// Every label that runs in the day: where one ends, the next is read.
function keysDuring({ py, from, to }: Day, name: Followed): readonly (string | number)[] {
  const { starts } = py.sky[name];
  const changes = Array.from(starts).filter((start) => start > from && start < to);
  return [...new Set([from, ...changes.map((change) => change + 1e-6)].map((at) => keyAt(py, name, at)))];
}

function observedOn({ pack, mode }: RequestContext, { py, day }: Day): readonly string[] {
  const codes = pack.observances
    .on(py, day, { mode })
    .flatMap(({ rule, variant, also }) => [
      rule.code,
      ...[...(variant === undefined ? [] : [variant]), ...also].map(({ key }) => `${rule.code}:${key}`),
    ]);
  return [...new Set(codes)];
}

function kalaMinutes(context: RequestContext, on: Day, parameters: FactParameters): number {
  const { py, day, from, to } = on;
  let spans: Spans = kalaOn(context, on, String(parameters.kala));
  for (const name of ['tithi', 'nakshatra', 'yoga', 'karana'] as const) {
    const key = parameters[name];
    if (key === undefined) continue;
    const label = (written[name] as readonly (string | number)[]).indexOf(key as string | number);
    spans = intersect(spans, spansWith(py, { name, body: 'Moon' }, new Set([label]), [from, to]));
  }
  if (parameters.with_kala !== undefined)
    spans = intersect(spans, kalaOn(context, { ...on, day }, String(parameters.with_kala)));
  return Math.round(lengthOf(spans) * 1440);
}

function kalaOn(
  { pack }: Pick<RequestContext, 'pack'>,
  { py, day }: Pick<Day, 'py' | 'day'>,
  name: string,
): Spans {
  const spans = pack.dayWindows.listedKala(py, name, day);
  if (spans === undefined) throw unknownKala(pack.kalas.keys(), name);
  return spans;
}

const unknownKala = (names: Iterable<string>, name: string) =>
  unsupported('unknown_kala', `conditions: ${unknownText({ what: 'kala', text: name, known: [...names] })}.`);

function muhuratScore(service: AppContext, context: RequestContext, day: number, name: string): number {
  const { pack, event } = muhuratEvent(service, name);
  const { place, location } = context.where;
  const at = location === undefined ? { lat: place.lat, lon: place.lon } : { location_id: location.id };
  const there = requestContext(service, { ...at, pack: pack.name }, newDelhi);
  const days = ratedDays(there, { event, from: day, to: day, inputs: inputsForAll([event], {}) });
  return Math.max(0, ...days.flatMap(({ windows }) => windows.map(({ score }) => score)));
}

function muhuratEvent({ workspace }: Pick<AppContext, 'workspace'>, name: string) {
  const set = workspace.packs();
  return eventNamed(
    eventChains(set.packs).map((chain) => usablePack(set, chain)),
    name,
  );
}

function eclipseOn({ py, from, to }: Day): string {
  const touches = (spans: Spans): boolean => lengthOf(intersect(spans, [from, to])) > 0;
  for (const kind of ['solar', 'lunar'] as const)
    if (touches(visibleEclipseSpans(py.sky, py.place, kind).spans)) return kind;
  return 'none';
}

const grahaOf = ({ planet }: FactParameters): Graha =>
  GRAHAS.find((graha) => graha.toLowerCase() === planet) ?? 'Sun';

/** Throws a 422 where a fact names a kala or an event that there is not, or an event that needs a birth. */
export function requireFact(
  service: AppContext,
  { pack }: Pick<RequestContext, 'pack'>,
  name: AlertFactName,
  parameters: FactParameters,
): void {
  for (const kala of [parameters.kala, parameters.with_kala])
    if (kala !== undefined && !pack.kalas.has(String(kala)))
      throw unknownKala(pack.kalas.keys(), String(kala));
  if (name === 'muhurat_score') inputsForAll([muhuratEvent(service, String(parameters.event)).event], {});
}
