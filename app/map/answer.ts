// The answer of the map of a date: GeoJSON of the regions, each with its places and its reason.

import type { PackRule } from '@nirnaya/compiler/front';
import { variantsOf } from '@nirnaya/compiler/front';
import type { festivalMap } from '@nirnaya/contract/festivals';
import type { z } from '@nirnaya/contract/schema';
import { placeYearOn } from '@nirnaya/engine/almanac';
import { isoDate } from '@nirnaya/engine/civil';
import { type RequestContext, ruleContext } from '../context/index.ts';
import { decisionsNear } from '../festivals/decision-near.ts';
import { envelopeOf, explainFestival } from '../festivals/index.ts';
import { type Location, locations } from '../places/locations.ts';
import { nearestServedYear, yearOf } from '../requests/dates.ts';
import { notFound } from '../requests/refusal.ts';
import type { AppContext } from '../workspace/app-context.ts';
import { cachedRegions } from './cached.ts';
import { type Decided, deciderOf, type PlaceOutcome } from './decide.ts';
import { type Area, pointAt } from './grid.ts';
import { zoneGrid } from './open-maps.ts';
import type { Ring } from './outlines.ts';
import { curatedWithin, type Probe, placeOf, probeOf } from './probe.ts';
import { outcomeKey, type Region, type RegionMap } from './regions.ts';

type Answer = z.output<typeof festivalMap>;
type Feature = Answer['features'][number];
type MapPlace = Feature['properties']['places'][number];

/** Which occurrence is mapped, and on which part of the Earth. */
export interface MapOptions {
  readonly rule: PackRule;
  /** civil day number at the place of the context */
  readonly day: number;
  /** key of the variant that is meant; undefined: any */
  readonly variant: string | undefined;
  readonly area: Area;
}

/** The map of an occurrence. Throws a 404 where the year has none. */
export function festivalMapOf(service: AppContext, context: RequestContext, options: MapOptions): Answer {
  const { rule, day, area } = options;
  const { pack, mode } = context;
  const variant =
    options.variant === undefined ? undefined : variantsOf(rule, pack.rules).get(options.variant);
  const { nearest } = decisionsNear(context, rule, day, variant);
  if (nearest === undefined)
    throw notFound('no_occurrence', `festival: ${rule.code} has no occurrence near ${isoDate(day)}.`);
  const { workspace } = service;
  const decided: Decided = {
    pack,
    mode,
    code: rule.code,
    sky: workspace.sky.year(yearOf(day)),
    calendars: workspace.almanac.calendars,
    occurrence: nearest.occurrence,
  };
  const map = cachedRegions(decided, area, zoneGrid());
  const decide = deciderOf(decided);
  const { grid } = map;
  const [west, south] = pointAt(grid, 0, 0);
  const [east, north] = pointAt(grid, grid.columns, grid.rows);
  const curated = curatedWithin(west, south, east, north).map((location) => ({
    location,
    key: outcomeKey(decide(placeOf(location))),
  }));
  const explained = explainFestival(context, rule, day, { variant, beside: [] });
  const features = map.regions.map((region): Feature => {
    const key = outcomeKey(region.outcome);
    const places = curated.filter((one) => one.key === key).map(({ location }) => location);
    const probe =
      probeAmong(places) ??
      probeOf(
        map,
        region,
        { catalogue: service.catalogue, zones: zoneGrid() },
        (place) => outcomeKey(decide(place)) === key,
      );
    return featureOf(
      map,
      region,
      places,
      reasonAt(service, context, { ...options, region, probe, name: explained.names.en }),
    );
  });
  const { names, variant: called } = explained;
  return {
    type: 'FeatureCollection',
    code: rule.code,
    variant: called,
    name: names.en,
    name_sa: names.iast,
    date: isoDate(day),
    area,
    bbox: [west, south, east, north],
    cell_degrees: grid.step,
    places_decided: map.probes,
    features,
    ...envelopeOf(service, context, day),
  };
}

// Best known first: New Delhi, then the largest towns abroad, then the order of the curated places.
const preferred = [2, 4, 3, 5, 22, 21, 27, 23, 26, 25];

function probeAmong(places: readonly Location[]): Probe | undefined {
  const rank = ({ id }: Location): number => {
    const at = preferred.indexOf(id);
    return at === -1 ? preferred.length + id : at;
  };
  const [location] = [...places].sort((a, b) => rank(a) - rank(b));
  return location && { place: placeOf(location), location };
}

interface ReasonOptions extends Omit<MapOptions, 'area'> {
  readonly region: Region;
  readonly probe: Probe;
  /** of the observance, in English */
  readonly name: string;
}

// By the same rules, and in the zone that the map was decided in.
function reasonAt(
  { workspace, sentenceWords }: AppContext,
  { pack, mode, words }: RequestContext,
  { rule, region, probe, variant: key, day, name }: ReasonOptions,
): Feature['properties']['reason'] {
  const { place, location } = probe;
  const { zone } = place;
  const there = ruleContext(
    {
      pack,
      mode,
      zone,
      dayZone: zone,
      year: (year) => placeYearOn(workspace.almanac.placeYear(place, year), pack.sky),
    },
    workspace.packs().packs,
    words,
    sentenceWords(words.language),
  );
  const variant = key === undefined ? undefined : variantsOf(rule, pack.rules).get(key);
  const explained = explainFestival(there, rule, servedOr(day, dayOf(region.outcome)), {
    variant,
    beside: [],
  });
  return {
    rule_code: rule.code,
    name,
    at:
      location === undefined
        ? { id: null, name_en: null, lat: place.lat, lon: place.lon }
        : mapPlace(location),
    text: explained.human_readable,
  };
}

// At the ends of the years that are served, the day may lie beyond them at some places.
const servedOr = (day: number, there: number | undefined): number =>
  there === undefined || nearestServedYear(yearOf(there)) !== yearOf(there) ? day : there;

function dayOf(outcome: PlaceOutcome): number | undefined {
  switch (outcome.kind) {
    case 'decided':
      return outcome.first;
    case 'not_observed':
      return undefined;
    default:
      return outcome.candidates[0];
  }
}

function featureOf(
  { grid }: RegionMap,
  { outcome, pieces, share }: Region,
  places: readonly Location[],
  reason: Feature['properties']['reason'],
): Feature {
  const ringOf = (ring: Ring): number[][] => ring.map(([x, y]) => [...pointAt(grid, x, y)]);
  const [largest] = [...pieces].sort((a, b) => b.reach - a.reach);
  const isDecided = outcome.kind === 'decided';
  return {
    type: 'Feature',
    properties: {
      kind: outcome.kind,
      date: isDecided ? isoDate(outcome.first) : null,
      end_date: isDecided ? isoDate(outcome.last) : null,
      candidates: 'candidates' in outcome ? outcome.candidates.map(isoDate) : [],
      share: Math.round(share * 1e4) / 1e4,
      label: [...pointAt(grid, ...(largest?.middle ?? ([0, 0] as const)))],
      places: places.map(mapPlace),
      reason,
    },
    geometry: { type: 'MultiPolygon', coordinates: pieces.map(({ rings }) => rings.map(ringOf)) },
  };
}

const mapPlace = ({ id, name_en, latitude: lat, longitude: lon }: Location): MapPlace => ({
  id: locations.has(id) || id > locations.size ? id : null,
  name_en,
  lat,
  lon,
});
