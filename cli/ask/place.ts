// Which place a command line means: a named one, or coordinates with their zone.

import { suggest } from '../../dsl/diagnostics/suggest.ts';
import type { Place } from '../../engine/place/place.ts';
import { zoneIsKnown } from '../../engine/place/zone.ts';
import { type Location, locations } from '../../server/places/locations.ts';
import { UsageError } from '../failure.ts';

/** The options that name a place, as written. */
export interface PlaceWords {
  readonly lat?: string;
  readonly lon?: string;
  readonly tz?: string;
  readonly place?: string;
}

/** A place and what to call it. */
export interface PlaceChoice {
  readonly place: Place;
  readonly name: string;
  /** the curated place, if it is one */
  readonly location: Location | undefined;
}

/** The place of a command line. `usual` is taken where none is named. All faults come at once. */
export async function placeOf(words: PlaceWords, usual: Location): Promise<PlaceChoice> {
  const faults: string[] = [];
  const lat = degrees(words.lat, '--lat', 90, faults);
  const lon = degrees(words.lon, '--lon', 180, faults);
  if ((words.lat === undefined) !== (words.lon === undefined)) {
    faults.push(words.lat === undefined ? '--lon needs --lat as well' : '--lat needs --lon as well');
  }
  if (words.place !== undefined && words.lat !== undefined)
    faults.push('give either --place or --lat and --lon');
  const zone = await zoneOf(words.tz, faults);
  const location = words.place === undefined ? usual : namedPlace(words.place, faults);
  if (faults.length > 0) throw new UsageError(...faults);
  if (lat !== undefined && lon !== undefined) {
    const found = zone ?? (await zoneAt(lat, lon));
    return { place: { lat, lon, zone: found }, name: `${lat}, ${lon}`, location: undefined };
  }
  const { latitude, longitude, timezone, name_en } = location ?? usual;
  return {
    place: { lat: latitude, lon: longitude, zone: zone ?? timezone },
    name: name_en,
    location: location ?? usual,
  };
}

function degrees(
  text: string | undefined,
  option: string,
  limit: number,
  faults: string[],
): number | undefined {
  if (text === undefined) return undefined;
  const value = /^-?\d{1,3}(\.\d{1,12})?$/.test(text) ? Number(text) : Number.NaN;
  if (Math.abs(value) <= limit) return value;
  const kind = option === '--lat' ? 'latitude' : 'longitude';
  faults.push(`${option}: ${JSON.stringify(text)} is no ${kind}; write degrees from -${limit} to ${limit}`);
  return undefined;
}

async function zoneOf(text: string | undefined, faults: string[]): Promise<string | undefined> {
  if (text === undefined || zoneIsKnown(text)) return text;
  const { zoneText } = await import('../../server/schemas/zone-text.ts');
  const message = zoneText().safeParse(text).error?.issues[0]?.message ?? 'is no time zone';
  faults.push(`--tz: ${message.startsWith(text) ? '' : `${JSON.stringify(text)} `}${message}`);
  return undefined;
}

// The map of zones is large, so it is read only when a zone must be looked up.
async function zoneAt(lat: number, lon: number): Promise<string> {
  const { geoZones } = await import('../../server/places/zones.ts');
  const zone = await geoZones()(lat, lon);
  if (zone === undefined) throw new UsageError(`--tz: no time zone is known at ${lat}, ${lon}; name one`);
  return zone;
}

function namedPlace(text: string, faults: string[]): Location | undefined {
  const all = [...locations.values()];
  const wanted = text.trim().toLowerCase();
  const found = all.find(({ id, name_en }) => name_en.toLowerCase() === wanted || String(id) === wanted);
  if (found !== undefined) return found;
  const names = all.map(({ name_en }) => name_en);
  const best = nearName(wanted, names);
  const hint =
    best === undefined ? `places: ${names.join(', ')}; or give --lat and --lon` : `did you mean ${best}?`;
  faults.push(`--place: ${JSON.stringify(text)} is not a known place; ${hint}`);
  return undefined;
}

// `Delhy` is near to one of the words of New Delhi.
function nearName(text: string, names: readonly string[]): string | undefined {
  const words = new Map(
    names.flatMap((name) => [name, ...name.split(' ')].map((word) => [word, name] as const)),
  );
  const near = suggest(text, words.keys()) ?? [...words.keys()].find((word) => word.toLowerCase() === text);
  return near === undefined ? undefined : words.get(near);
}
