import { expect, test } from 'vitest';
import { lunarRitu, seasonsAt, solarSeason } from '../../../engine/panchang/ritu.ts';
import { openBundledSky } from '../../../ephemeris/bundled.ts';
import { jdOfIst } from './places.ts';

const sky = openBundledSky();
const [VASANTA, HEMANTA, SHISHIRA] = [0, 4, 5];

test('24 January 2022, as printed: drik Shishira, Uttarayana both ways, lunar Hemanta', () => {
  const seasons = seasonsAt(sky.year(2022), jdOfIst('2022-01-24T07:13'));
  expect(seasons).toEqual({
    drik: { ritu: SHISHIRA, ayana: 0 },
    // The Sun is in Makara: Shishira by the rashis, where the almanac prints Hemanta by the month.
    vedic: { ritu: SHISHIRA, ayana: 0 },
    lunarRitu: HEMANTA,
  });
});

test('22 November 2025, as printed: Hemanta both ways, drik Dakshinayana', () => {
  const seasons = seasonsAt(sky.year(2025), jdOfIst('2025-11-22T07:00'));
  expect(seasons).toMatchObject({
    drik: { ritu: HEMANTA, ayana: 1 },
    vedic: { ritu: HEMANTA },
    lunarRitu: HEMANTA,
  });
});

test('between 22 December and 14 January the Sun is northward by the equinox alone', () => {
  const seasons = seasonsAt(sky.year(2026), jdOfIst('2026-01-05T12:00'));
  expect([seasons?.drik.ayana, seasons?.vedic.ayana]).toEqual([0, 1]);
});

test('seasons change at every second rashi, courses at Karka and Makara', () => {
  const ritus = Array.from({ length: 12 }, (_, rashi) => solarSeason(rashi * 30).ritu);
  expect(ritus).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 0]);
  const ayanas = Array.from({ length: 12 }, (_, rashi) => solarSeason(rashi * 30 + 29.9).ayana);
  expect(ayanas).toEqual([0, 0, 0, 1, 1, 1, 1, 1, 1, 0, 0, 0]);
  expect(lunarRitu(0)).toBe(VASANTA);
  expect(lunarRitu(11)).toBe(SHISHIRA);
});

test('outside the year there are none', () => {
  expect(seasonsAt(sky.year(2026), 0)).toBeUndefined();
});
