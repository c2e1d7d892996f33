// The map of a date: what it says of places is what they are answered.

import { describe, expect, test } from 'vitest';
import { type Refused, startClient } from '../harness.ts';

const { get } = await startClient();

interface Region {
  readonly properties: {
    readonly kind: string;
    readonly date: string | null;
    readonly share: number;
    readonly label: readonly [number, number];
    readonly places: readonly { readonly id: number; readonly name_en: string }[];
    readonly reason: { readonly text: string; readonly at: { readonly name_en: string | null } };
  };
  readonly geometry: {
    readonly coordinates: readonly (readonly (readonly (readonly [number, number])[])[])[];
  };
}

interface FestivalMap {
  readonly type: string;
  readonly code: string;
  readonly date: string;
  readonly places_decided: number;
  readonly features: readonly Region[];
}

interface Explained {
  readonly date: string;
  readonly matched: boolean;
}

const mapOf = async (query: string): Promise<FestivalMap> => {
  const answer = await get(`/v1/festivals/map?${query}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.json<FestivalMap>();
};

const dateAt = async (festival: string, where: string): Promise<string> =>
  (
    await get(`/v1/festivals/explain?festival=${festival}&year=2026&pack=NORTH_INDIA&${where}`)
  ).json<Explained>().date;

/** Whether a point lies in a ring, by the crossings of a line to its east. */
const isInside = ([x, y]: readonly [number, number], ring: readonly (readonly [number, number])[]): boolean =>
  ring.slice(1).filter(([bx, by], i) => {
    const [ax, ay] = ring[i] ?? [0, 0];
    return ay > y !== by > y && x < ax + ((y - ay) * (bx - ax)) / (by - ay);
  }).length %
    2 ===
  1;

const regionAt = ({ features }: FestivalMap, point: readonly [number, number]): Region | undefined =>
  features.find(({ geometry }) =>
    geometry.coordinates.some(
      ([outside = [], ...holes]) => isInside(point, outside) && !holes.some((hole) => isInside(point, hole)),
    ),
  );

describe('Vijayadashami 2026 in South Asia', () => {
  test('is on two dates, each with its places and its reason', async () => {
    const map = await mapOf('festival=vijayadashami&year=2026&area=india&pack=NORTH_INDIA');
    expect(map).toMatchObject({
      type: 'FeatureCollection',
      code: 'FESTIVAL_VIJAYADASHAMI',
      date: '2026-10-20',
    });
    expect(map.features.map(({ properties }) => properties.date)).toEqual(['2026-10-20', '2026-10-21']);
    expect(map.features.reduce((sum, { properties }) => sum + properties.share, 0)).toBeCloseTo(1, 3);
    const [west, east] = map.features.map(({ properties }) => properties);
    expect(west?.places.map(({ name_en }) => name_en)).toContain('New Delhi');
    expect(east?.places.map(({ name_en }) => name_en)).toEqual(['Guwahati']);
    expect(west?.reason.text).toContain('20 October');
    expect(east?.reason).toMatchObject({ at: { name_en: 'Guwahati' } });
    expect(east?.reason.text).toContain('21 October');
    // Far fewer than the 4,096 cells.
    expect(map.places_decided).toBeLessThan(1000);
  });

  test('every place, and every point away from the border, is answered so too', async () => {
    const map = await mapOf('festival=vijayadashami&year=2026&area=india&pack=NORTH_INDIA');
    for (const { properties } of map.features) {
      const [place] = properties.places;
      expect(await dateAt('vijayadashami', `location_id=${place?.id}`)).toBe(properties.date);
      const [lon, lat] = properties.label;
      expect(regionAt(map, [lon, lat])?.properties.date).toBe(properties.date);
    }
    for (const [lon, lat] of [
      [68.2, 24.8],
      [80.3, 30.1],
      [95.9, 27.2],
      [93.4, 12.3],
    ] as const) {
      const date = regionAt(map, [lon, lat])?.properties.date;
      expect([lon, lat, date]).toEqual([lon, lat, await dateAt('vijayadashami', `lat=${lat}&lon=${lon}`)]);
    }
  });
});

describe('Diwali 2026 in the world', () => {
  test('has a date wherever the Sun rises and sets, by the calendars of both sides of the date line', async () => {
    const map = await mapOf('festival=diwali&year=2026&pack=NORTH_INDIA');
    const kinds = map.features.map(({ properties }) => properties.kind);
    expect(kinds).toEqual([...kinds].sort((a, b) => Number(a !== 'decided') - Number(b !== 'decided')));
    expect(kinds).toContain('undecidable');
    for (const [lon, lat] of [
      [2.3, 48.9],
      [-58.4, -34.6],
      [144.9, -37.8],
      [-170.4, -14.3],
    ] as const) {
      const date = regionAt(map, [lon, lat])?.properties.date;
      expect([lon, lat, date]).toEqual([lon, lat, await dateAt('diwali', `lat=${lat}&lon=${lon}`)]);
    }
    expect(regionAt(map, [15, 78])?.properties.kind).toBe('undecidable');
  });
});

describe('pictures of a map', () => {
  const query = 'festival=vijayadashami&year=2026&area=india';

  test('as SVG, in the language asked for', async () => {
    const { status, text, headers } = await get(`/v1/festivals/map.svg?${query}&lang=hi&theme=dark`);
    expect([status, headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    expect(text).toContain('अक्टूबर</tspan> 2026');
    expect(text).not.toContain('<script');
  });

  test('as PNG of the width asked for; what no font has is refused', async () => {
    const { status, bytes } = await get(`/v1/festivals/map.png?${query}&width=400`);
    expect(status).toBe(200);
    expect(new DataView(bytes.buffer, bytes.byteOffset).getUint32(16)).toBe(400);
    const refused = await get(`/v1/festivals/map.png?${query}&lang=ur`);
    expect([refused.status, refused.json<Refused>().error]).toEqual([422, 'no_letters']);
  });
});

describe('what there is no map of', () => {
  test.each([
    ['date=2026-10-20&year=2026', 400],
    ['year=1200', 404],
    ['year=2026&area=moon', 400],
  ])('%s: %i', async (query, status) => {
    expect((await get(`/v1/festivals/map?festival=vijayadashami&${query}`)).status).toBe(status);
  });
});
