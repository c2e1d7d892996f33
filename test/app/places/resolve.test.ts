import { describe, expect, test } from 'vitest';
import { bundledCatalogue } from '../../../app/places/catalogue/bundled.ts';
import { ujjain } from '../../../app/places/locations.ts';
import { curatedPlace } from '../../../app/places/pack-place.ts';
import { type ResolveOptions, resolveRequest } from '../../../app/places/resolve.ts';
import type { TraditionQuery } from '../../../app/places/tradition.ts';
import type { PlaceQuery } from '../../../app/places/where.ts';
import { Refusal } from '../../../app/requests/refusal.ts';
import { readPackSet } from '../../../compiler/compile/compile.ts';
import { sourceFile } from '../../../dsl/source/source-file.ts';

const { packs } = readPackSet(
  [
    'pack: base',
    'pack: NORTH_INDIA\nextends: base\nkind: region\nplace: New Delhi\nstates: [IN-DL, IN-UP]',
    'pack: WEST_INDIA\nextends: base\nkind: region\nplace: Mumbai\nstates: [IN-GJ, IN-MH]',
    'pack: IN-MH\nextends: WEST_INDIA',
    'pack: MY_TOWN\nextends: IN-MH\nplace: {lat: 16.7, lon: 74.2, zone: Asia/Kolkata}',
  ].map((text, i) => sourceFile(`${i}.yaml`, text)),
  { dataVersion: 'test' },
);

const parts = { packs, catalogue: bundledCatalogue(), zones: () => 'Asia/Tokyo' };
const atUjjain: ResolveOptions = { fallback: curatedPlace(ujjain) };
const resolve = (query: PlaceQuery & TraditionQuery, options: ResolveOptions) =>
  resolveRequest(parts, query, options);

const codeOf = (act: () => unknown): string | undefined => {
  try {
    act();
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
  return undefined;
};

describe('a request of the service', () => {
  test('without a place and a region is answered at the place of the operation, by the rules of New Delhi', () => {
    expect(resolve({}, atUjjain)).toMatchObject({
      where: { source: 'default', location: { name_en: 'Ujjain' } },
      tradition: { source: 'default', pack: 'NORTH_INDIA' },
    });
  });

  test('a region gives place and rules, a pack the rules alone', () => {
    expect(resolve({ region: 'in-mh' }, atUjjain)).toMatchObject({
      where: { source: 'region', location: { name_en: 'Mumbai' } },
      tradition: { source: 'region', pack: 'IN-MH' },
    });
    expect(resolve({ region: 'in-mh', pack: 'my_town' }, atUjjain)).toMatchObject({
      where: { source: 'region', location: { name_en: 'Mumbai' } },
      tradition: { source: 'pack', pack: 'MY_TOWN' },
    });
    expect(resolve({ pack: 'my_town' }, atUjjain).where.location?.name_en).toBe('Ujjain');
  });

  test('of several errors the region comes first, then the location, then the pack', () => {
    const query = { region: 'MARS', location_id: 999_999_998, pack: 'x' };
    const refuse = { ...atUjjain, unsupportedRegion: 'refuse' } as const;
    expect(codeOf(() => resolve(query, refuse))).toBe('unsupported_region');
    expect(codeOf(() => resolve(query, atUjjain))).toBe('unknown_location');
    expect(codeOf(() => resolve({ ...query, location_id: 2 }, atUjjain))).toBe('unknown_pack');
  });

  test('a region that is not supported is ignored where it is not refused', () => {
    expect(resolve({ region: 'MARS', location_id: 3 }, atUjjain).tradition).toMatchObject({
      ignoredRegion: 'MARS',
      pack: 'IN-MH',
    });
  });
});

describe('a command line', () => {
  test('without a place stands at that of its land', () => {
    expect(resolve({ pack: 'my_town' }, { fallback: 'land' })).toMatchObject({
      where: { source: 'default', place: { lat: 16.7, lon: 74.2 }, dayZoneSource: 'coordinates' },
      tradition: { source: 'pack', pack: 'MY_TOWN' },
    });
    expect(resolve({}, { fallback: 'land' })).toMatchObject({
      where: { source: 'default', location: { name_en: 'New Delhi' }, dayZoneSource: 'location' },
      tradition: { source: 'location', pack: 'NORTH_INDIA' },
    });
  });

  test.each<PlaceQuery & TraditionQuery>([
    { location_id: 3 },
    { location_id: 3, region: 'NORTH_INDIA' },
    { lat: 19, lon: 73 },
    { lat: 19, lon: 73, region: 'IN-GJ', tz: 'Europe/London' },
    { location_id: 22, pack: 'my_town' },
  ])('with a place is resolved as the service resolves %o', (query) => {
    expect(resolve(query, { fallback: 'land' })).toEqual(resolve(query, atUjjain));
  });
});
