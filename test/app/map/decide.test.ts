import { describe, expect, test } from 'vitest';
import { deciderOf } from '../../../app/map/decide.ts';
import { zoneGrid } from '../../../app/map/open-maps.ts';
import { reachOf } from '../../../compiler/front/index.ts';
import { buildPlaceYear } from '../../../engine/almanac/place-year.ts';
import type { Place } from '../../../engine/place/place.ts';
import { sharedWorkspace } from '../../shared-workspace.ts';

const workspace = sharedWorkspace();
const { sky, almanac } = workspace;
const year = 2026;

const places: readonly Place[] = [
  { lat: 13.08, lon: 80.27, zone: 'Asia/Kolkata' },
  { lat: 40.71, lon: -74.01, zone: 'America/New_York' },
  { lat: -17.8, lon: 178.1, zone: 'Pacific/Fiji' },
  { lat: 64.1, lon: -21.9, zone: 'Atlantic/Reykjavik' },
];

const packOf = (chain: string) => {
  const pack = workspace.pack(chain);
  if (pack === undefined) throw new Error(chain);
  return pack;
};

describe.each(['NORTH_INDIA', 'SOUTH_INDIA', 'NEPAL'])('every observance of %s', (chain) => {
  const pack = packOf(chain);
  const codes = [...pack.rules.values()]
    .filter(({ checked, linked }) => checked.kind === 'observance' && !linked.disabled)
    .map(({ code }) => code);

  test('is decided on the days that its rule reads as in the whole year', () => {
    const years = places.map((place) =>
      buildPlaceYear(sky.year(year), place, { calendars: almanac.calendars }),
    );
    const differing: string[] = [];
    let compared = 0;
    for (const code of codes) {
      if (reachOf(code, pack) === undefined) continue;
      for (const [i, py] of years.entries()) {
        const range = { from: py.firstDay + py.yearStart, to: py.firstDay + py.yearEnd - 1 };
        const decisions = pack.decisions.between(py, code, range);
        // One occurrence of each rule, another of each place.
        const decision = decisions.at((7 * i) % Math.max(1, decisions.length));
        if (decision === undefined) continue;
        const { occurrence, outcome } = decision;
        const decide = deciderOf({
          pack,
          mode: 'standard',
          code,
          sky: sky.year(year),
          calendars: almanac.calendars,
          occurrence,
        });
        const own = decide(places[i] as Place);
        const days =
          outcome.kind === 'decided'
            ? { kind: 'decided', first: py.firstDay + outcome.first, last: py.firstDay + outcome.last }
            : { kind: outcome.kind === 'nothing' ? 'not_observed' : outcome.kind };
        compared++;
        if (Object.entries(days).some(([field, value]) => (own as Record<string, unknown>)[field] !== value))
          differing.push(`${code} at ${places[i]?.zone}: ${JSON.stringify(own)} for ${JSON.stringify(days)}`);
      }
    }
    expect(differing).toEqual([]);
    expect(compared).toBeGreaterThan(codes.length);
  });
});

describe('what is on one date wherever it is asked about', () => {
  const world = packOf('world');
  const [skyless = ''] = world.skyless;

  test.each([
    ['a rule that is tied to a place', packOf('MU'), 'FESTIVAL_GANESH_CHATURTHI'],
    ['dates of calendars alone', world, skyless],
  ])('%s', (_name, pack, code) => {
    const [place] = places;
    const py = buildPlaceYear(sky.year(year), place as Place, { calendars: almanac.calendars });
    const range = { from: py.firstDay + py.yearStart, to: py.firstDay + py.yearEnd - 1 };
    const [decision] = pack.decisions.between(py, code, range);
    if (decision?.outcome.kind !== 'decided') throw new Error(`${code} is not decided`);
    const { occurrence, outcome } = decision;
    const decide = deciderOf({
      pack,
      mode: 'standard',
      code,
      sky: sky.year(year),
      calendars: almanac.calendars,
      occurrence,
    });
    const first = py.firstDay + outcome.first;
    for (const each of places) expect(decide(each)).toMatchObject({ kind: 'decided', first });
  });
});

describe('zones by half degrees', () => {
  const zones = zoneGrid();

  test.each([
    ['Asia/Kolkata', 22.6, 75.8],
    ['America/New_York', 41.3, -74.7],
    ['Pacific/Kiritimati', 1.9, -157.4],
    ['Antarctica/McMurdo', -90, 0],
    ['Etc/GMT+3', 0.2, -40.3],
  ])('%s', (zone, lat, lon) => {
    expect(zones.at(lat, lon)).toBe(zone);
  });

  test('every point has one, the edges of the world too', () => {
    for (const lat of [-90, -0.001, 0, 89.999, 90])
      for (const lon of [-180, -179.999, 0, 179.999, 180]) expect(zones.at(lat, lon)).toMatch(/\w/);
    expect(zones.at(10, 180)).toBe(zones.at(10, -180));
  });
});
