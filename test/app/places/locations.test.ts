import { describe, expect, test } from 'vitest';
import { packSources } from '../../../app/packs/pack-sources.ts';
import { locations, newDelhi, ujjain } from '../../../app/places/locations.ts';
import { placeOfPack } from '../../../app/places/pack-place.ts';
import { regionsIn } from '../../../app/places/region.ts';
import { geoZones } from '../../../app/places/zones.ts';
import { readPackSet } from '../../../compiler/compile/compile.ts';
import { jdOfCivilDay, parseIsoDate } from '../../../engine/civil/civil.ts';
import { offsetAt, zoneIsKnown, zoneOffsets } from '../../../engine/civil/zone.ts';

const offsetOn = (zone: string, date: string): number => {
  const jd = jdOfCivilDay(parseIsoDate(date) ?? Number.NaN);
  return offsetAt(zoneOffsets(zone, jd - 1, jd + 1), jd) * 24;
};

const hours = (text: string): number => {
  const [, sign, h, m] = /^([+-])(\d\d):(\d\d)$/.exec(text) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(h) + Number(m) / 60);
};

describe('locations', () => {
  test('there are 27, numbered from 1; Ujjain is the first, New Delhi the second', () => {
    expect([...locations.keys()]).toEqual(Array.from({ length: 27 }, (_, i) => i + 1));
    expect([ujjain.name_en, newDelhi.name_en]).toEqual(['Ujjain', 'New Delhi']);
    expect([...locations.values()].filter(({ is_default }) => is_default)).toEqual([ujjain]);
  });

  test('each region of the bundled packs has its place', () => {
    const { packs } = readPackSet(packSources([]).files, { dataVersion: '' });
    const places = regionsIn(packs).map((region) => [region, placeOfPack(region, packs).location] as const);
    expect(Object.fromEntries(places.map(([region, location]) => [region, location?.name_en]))).toEqual({
      NORTH_INDIA: 'New Delhi',
      SOUTH_INDIA: 'Chennai',
      EAST_INDIA: 'Kolkata',
      WEST_INDIA: 'Mumbai',
      NEPAL: 'Kathmandu',
      KASHMIR: 'Srinagar',
      SRI_LANKA: 'Colombo',
    });
    for (const [region, location] of places) expect(location?.region).toBe(region);
  });

  test('zones are those of the map, and offsets those of standard time', () => {
    const find = geoZones();
    for (const { name_en, latitude, longitude, timezone, timezone_offset } of locations.values()) {
      expect(`${name_en} ${find(latitude, longitude)}`).toBe(`${name_en} ${timezone}`);
      const standard = Math.min(offsetOn(timezone, '2026-01-15'), offsetOn(timezone, '2026-07-15'));
      expect(`${name_en} ${hours(timezone_offset)}`).toBe(`${name_en} ${Math.round(standard * 60) / 60}`);
    }
  });
});

describe('zones of coordinates', () => {
  const find = geoZones();

  test.each([
    [28.6139, 77.209, 'Asia/Kolkata'],
    [27.7172, 85.324, 'Asia/Kathmandu'],
    [-18.1416, 178.4419, 'Pacific/Fiji'],
    [0, -30, 'Etc/GMT+2'],
    [90, 0, 'Etc/GMT'],
    [-90, 0, 'Antarctica/McMurdo'],
  ])('%d, %d: %s', (lat, lon, zone) => {
    expect(find(lat, lon)).toBe(zone);
  });

  test('every place has a zone that the engine knows', () => {
    for (let lat = -90; lat <= 90; lat += 15) {
      for (let lon = -180; lon <= 180; lon += 20) {
        const zone = find(lat, lon);
        expect(`${lat} ${lon} ${zone !== undefined && zoneIsKnown(zone)}`).toBe(`${lat} ${lon} true`);
      }
    }
  });
});
