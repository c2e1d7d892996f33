// Which place a command line means: a named one, or coordinates; and in which zone its times are written.

import {
  type CatalogueSource,
  curatedPlaceNamed,
  dayZoneOf,
  geoZones,
  type Location,
  locations,
  namedLocation,
  type PackPlace,
  type PlaceQuery,
  type Where,
  whereOf,
  type ZoneFinder,
} from '@nirnaya/app/places';
import { suggest } from '@nirnaya/dsl/vocabulary';
import { zoneIsKnown } from '@nirnaya/engine/civil';
import type { Place } from '@nirnaya/engine/place';
import { UsageError } from './failure.ts';

/** The options that name a place, as written. */
export interface PlaceOptions {
  readonly lat?: string;
  readonly lon?: string;
  readonly tz?: string;
  readonly place?: string;
}

/** A place and what to call it. */
export interface PlaceChoice {
  /** its zone is that of the civil days */
  readonly place: Place;
  /** IANA zone in which instants are written, and by which it is today */
  readonly zone: string;
  readonly name: string;
  /** the place of the catalogue, if it is one */
  readonly location: Location | undefined;
}

/** The zone of a page's days, and that of its times where another was requested. */
export const zonesText = ({ place, zone }: Pick<PlaceChoice, 'place' | 'zone'>): string =>
  zone === place.zone ? zone : `days of ${place.zone}, times of ${zone}`;

/** The place of a command line. `fallback` is taken where none is named. All errors are reported at once. */
export async function placeOf(
  options: PlaceOptions,
  fallback: PackPlace,
  catalogue: CatalogueSource,
): Promise<PlaceChoice> {
  const { query, zones } = await placeQuery(options, catalogue);
  const named = namedLocation(query, catalogue);
  return placeChoice(whereOf(query, { named, region: undefined, fallback, zones }));
}

/** The place of a command line as a request names it, and what finds the zone of coordinates. All errors are reported at once. */
export async function placeQuery(
  options: PlaceOptions,
  catalogue: CatalogueSource,
): Promise<{ readonly query: PlaceQuery; readonly zones: ZoneFinder }> {
  const errors: string[] = [];
  const lat = degrees(options.lat, '--lat', 90, errors);
  const lon = degrees(options.lon, '--lon', 180, errors);
  if ((options.lat === undefined) !== (options.lon === undefined)) {
    errors.push(options.lat === undefined ? '--lon: requires --lat' : '--lat: requires --lon');
  }
  if (options.place !== undefined && options.lat !== undefined)
    errors.push('--place: cannot be combined with --lat and --lon');
  const tz = await zoneOf(options.tz, errors);
  const location =
    options.place === undefined ? undefined : await knownPlace(options.place, catalogue, errors);
  if (errors.length > 0) throw new UsageError(...errors);
  return { query: { location_id: location?.id, lat, lon, tz }, zones: knownZones(tz) };
}

/** A place that was found, and what to call it. */
export function placeChoice({ place, zone, location }: Where): PlaceChoice {
  return { place, zone, location, name: location?.name_en ?? `${place.lat}, ${place.lon}` };
}

// At the open sea no calendar follows a zone, so one must be named.
function knownZones(tz: string | undefined): ZoneFinder {
  const zones = geoZones();
  return (lat, lon) => {
    const zone = zones(lat, lon);
    if (dayZoneOf(zone, tz) !== undefined) return zone;
    throw new UsageError(`--tz: is required, because no time zone is known at ${lat}, ${lon}`);
  };
}

function degrees(
  text: string | undefined,
  option: string,
  limit: number,
  errors: string[],
): number | undefined {
  if (text === undefined) return undefined;
  const value = /^-?\d{1,3}(\.\d{1,12})?$/.test(text) ? Number(text) : Number.NaN;
  if (Math.abs(value) <= limit) return value;
  const kind = option === '--lat' ? 'latitude' : 'longitude';
  errors.push(
    `${option}: ${JSON.stringify(text)} is not a ${kind}; write degrees from -${limit} to ${limit}`,
  );
  return undefined;
}

async function zoneOf(text: string | undefined, errors: string[]): Promise<string | undefined> {
  if (text === undefined || zoneIsKnown(text)) return text;
  const { zoneProblem } = await import('@nirnaya/contract/schema');
  const message = zoneProblem(text);
  errors.push(`--tz: ${message.startsWith(text) ? '' : `${JSON.stringify(text)} `}${message}`);
  return undefined;
}

async function knownPlace(
  text: string,
  catalogue: CatalogueSource,
  errors: string[],
): Promise<Location | undefined> {
  const known = await namedPlace(text, catalogue);
  if (known !== undefined) return known;
  const names = [...locations.values()].map(({ name_en }) => name_en);
  const best = nearName(text.trim().toLowerCase(), names);
  const likely = best === undefined ? await likelyNames(text, catalogue) : [best];
  const hint =
    likely.length === 0
      ? `write another spelling or an id, or use --lat and --lon; curated places are ${names.join(', ')}`
      : `did you mean ${likely.join(' or ')}?`;
  errors.push(`--place: unknown place ${JSON.stringify(text)}; ${hint}`);
  return undefined;
}

/** The place of a name or an id: a curated one, else one of the catalogue, which is read only then. */
export async function namedPlace(text: string, catalogue: CatalogueSource): Promise<Location | undefined> {
  const curated = curatedPlaceNamed(text);
  if (curated !== undefined) return curated;
  const { placeCalled } = await import('@nirnaya/app/places');
  return placeCalled(catalogue(), text);
}

const mostLikely = 3;

// With what tells places of one name apart.
async function likelyNames(text: string, catalogue: CatalogueSource): Promise<readonly string[]> {
  const { likelyPlaces } = await import('@nirnaya/app/places');
  return likelyPlaces(catalogue(), text, mostLikely).map(
    ({ id, name_en, subdivision_code, country_code }) =>
      `${name_en} (${subdivision_code ?? country_code}, ${id})`,
  );
}

// `Delhy` is near to one of the words of New Delhi.
function nearName(text: string, names: readonly string[]): string | undefined {
  const words = new Map(
    names.flatMap((name) => [name, ...name.split(' ')].map((word) => [word, name] as const)),
  );
  const near = suggest(text, words.keys()) ?? [...words.keys()].find((word) => word.toLowerCase() === text);
  return near === undefined ? undefined : words.get(near);
}
