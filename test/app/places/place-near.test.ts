import { expect, test } from 'vitest';
import { bundledCatalogue } from '../../../app/places/catalogue/bundled.ts';
import { placeNear } from '../../../app/places/place-near.ts';

const catalogue = bundledCatalogue()();

test.each([
  ['Kolkata', 22.5726, 88.3639, 'EAST_INDIA'],
  ['Mumbai', 19.076, 72.8777, 'WEST_INDIA'],
  ['Chennai', 13.0827, 80.2707, 'SOUTH_INDIA'],
  ['Kathmandu', 27.7172, 85.324, 'NEPAL'],
  ['Srinagar', 34.0837, 74.7973, 'KASHMIR'],
  ['London', 51.5074, -0.1278, null],
])('the town nearest to %s is of its tradition', (_, lat, lon, region) => {
  expect(placeNear(catalogue, lat, lon)?.region).toBe(region);
});

test('the date line parts no neighbours, and the ocean has none', () => {
  expect(placeNear(catalogue, -16.7, -179.99)?.country_code).toBe('FJ');
  expect(placeNear(catalogue, -40, -120)).toBeUndefined();
});
