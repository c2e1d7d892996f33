import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isoDate } from '../../engine/civil/civil.ts';
import { startClient } from '../server/harness.ts';
import { publishedBy } from './published.ts';

const { get } = await startClient();

const { description, ajv, operations, conforms } = await publishedBy(get);

describe('/openapi.json', () => {
  test('is OpenAPI 3.1 and describes every operation once', () => {
    expect(description.openapi).toBe('3.1.0');
    const ids = operations.map(([, , { operationId }]) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(Object.keys(description.paths)).toEqual(
      expect.arrayContaining([
        '/',
        '/v1/status',
        '/v1/health',
        '/v1/festivals',
        '/v1/festivals/date',
        '/v1/festivals/month',
        '/v1/festivals/year',
        '/v1/festivals/range',
        '/v1/festivals/explain',
        '/v1/rules',
        '/v1/rules/{code}',
        '/v1/rules/evaluate',
        '/v1/expressions/evaluate',
        '/v1/packs',
        '/v1/packs/{pack}',
      ]),
    );
  });

  test('parameters are described as what they mean, not as the text they travel in', () => {
    const { parameters } = description.paths['/v1/festivals'].get as unknown as {
      parameters: { name: string; required: boolean; schema: { type: string } }[];
    };
    const types = Object.fromEntries(parameters.map(({ name, schema }) => [name, schema.type]));
    expect(types).toMatchObject({
      date: 'string',
      location_id: 'integer',
      lat: 'number',
      observatory: 'boolean',
    });
    expect(parameters.filter(({ required }) => required).map(({ name }) => name)).toEqual(['date']);
  });

  test('every schema compiles', () => {
    for (const name of Object.keys(description.components.schemas)) {
      expect(typeof ajv.compile({ $ref: `api#/components/schemas/${name}` })).toBe('function');
    }
  });
});

describe('answers are as described', () => {
  test.each([
    ['/', '/'],
    ['/v1/status', '/v1/status'],
    ['/v1/health', '/v1/health'],
    ['/v1/packs', '/v1/packs'],
    ['/v1/packs/{pack}', '/v1/packs/base'],
    ['/v1/packs/{pack}', '/v1/packs/IN-MH'],
    ['/v1/rules', '/v1/rules?region=NEPAL'],
    ['/v1/rules/{code}', '/v1/rules/FESTIVAL_GANESH_CHATURTHI?region=IN-MH'],
    ['/v1/rules/{code}', '/v1/rules/VRAT_SANKASHTI_CHATURTHI'],
    ['/v1/festivals/year', '/v1/festivals/year?year=2026&region=SOUTH_INDIA&observatory=true'],
    ['/v1/festivals/range', '/v1/festivals/range?start=2026-01-01&end=2026-03-01&lat=69.6&lon=18.9'],
  ])('%s', async (path, url) => {
    expect(await conforms(path, url)).toBe(200);
  });

  test.each([
    ['/v1/festivals', '/v1/festivals', 400],
    ['/v1/festivals', '/v1/festivals?date=1600-01-01', 404],
    ['/v1/festivals', '/v1/festivals?date=2026-01-01&pack=x', 422],
    ['/v1/festivals/explain', '/v1/festivals/explain?date=2026-01-01&festival=X', 404],
    ['/v1/rules/{code}', '/v1/rules/X', 404],
    ['/v1/packs/{pack}', '/v1/packs/X', 404],
    ['/v1/status', '/v1/status?a=1', 400],
  ])('%s refuses %s', async (path, url, status) => {
    expect(await conforms(path, url)).toBe(status);
  });

  const dates = fc.integer({ min: -98_615, max: 413_000 }).map(isoDate);
  const places = fc.oneof(
    fc.integer({ min: 1, max: 27 }).map((id) => `location_id=${id}`),
    fc
      .constantFrom(
        'NORTH_INDIA',
        'SOUTH_INDIA',
        'EAST_INDIA',
        'WEST_INDIA',
        'NEPAL',
        'KASHMIR',
        'SRI_LANKA',
        'in-kl',
        'XX',
      )
      .map((region) => `region=${region}`),
    fc
      .tuple(fc.integer({ min: -9000, max: 9000 }), fc.integer({ min: -18_000, max: 18_000 }))
      .map(([lat, lon]) => `lat=${lat / 100}&lon=${lon / 100}`),
  );
  const modes = fc.constantFrom('', '&festival_mode=drik', '&observatory=true', '&type=VRAT');

  test('festivals of random dates and places', async () => {
    await fc.assert(
      fc.asyncProperty(dates, places, modes, async (date, place, mode) => {
        expect(await conforms('/v1/festivals', `/v1/festivals?date=${date}&${place}${mode}`)).toBe(200);
      }),
      { seed: 20_260_914, numRuns: 25 },
    );
  });

  test('months of random places', async () => {
    const years = fc.integer({ min: 1700, max: 3100 });
    await fc.assert(
      fc.asyncProperty(years, fc.integer({ min: 1, max: 12 }), places, async (year, month, place) => {
        expect(
          await conforms('/v1/festivals/month', `/v1/festivals/month?year=${year}&month=${month}&${place}`),
        ).toBe(200);
      }),
      { seed: 20_261_108, numRuns: 8 },
    );
  });

  test('explanations of random rules, dates and places', async () => {
    const { rules } = (await get('/v1/rules?kind=observance&region=NORTH_INDIA')).json<{
      rules: { code: string }[];
    }>();
    const codes = fc.constantFrom(...rules.map(({ code }) => code));
    await fc.assert(
      fc.asyncProperty(dates, codes, places, async (date, code, place) => {
        const url = `/v1/festivals/explain?date=${date}&festival=${code}&pack=NORTH_INDIA&${place}`;
        expect(await conforms('/v1/festivals/explain', url)).toBe(200);
      }),
      { seed: 20_260_828, numRuns: 25 },
    );
  });
});
