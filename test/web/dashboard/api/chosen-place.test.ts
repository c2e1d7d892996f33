import { expect, test } from 'vitest';
import { placeIn, whereOf } from '../../../../web/dashboard/api/chosen-place.ts';

test('a place is sent by its id, else by both coordinates, else not at all', () => {
  expect([
    whereOf({ location_id: 2, lat: 1, lon: 2, name: 'x' }),
    whereOf({ lat: 0, lon: -1.5 }),
    whereOf({ lat: 1 }),
    whereOf(undefined),
  ]).toEqual([{ location_id: 2 }, { lat: 0, lon: -1.5 }, {}, {}]);
});

test('settings that name no place have none', () => {
  expect([
    placeIn({ location_id: 0 }),
    placeIn({ lat: 0, lon: 0 }),
    placeIn({ lat: 1 }),
    placeIn(undefined),
  ]).toEqual([{ location_id: 0 }, { lat: 0, lon: 0 }, undefined, undefined]);
});
