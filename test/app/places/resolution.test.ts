import { describe, expect, test } from 'vitest';
import { bundledCatalogue } from '../../../app/places/catalogue/bundled.ts';
import { type Location, locations, ujjain } from '../../../app/places/locations.ts';
import { curatedPlace, placeOfPack, placeOfRegion } from '../../../app/places/pack-place.ts';
import { regionChoice, supportedRegions } from '../../../app/places/region.ts';
import { resolveTradition } from '../../../app/places/resolve.ts';
import type { TraditionQuery } from '../../../app/places/tradition.ts';
import { namedLocation, type PlaceQuery, whereOf } from '../../../app/places/where.ts';
import { readPackSet } from '../../../compiler/compile/compile.ts';
import { sourceFile } from '../../../dsl/source/source-file.ts';

const { packs } = readPackSet(
  [
    'pack: base',
    'pack: NORTH_INDIA\nextends: base\nkind: region\nplace: New Delhi\nstates: [IN-DL, IN-UP]',
    'pack: WEST_INDIA\nextends: base\nkind: region\nplace: Mumbai\nstates: [IN-GJ, IN-MH]',
    'pack: NEPAL\nextends: base\nkind: region\nplace: Kathmandu',
    'pack: IN-MH\nextends: WEST_INDIA',
    'pack: IN-GA\nextends: WEST_INDIA\nplace: {lat: 15.5, lon: 73.8, zone: Asia/Kolkata}',
    'pack: MY_TOWN\nextends: IN-MH\nplace: {lat: 16.7, lon: 74.2, zone: Asia/Kolkata}',
    'pack: ISLE\nextends: base\nkind: region\nplace: Sydney\nstates: [FJ-C]',
    'pack: shaiva\nextends: WEST_INDIA\nkind: tradition',
  ].map((text, i) => sourceFile(`${i}.yaml`, text)),
  { dataVersion: 'test' },
);

describe('region', () => {
  test('regions, their states, and packs of lands, in any case', () => {
    expect(regionChoice('north_india', packs)).toEqual({ region: 'NORTH_INDIA', subdivision: null });
    expect(regionChoice(' in-mh ', packs)).toEqual({ region: 'WEST_INDIA', subdivision: 'IN-MH' });
    expect(regionChoice('IN-GA', packs)).toEqual({ region: 'WEST_INDIA', subdivision: 'IN-GA' });
    expect(regionChoice('IN-DL', packs)).toEqual({ region: 'NORTH_INDIA', subdivision: 'IN-DL' });
    for (const text of ['', 'MARS', 'US-NY', 'base', 'shaiva', 'IN', 'constructor'])
      expect(regionChoice(text, packs)).toBeUndefined();
  });

  test("a pack of one's own on a land is a land, and one of kind region a region with its states", () => {
    expect(regionChoice('my-town', packs)).toEqual({ region: 'WEST_INDIA', subdivision: 'MY_TOWN' });
    expect(regionChoice('isle', packs)).toEqual({ region: 'ISLE', subdivision: null });
    expect(regionChoice('fj-c', packs)).toEqual({ region: 'ISLE', subdivision: 'FJ-C' });
  });

  test('what is listed as supported is', () => {
    const listed = supportedRegions(packs);
    expect(listed).toContain('IN-GA');
    for (const name of listed) expect(regionChoice(name, packs)).toBeDefined();
  });

  test('a land has the place of its pack, a state without a pack that of its city, else of its region', () => {
    const placeOf = (region: string) => {
      const choice = regionChoice(region, packs);
      return choice && placeOfRegion(choice, packs).name;
    };
    expect(['IN-GA', 'MY_TOWN', 'ISLE', 'FJ-C'].map(placeOf)).toEqual([
      '15.5, 73.8',
      '16.7, 74.2',
      'Sydney',
      'Sydney',
    ]);
    expect(['IN-MH', 'IN-UP', 'IN-GJ'].map(placeOf)).toEqual(['Mumbai', 'Varanasi', 'Ahmedabad']);
  });
});

describe('tradition', () => {
  const tradition = (query: TraditionQuery, id?: number) =>
    resolveTradition(query, packs, id === undefined ? undefined : locations.get(id));

  test('region, else location, else New Delhi', () => {
    expect(tradition({ region: 'WEST_INDIA' }, 2)).toMatchObject({ source: 'region', pack: 'WEST_INDIA' });
    expect(tradition({}, 3)).toMatchObject({ source: 'location', pack: 'IN-MH' });
    expect(tradition({})).toMatchObject({ source: 'default', pack: 'NORTH_INDIA' });
  });

  test('a place abroad has no tradition of its own', () => {
    expect(tradition({}, 22)).toMatchObject({
      source: 'default',
      used: { region: 'NORTH_INDIA', subdivision: 'IN-DL' },
    });
  });

  test('a state without a pack follows its region, a region without one the base', () => {
    expect(tradition({ region: 'IN-GJ' })).toMatchObject({
      pack: 'WEST_INDIA',
      used: { subdivision: 'IN-GJ' },
    });
    expect(tradition({}, 4)).toMatchObject({ pack: 'base' });
  });

  test('pack wins; a pack outside of all regions has none', () => {
    expect(tradition({ region: 'NEPAL', pack: 'in_mh' })).toMatchObject({ source: 'pack', pack: 'IN-MH' });
    expect(tradition({ pack: 'BASE' })).toMatchObject({ pack: 'base', used: undefined });
    expect(() => tradition({ pack: 'x' })).toThrow('base, NORTH_INDIA, WEST_INDIA, NEPAL, IN-MH, IN-GA');
  });

  test('an unsupported region is kept in mind, not applied', () => {
    expect(tradition({ region: 'MARS' }, 3)).toMatchObject({
      ignoredRegion: 'MARS',
      source: 'location',
      pack: 'IN-MH',
    });
  });
});

describe('where', () => {
  const where = (
    query: PlaceQuery,
    region?: string,
    zone: string | undefined = 'Asia/Tokyo',
    fallback: Location = ujjain,
  ) =>
    whereOf(query, {
      named: query.location_id === undefined ? undefined : locations.get(query.location_id),
      region: region === undefined ? undefined : placeOfPack(region, packs),
      fallback: curatedPlace(fallback),
      zones: () => zone,
    });

  test('location, coordinates, region, default: in this order', () => {
    expect(where({ location_id: 5, lat: 1, lon: 2 }, 'NEPAL')).toMatchObject({
      source: 'location_id',
      location: { id: 5 },
    });
    expect(where({ lat: 1, lon: 2 }, 'NEPAL')).toMatchObject({
      source: 'coordinates',
      place: { lat: 1, lon: 2, zone: 'Asia/Tokyo' },
    });
    expect(where({}, 'NEPAL')).toMatchObject({
      source: 'region',
      place: { zone: 'Asia/Kathmandu' },
      zoneSource: 'region',
    });
    expect(where({})).toMatchObject({ source: 'default', location: { id: 1 }, zoneSource: 'location' });
  });

  test('days are those of the place; tz is only the zone in which instants are written', () => {
    expect(where({ lat: 1, lon: 2, tz: 'Asia/Dubai' })).toMatchObject({
      place: { zone: 'Asia/Tokyo' },
      dayZoneSource: 'coordinates',
      zone: 'Asia/Dubai',
      zoneSource: 'tz',
    });
    expect(where({ location_id: 2, tz: 'America/New_York' })).toMatchObject({
      place: { zone: 'Asia/Kolkata' },
      dayZoneSource: 'location',
      zone: 'America/New_York',
      zoneSource: 'tz',
    });
    expect(where({ tz: 'UTC' }, 'NEPAL')).toMatchObject({
      place: { zone: 'Asia/Kathmandu' },
      dayZoneSource: 'region',
      zone: 'UTC',
    });
  });

  test('at open sea tz is the zone of the days, else the nautical one', () => {
    const atSea = (query: PlaceQuery) => where(query, undefined, 'Etc/GMT-3');
    expect(atSea({ lat: 1, lon: 50, tz: 'Asia/Dubai' })).toMatchObject({
      place: { zone: 'Asia/Dubai' },
      dayZoneSource: 'tz',
      zone: 'Asia/Dubai',
      zoneSource: 'tz',
    });
    expect(atSea({ lat: 1, lon: 50 })).toMatchObject({
      place: { zone: 'Etc/GMT-3' },
      dayZoneSource: 'coordinates',
      zone: 'Etc/GMT-3',
    });
  });

  test('where no zone is found at all, that of the region', () => {
    const nowhere = whereOf(
      { lat: 1, lon: 2 },
      {
        named: undefined,
        region: placeOfPack('NEPAL', packs),
        fallback: curatedPlace(ujjain),
        zones: () => undefined,
      },
    );
    expect(nowhere).toMatchObject({ place: { zone: 'Asia/Kathmandu' }, zoneSource: 'region' });
  });

  test('an unknown location is a 404', () => {
    expect(() => namedLocation({ location_id: 99 }, bundledCatalogue())).toThrow(
      expect.objectContaining({
        reason: 'not-found',
        message: expect.stringContaining('/v1/locations/search'),
      }),
    );
  });
});
