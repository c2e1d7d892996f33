// Makes the catalogue of places. In: the places of the source, the catalogue so far (its ids stay), zones of coordinates.
// Out: the bytes of the catalogue before compression. The same input always gives the same bytes.

import { createHash } from 'node:crypto';
import type { Catalogue } from '../../app/places/catalogue/catalogue.ts';
import { type Columns, catalogueBytes } from '../../app/places/catalogue/format.ts';
import type { ZoneFinder } from '../../app/places/zones.ts';
import { type PlaceType, placeTypes } from '../../contract/places/place-kinds.ts';
import { jdOfCivilDay, parseIsoDate } from '../../engine/civil/civil.ts';
import { offsetAt, zoneOffsets } from '../../engine/civil/zone.ts';
import { chosenPlaces } from './choose.ts';
import { curatedTwins } from './curated.ts';
import { keysOf, type NameKey, otherNames } from './names.ts';
import { pilgrimPlaces } from './pilgrim-places.ts';
import { regionOf, regions } from './regions.ts';
import { renamings } from './renamed.ts';
import { nativeName } from './scripts.ts';
import type { SourcePlace } from './source.ts';
import { type StateOf, stateCodes } from './states.ts';

/** What a catalogue is made of. */
export interface CatalogueInput {
  readonly source: readonly SourcePlace[];
  /** the catalogue so far, if there is one */
  readonly former: Catalogue | undefined;
  readonly zones: ZoneFinder;
  /** what places are called in languages, by their ids: found by a search besides the names of the source */
  readonly called: ReadonlyMap<number, readonly string[]>;
}

/** A place as it goes into the columns. */
interface Entry {
  readonly id: number;
  readonly name: string;
  readonly native: string | null;
  readonly others: readonly string[];
  readonly latitude: number;
  readonly longitude: number;
  readonly country: string;
  readonly state: string | null;
  readonly region: string | null;
  readonly zone: string;
  readonly zoneOffset: string;
  readonly type: PlaceType;
  readonly population: number;
}

/** Ids below this are ours. */
const firstSourceId = 1000;

/** Makes the catalogue. */
export async function buildCatalogue({ source, former, zones, called }: CatalogueInput): Promise<Uint8Array> {
  const formerIds = new Set(former?.columns.ids ?? []);
  const twins = curatedTwins(source);
  const stateOf = stateCodes(source);
  const chosen = chosenPlaces(source, formerIds);
  const taken = chosen.find(({ id }) => id < firstSourceId);
  if (taken !== undefined) throw new Error(`the id ${taken.id} of ${taken.name} is one of ours`);
  const shrines = pilgrimPlaces(source);
  const natives = new Map(shrines.map(({ id, native }) => [id, native]));
  const renamed = renamings(source, stateOf);
  const entries: Entry[] = [];
  for (const listed of [...chosen, ...shrines].sort(byArea)) {
    const name = renamed.get(listed.id);
    const place = name === undefined ? listed : { ...listed, ascii: name.english };
    const native = name?.native ?? natives.get(place.id);
    const entry = await entryOf(place, { stateOf, zones, native });
    const curated = twins.get(place.id);
    entries.push(
      curated === undefined
        ? entry
        : {
            ...entry,
            id: curated.id,
            name: curated.name_en,
            native: curated.name_native,
            others: otherNames(
              { name: place.ascii, others: place.others },
              [curated.name_en, curated.name_native],
              {
                country: curated.country_code,
                state: curated.subdivision_code,
                population: place.population,
                isFull: true,
              },
            ),
            latitude: curated.latitude,
            longitude: curated.longitude,
            state: curated.subdivision_code,
            region: curated.region,
            zone: curated.timezone,
            zoneOffset: curated.timezone_offset,
          },
    );
  }
  const ids = new Set(entries.map(({ id }) => id));
  for (let index = 0; former !== undefined && index < former.size; index++) {
    if (!ids.has(former.columns.ids[index])) entries.push(retired(former, index));
  }
  return bytesOf(entries.map((entry) => withNames(entry, called.get(entry.id))).sort((a, b) => a.id - b.id));
}

// A place with more names, those that it has not.
function withNames(entry: Entry, names: readonly string[] = []): Entry {
  const { name, native, others } = entry;
  return {
    ...entry,
    others: [...new Set([...others, ...names])].filter((other) => other !== name && other !== native),
  };
}

// Neighbours have their zones in the same tiles of the map.
const byArea = (a: SourcePlace, b: SourcePlace): number =>
  Math.floor(a.latitude / 5) - Math.floor(b.latitude / 5) || a.longitude - b.longitude || a.id - b.id;

async function entryOf(
  place: SourcePlace,
  { stateOf, zones, native: known }: { stateOf: StateOf; zones: ZoneFinder; native: string | undefined },
): Promise<Entry> {
  const { id, ascii, latitude, longitude, country, population } = place;
  const state = stateOf(place);
  const zone = await zones(latitude, longitude);
  if (zone === undefined) throw new Error(`no time zone is known at ${place.name}`);
  const native = known ?? nativeName(place, country, state);
  return {
    id,
    name: ascii,
    native,
    others: otherNames(place, [ascii, native], {
      country,
      state,
      population,
      isFull: regionAt(place, state) !== null,
    }),
    latitude,
    longitude,
    country,
    state,
    region: regionAt(place, state),
    zone,
    zoneOffset: standardOffset(zone),
    type: typeOf(place.feature),
    population,
  };
}

/** Districts of the Jammu division, by GeoNames' codes: they keep the calendar of the north. */
const jammu = new Set(['005', '006', '007', '016', '017', '018', '019', '020', '021', '022']);

function regionAt({ country, district }: SourcePlace, state: string | null): string | null {
  if (state === 'IN-JK' && jammu.has(district)) return 'NORTH_INDIA';
  if (state !== null) return regionOf(state);
  return country === 'LK' ? 'SRI_LANKA' : null;
}

function typeOf(feature: string): PlaceType {
  if (feature === 'PPLC') return 'capital';
  if (feature === 'PPLA') return 'state_capital';
  if (feature === 'PPLA2') return 'district_seat';
  if (/^PPLA[345]$/.test(feature)) return 'local_seat';
  return feature === 'PPLX' ? 'quarter' : 'town';
}

const offsets = new Map<string, string>();

// Clocks are put forward from standard time, never back.
function standardOffset(zone: string): string {
  const known = offsets.get(zone);
  if (known !== undefined) return known;
  const days = ['2026-01-15', '2026-07-15'].map((date) => {
    const jd = jdOfCivilDay(parseIsoDate(date) ?? Number.NaN);
    return offsetAt(zoneOffsets(zone, jd - 1, jd + 1), jd);
  });
  const minutes = Math.round(Math.min(...days) * 1440);
  const two = (value: number): string => String(value).padStart(2, '0');
  const size = Math.abs(minutes);
  const text = `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
  offsets.set(zone, text);
  return text;
}

// A place that the source has no more, as it was.
function retired(former: Catalogue, index: number): Entry {
  const place = former.at(index);
  return {
    id: place.id,
    name: place.name_en,
    native: place.name_native,
    others: place.other_names,
    latitude: place.latitude,
    longitude: place.longitude,
    country: place.country_code,
    state: place.subdivision_code,
    region: place.region,
    zone: place.timezone,
    zoneOffset: place.timezone_offset,
    type: place.type,
    population: place.population,
  };
}

function bytesOf(entries: readonly Entry[]): Uint8Array {
  if (entries.length > 0xffff) throw new Error('the index numbers places by sixteen bits');
  const countries = sorted(entries.map(({ country }) => country));
  const states = sorted(entries.flatMap(({ state }) => state ?? []));
  const zones = sorted(entries.map(({ zone }) => zone));
  const offsetOf = new Map(entries.map(({ zone, zoneOffset }) => [zone, zoneOffset]));
  const column = <T>(list: readonly T[]) => {
    const numbers = new Map(list.map((word, i) => [word, i + 1]));
    return (word: T | null): number => (word === null ? 0 : (numbers.get(word) ?? 0));
  };
  const country = column(countries);
  const state = column(states);
  const zone = column(zones);
  const region = column(regions);
  const texts = entries.map(({ name, native, others }) =>
    Buffer.from([name, native ?? '', ...others].join('\n')),
  );
  const columns: Columns = {
    ids: Uint32Array.from(entries, ({ id }) => id),
    latitudes: Int32Array.from(entries, ({ latitude }) => Math.round(latitude * 1e5)),
    longitudes: Int32Array.from(entries, ({ longitude }) => Math.round(longitude * 1e5)),
    populations: Uint32Array.from(entries, ({ population }) => population),
    countries: Uint16Array.from(entries, (entry) => country(entry.country)),
    states: Uint16Array.from(entries, (entry) => state(entry.state)),
    zones: Uint16Array.from(entries, (entry) => zone(entry.zone)),
    regions: Uint8Array.from(entries, (entry) => region(entry.region)),
    types: Uint8Array.from(entries, ({ type }) => placeTypes.indexOf(type)),
    nameStarts: starts(texts.map(({ byteLength }) => byteLength)),
    names: Buffer.concat(texts),
    ...keyColumns(entries),
  };
  const lists = {
    countries,
    states,
    zones: zones.map((name) => [name, offsetOf.get(name) ?? ''] as const),
    regions,
  };
  return catalogueBytes(lists, columns, (parts) => {
    const hash = createHash('sha256');
    for (const part of parts) hash.update(part);
    return hash.digest('hex').slice(0, 12);
  });
}

function keyColumns(entries: readonly Entry[]) {
  const keys: (NameKey & { readonly place: number })[] = entries.flatMap(({ name, native, others }, place) =>
    keysOf(name, native, others).map((key) => ({ ...key, place })),
  );
  keys.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.place - b.place));
  const units = keys.map(({ key }) => key.length);
  const keyStarts = starts(units);
  const keyUnits = new Uint16Array(keyStarts[keys.length]);
  keys.forEach(({ key }, i) => {
    for (let j = 0; j < key.length; j++) keyUnits[keyStarts[i] + j] = key.charCodeAt(j);
  });
  return {
    keyStarts,
    keyUnits,
    keyShared: Uint8Array.from(keys, ({ key }, i) => (i === 0 ? 0 : shared(keys[i - 1].key, key))),
    keyPlaces: Uint16Array.from(keys, ({ place }) => place),
    keyKinds: Uint8Array.from(keys, ({ kind }) => kind),
  };
}

function shared(a: string, b: string): number {
  let length = 0;
  while (length < a.length && length < b.length && a[length] === b[length]) length += 1;
  return length;
}

function starts(lengths: readonly number[]): Uint32Array<ArrayBuffer> {
  const at = new Uint32Array(lengths.length + 1);
  lengths.forEach((length, i) => {
    at[i + 1] = at[i] + length;
  });
  return at;
}

const sorted = (words: readonly string[]): string[] => [...new Set(words)].sort();
