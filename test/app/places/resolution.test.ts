import { describe, expect, test } from 'vitest';
import { bundledCatalogue } from '../../../app/places/catalogue/bundled.ts';
import { type Location, locations, ujjain } from '../../../app/places/locations.ts';
import { placeOfRegion, regionChoice, supportedRegions } from '../../../app/places/region.ts';
import { type TraditionQuery, traditionOf } from '../../../app/places/tradition.ts';
import { namedLocation, type PlaceQuery, whereOf } from '../../../app/places/where.ts';
import type { Pack } from '../../../compiler/link/chain.ts';

const pack = (name: string, parent?: string): [string, Pack] => [
  name,
  { name, title: undefined, extends: parent, documents: [] },
];
const packs = new Map([
  pack('base'),
  pack('NORTH_INDIA', 'base'),
  pack('WEST_INDIA', 'base'),
  pack('IN-MH', 'WEST_INDIA'),
  pack('IN-GA', 'WEST_INDIA'),
]);

describe('region', () => {
  test('canonical regions, states of locations and states with packs, in any case', () => {
    expect(regionChoice('north_india', packs)).toEqual({ region: 'NORTH_INDIA', subdivision: null });
    expect(regionChoice(' in-mh ', packs)).toEqual({ region: 'WEST_INDIA', subdivision: 'IN-MH' });
    expect(regionChoice('IN-GA', packs)).toEqual({ region: 'WEST_INDIA', subdivision: 'IN-GA' });
    expect(regionChoice('IN-DL', packs)).toEqual({ region: 'NORTH_INDIA', subdivision: 'IN-DL' });
    for (const text of ['', 'MARS', 'US-NY', 'base', 'IN', 'constructor'])
      expect(regionChoice(text, packs)).toBeUndefined();
  });

  test('what is listed as supported is', () => {
    const listed = supportedRegions(packs);
    expect(listed).toContain('IN-GA');
    for (const name of listed) expect(regionChoice(name, packs)).toBeDefined();
  });

  test('a state has the place of its city, a state without one that of its region', () => {
    expect(placeOfRegion({ region: 'SOUTH_INDIA', subdivision: 'IN-KL' }).name_en).toBe('Thiruvananthapuram');
    expect(placeOfRegion({ region: 'WEST_INDIA', subdivision: 'IN-GA' }).name_en).toBe('Mumbai');
  });
});

describe('tradition', () => {
  const tradition = (query: TraditionQuery, id?: number) =>
    traditionOf(query, id === undefined ? undefined : locations.get(id), packs);

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
    expect(tradition({ region: 'NEPAL' })).toMatchObject({ pack: 'base' });
  });

  test('pack wins; a pack outside of all regions has none', () => {
    expect(tradition({ region: 'NEPAL', pack: 'in_mh' })).toMatchObject({ source: 'pack', pack: 'IN-MH' });
    expect(tradition({ pack: 'BASE' })).toMatchObject({ pack: 'base', used: undefined });
    expect(() => tradition({ pack: 'x' })).toThrow('base, NORTH_INDIA, WEST_INDIA, IN-MH, IN-GA');
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
      region: region === undefined ? undefined : regionChoice(region, packs),
      fallback,
      zones: async () => zone,
    });

  test('location, coordinates, region, default: in this order', async () => {
    expect(await where({ location_id: 5, lat: 1, lon: 2 }, 'NEPAL')).toMatchObject({
      source: 'location_id',
      location: { id: 5 },
    });
    expect(await where({ lat: 1, lon: 2 }, 'NEPAL')).toMatchObject({
      source: 'coordinates',
      place: { lat: 1, lon: 2, zone: 'Asia/Tokyo' },
    });
    expect(await where({}, 'NEPAL')).toMatchObject({
      source: 'region',
      place: { zone: 'Asia/Kathmandu' },
      zoneSource: 'region',
    });
    expect(await where({})).toMatchObject({ source: 'default', location: { id: 1 }, zoneSource: 'location' });
  });

  test('days are those of the place; tz is only the zone in which instants are written', async () => {
    expect(await where({ lat: 1, lon: 2, tz: 'Asia/Dubai' })).toMatchObject({
      place: { zone: 'Asia/Tokyo' },
      dayZoneSource: 'coordinates',
      zone: 'Asia/Dubai',
      zoneSource: 'tz',
    });
    expect(await where({ location_id: 2, tz: 'America/New_York' })).toMatchObject({
      place: { zone: 'Asia/Kolkata' },
      dayZoneSource: 'location',
      zone: 'America/New_York',
      zoneSource: 'tz',
    });
    expect(await where({ tz: 'UTC' }, 'NEPAL')).toMatchObject({
      place: { zone: 'Asia/Kathmandu' },
      dayZoneSource: 'region',
      zone: 'UTC',
    });
  });

  test('at open sea tz is the zone of the days, else the nautical one', async () => {
    const atSea = (query: PlaceQuery) => where(query, undefined, 'Etc/GMT-3');
    expect(await atSea({ lat: 1, lon: 50, tz: 'Asia/Dubai' })).toMatchObject({
      place: { zone: 'Asia/Dubai' },
      dayZoneSource: 'tz',
      zone: 'Asia/Dubai',
      zoneSource: 'tz',
    });
    expect(await atSea({ lat: 1, lon: 50 })).toMatchObject({
      place: { zone: 'Etc/GMT-3' },
      dayZoneSource: 'coordinates',
      zone: 'Etc/GMT-3',
    });
  });

  test('where no zone is found at all, that of the region', async () => {
    const nowhere = await whereOf(
      { lat: 1, lon: 2 },
      {
        named: undefined,
        region: regionChoice('NEPAL', packs),
        fallback: ujjain,
        zones: async () => undefined,
      },
    );
    expect(nowhere).toMatchObject({ place: { zone: 'Asia/Kathmandu' }, zoneSource: 'region' });
  });

  test('an unknown location is a 404', async () => {
    await expect(namedLocation({ location_id: 99 }, bundledCatalogue())).rejects.toMatchObject({
      reason: 'not-found',
      message: expect.stringContaining('/v1/locations/search'),
    });
  });
});
