import { describe, expect, test } from 'vitest';
import { type Festivals, type Refused, startClient } from '../harness.ts';

const { get } = await startClient();

interface Vrats {
  readonly date: string;
  readonly count: number;
  readonly items: readonly {
    readonly code: string;
    readonly category: string;
    readonly name: string;
    readonly rule_code: string;
    readonly confidence: string | null;
    readonly tags: readonly string[];
  }[];
  readonly undecided?: readonly { readonly code: string }[];
}

// A festival may have a confidence besides what other tests look at.
type Day = Omit<Festivals, 'festivals'> & {
  readonly festivals: readonly (Festivals['festivals'][number] & {
    readonly confidence?: string;
    readonly weight: string | null;
    readonly traditions?: readonly unknown[];
  })[];
  readonly undecided?: Vrats['undecided'];
};

describe('the vrats of a date are its festivals of type VRAT', () => {
  test.each([
    'location_id=1',
    'region=IN-TN',
    'region=IN-MH&festival_mode=drik',
    'lat=40.7&lon=-74',
    'pack=shraddha',
  ])('with %s', async (where) => {
    let actual = 0;
    for (let n = 0; n < 60; n++) {
      const date = new Date(Date.UTC(2026, 7, 1 + n)).toISOString().slice(0, 10);
      const vrats = (await get(`/v1/vrat?date=${date}&${where}`)).json<Vrats>();
      const day = (await get(`/v1/festivals?date=${date}&type=VRAT&${where}`)).json<Day>();
      expect(vrats.date).toBe(date);
      expect(vrats.count).toBe(day.count);
      expect(vrats.items).toEqual(
        day.festivals.map(
          ({ code, variant, name, name_sa, tags, weight, traditions, confidence = null }) => ({
            code,
            category: 'VRAT',
            variant,
            name,
            name_sa,
            rule_code: code,
            confidence,
            tags,
            weight,
            ...(traditions === undefined ? {} : { traditions }),
          }),
        ),
      );
      expect(vrats.undecided).toEqual(day.undecided);
      actual += vrats.count;
    }
    expect(actual).toBeGreaterThan(15);
  });

  test('bad parameters are named, all at once', async () => {
    const answer = await get('/v1/vrat?date=2026-02-30&lat=91&lon=5&location_id=x&foo=1');
    expect(answer.status).toBe(400);
    expect(
      answer
        .json<Refused>()
        .errors?.map(({ field }) => field)
        .sort(),
    ).toEqual(['date', 'foo', 'lat', 'location_id']);
    expect((await get('/v1/vrat')).status).toBe(400);
    expect((await get('/v1/vrat?date=1600-01-01')).status).toBe(404);
    expect((await get('/v1/vrat?date=2026-01-01&location_id=999999998')).status).toBe(404);
  });
});
