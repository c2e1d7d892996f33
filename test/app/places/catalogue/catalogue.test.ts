import { describe, expect, test } from 'vitest';
import { bundledCatalogue } from '../../../../app/places/catalogue/bundled.ts';
import { locations } from '../../../../app/places/locations.ts';
import { geoZones } from '../../../../app/places/zones.ts';
import { zoneIsKnown } from '../../../../engine/civil/zone.ts';
import { regionOf as regionOfState } from '../../../../scripts/places/regions.ts';
import { knownIds } from './known-ids.ts';

const catalogue = bundledCatalogue()();
const { columns, lists, size } = catalogue;
const all = Array.from({ length: size }, (_, index) => catalogue.at(index));

describe('the catalogue of places', () => {
  test('has 25,000 places or more, all of India, Nepal and Sri Lanka that the source has', () => {
    expect(size).toBeGreaterThan(25_000);
    const count = (country: string) => all.filter(({ country_code }) => country_code === country).length;
    expect(count('IN')).toBeGreaterThan(3500);
    expect(count('NP')).toBeGreaterThan(70);
    expect(count('LK')).toBeGreaterThan(70);
    expect(lists.countries.length).toBeGreaterThan(200);
  });

  test('ids ascend, none is there twice, and each finds its place', () => {
    for (let index = 1; index < size; index++)
      expect(columns.ids[index]).toBeGreaterThan(columns.ids[index - 1]);
    for (let index = 0; index < size; index += 97) expect(catalogue.byId(all[index].id)).toEqual(all[index]);
    for (const id of [0, 28, 99, 999, 4_294_967_295]) expect(catalogue.byId(id)).toBeUndefined();
  });

  test('ids keep their places from version to version', () => {
    for (const [id, name, place] of knownIds) {
      const actual = catalogue.byId(id);
      expect([id, actual?.name_en, actual?.subdivision_code ?? actual?.country_code]).toEqual([
        id,
        name,
        place,
      ]);
    }
  });

  test('the first are the curated places, as they stand in the code', () => {
    for (const location of locations.values()) {
      const index = location.id - 1;
      expect(catalogue.at(index)).toMatchObject(location);
      expect(catalogue.namesAt(index).slice(0, 2)).toEqual([location.name_en, location.name_native]);
      expect(columns.latitudes[index] / 1e5).toBeCloseTo(location.latitude, 4);
      expect(columns.longitudes[index] / 1e5).toBeCloseTo(location.longitude, 4);
      expect(lists.zones[columns.zones[index] - 1]).toEqual([location.timezone, location.timezone_offset]);
      expect(catalogue.at(index).population).toBeGreaterThan(0);
    }
  });

  test('a curated place is not there again under another id', () => {
    for (const { id, name_en, latitude, longitude } of locations.values()) {
      const again = all.filter(
        (place) =>
          place.id !== id &&
          place.name_en === name_en &&
          Math.abs(place.latitude - latitude) < 0.2 &&
          Math.abs(place.longitude - longitude) < 0.2,
      );
      expect(again.map((place) => place.id)).toEqual([]);
    }
  });

  test('every place has a zone that the engine knows, and fields within their bounds', () => {
    for (const [zone, offset] of lists.zones) {
      expect(`${zone} ${zoneIsKnown(zone)}`).toBe(`${zone} true`);
      expect(offset).toMatch(/^[+-]\d\d:\d\d$/);
    }
    const odd = all.filter(
      (place) =>
        place.name_en.trim() === '' ||
        Math.abs(place.latitude) > 90 ||
        Math.abs(place.longitude) > 180 ||
        !/^[A-Z]{2}$/.test(place.country_code) ||
        place.other_names.some((name) => name.trim() === ''),
    );
    expect(odd).toEqual([]);
  });

  test('zones are those of the map at three hundred places', () => {
    const find = geoZones();
    // The same places each time, and spread over all.
    for (let i = 0; i < 300; i++) {
      const { id, latitude, longitude, timezone } = all[Math.floor(((i * 0.618_034) % 1) * size)];
      expect([id, find(latitude, longitude)]).toEqual([id, timezone]);
    }
  });

  test('states are ISO 3166-2 codes of their country, as of today in India', () => {
    for (const { id, country_code, subdivision_code } of all) {
      if (subdivision_code !== null)
        expect([id, subdivision_code.slice(0, 3)]).toEqual([id, `${country_code}-`]);
    }
    const indian = lists.states.filter((state) => state.startsWith('IN-'));
    expect(indian).toHaveLength(36);
    expect(indian).toEqual(expect.arrayContaining(['IN-CG', 'IN-OD', 'IN-TS', 'IN-UK']));
    expect(all.filter((place) => place.country_code === 'IN' && place.subdivision_code === null)).toEqual([]);
  });

  test('each state of India, Nepal and Sri Lanka has its tradition, and nobody else has one', () => {
    const home = lists.states.filter((state) => /^(IN|NP|LK)-/.test(state));
    expect(home.filter((state) => regionOfState(state) === null)).toEqual([]);
    for (const { id, country_code, region } of all)
      expect([id, region !== null]).toEqual([id, ['IN', 'NP', 'LK'].includes(country_code)]);
    const regionOf = (id: number) => catalogue.byId(id)?.region;
    expect([1261731, 1264521, 1273780, 1269321, 1282898, 1242833].map(regionOf)).toEqual([
      'WEST_INDIA',
      'SOUTH_INDIA',
      'EAST_INDIA',
      'NORTH_INDIA',
      'NEPAL',
      'SRI_LANKA',
    ]);
  });

  test.each([
    [1261731, 'नाशिक'],
    [1264521, 'மதுரை'],
    [1253102, 'విశాఖపట్నం'],
    [1262321, 'ಮೈಸೂರು'],
    [1273874, 'കൊച്ചി'],
    [1275004, undefined],
    [1255364, 'સુરત'],
    [1241622, 'මහනවර'],
    [1278994, 'प्रयागराज'],
  ])('the native name of %d is %s', (id, name) => {
    expect(catalogue.byId(id)?.name_native).toBe(name);
  });

  test('takes at most 8 MB of memory', () => {
    expect(catalogue.byteLength).toBeLessThan(8_000_000);
  });
});
