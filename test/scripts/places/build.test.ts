import { describe, expect, test } from 'vitest';
import { bundledCatalogue } from '../../../app/places/catalogue/bundled.ts';
import { type Catalogue, catalogueOf } from '../../../app/places/catalogue/catalogue.ts';
import { geoZones, type ZoneFinder } from '../../../app/places/zones.ts';
import { buildCatalogue } from '../../../scripts/places/build.ts';
import { namesByPlace } from '../../../scripts/places/called.ts';
import { readSource } from '../../../scripts/places/source.ts';

const bundled = bundledCatalogue()();
const source = readSource();
const called = namesByPlace();

// Looking up every zone on the map takes a minute; that they are those of the map is tested at some hundred places.
function zonesOf({ columns, lists }: Catalogue): ZoneFinder {
  const key = (lat: number, lon: number): string => `${Math.round(lat * 1e5)} ${Math.round(lon * 1e5)}`;
  const known = new Map(
    Array.from(columns.ids, (_id, index) => [
      key(columns.latitudes[index] / 1e5, columns.longitudes[index] / 1e5),
      lists.zones[columns.zones[index] - 1][0],
    ]),
  );
  const map = geoZones();
  return (lat, lon) => known.get(key(lat, lon)) ?? map(lat, lon);
}

const zones = zonesOf(bundled);

describe('the script that makes the catalogue', () => {
  test('makes the one that is bundled from the source alone: nothing bundled has gone from it', async () => {
    expectSame(catalogueOf(await buildCatalogue({ source, former: undefined, zones, called })), bundled);
  });

  test('keeps a place that has gone from the source, and one that has shrunk; the version is another', async () => {
    const [gone, shrunk] = [1261731, 2644668];
    const later = source
      .filter(({ id }) => id !== gone)
      .map((place) => (place.id === shrunk ? { ...place, population: 600, feature: 'PPL' } : place));
    const next = catalogueOf(await buildCatalogue({ source: later, former: bundled, zones, called }));
    expect(next.size).toBe(bundled.size);
    expect(next.byId(gone)).toEqual(bundled.byId(gone));
    expect(next.byId(shrunk)).toMatchObject({ name_en: 'Leicester', population: 600, type: 'town' });
    // The others are as they were.
    expect(Buffer.compare(bytesOf(next.columns.ids), bytesOf(bundled.columns.ids))).toBe(0);
    const population = (of: Catalogue, id: number): number | undefined => of.byId(id)?.population;
    const changed = [...bundled.columns.ids].filter((id) => population(next, id) !== population(bundled, id));
    expect(changed).toEqual([shrunk]);
    expect(next.version).not.toBe(bundled.version);
  });

  test('refuses a source that gives one of our ids to another place', async () => {
    const wrong = source.map((place) => (place.id === 1261731 ? { ...place, id: 101 } : place));
    await expect(buildCatalogue({ source: wrong, former: undefined, zones, called })).rejects.toThrow(/101/);
  });
});

function expectSame(made: Catalogue, expected: Catalogue): void {
  expect(made.lists).toEqual(expected.lists);
  for (const [name, column] of Object.entries(made.columns)) {
    const other = Object.entries(expected.columns).find(([known]) => known === name)?.[1];
    expect([name, Buffer.compare(bytesOf(column), bytesOf(other))]).toEqual([name, 0]);
  }
  expect(made.version).toBe(expected.version);
}

const bytesOf = (column: ArrayBufferView | undefined): Uint8Array =>
  column === undefined
    ? new Uint8Array()
    : new Uint8Array(column.buffer, column.byteOffset, column.byteLength);
