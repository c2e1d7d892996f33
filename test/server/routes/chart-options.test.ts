// What schools differ in: each option of a birth, with its authority, and the profiles that name a set of them.

import { describe, expect, test } from 'vitest';
import { chartOptionNames, chartOptions } from '../../../contract/jyotisha/chart-options.ts';
import { conventionProfiles } from '../../../contract/jyotisha/conventions.ts';
import { posted, startClient } from '../harness.ts';

const { get } = await startClient();

const birth = { date_of_birth: '1990-05-15', time_of_birth: '05:40', latitude: 23.1793, longitude: 75.7849 };

interface Answer {
  readonly ashtakavarga: {
    readonly options: Record<string, unknown>;
    readonly bhinna: readonly {
      readonly bindus: readonly number[];
      readonly after_ekadhipatya: readonly number[];
    }[];
    readonly samudaya: { readonly total: number };
  };
  readonly conventions: {
    readonly sunrise: string;
    readonly positions: string;
    readonly options: readonly {
      readonly option: string;
      readonly value: string;
      readonly is_stated: boolean;
      readonly authority: string;
    }[];
  };
}

const ask = (body: object) => get('/v1/kundli/ashtakavarga', posted({ ...birth, ...body }));
async function answered(body: object): Promise<Answer> {
  const answer = await ask(body);
  expect(answer.status, answer.text).toBe(200);
  return answer.json<Answer>();
}

describe('the options of a birth', () => {
  test('are echoed whole, each with the authority of its value', async () => {
    const { conventions } = await answered({ options: { ashtakavarga_table: 'parashara' } });
    expect(conventions.options.map(({ option }) => option)).toEqual(chartOptionNames);
    for (const { option, value, authority, is_stated } of conventions.options) {
      const values: Readonly<Record<string, string>> =
        chartOptions[option as (typeof chartOptionNames)[number]].values;
      expect([option, authority]).toEqual([option, values[value]]);
      expect([option, is_stated]).toEqual([option, option === 'ashtakavarga_table']);
    }
  });

  test('change what they are of', async () => {
    const [usual, table, lagna, reduced] = [
      await answered({}),
      await answered({ options: { ashtakavarga_table: 'parashara' } }),
      await answered({ options: { lagna_in_samudaya: 'yes' } }),
      await answered({ options: { ekadhipatya: 'narasimha_rao' } }),
    ];
    expect(usual.ashtakavarga.options).toMatchObject({ places: 'varahamihira', ekadhipatya: 'parashara' });
    expect(table.ashtakavarga.bhinna).not.toEqual(usual.ashtakavarga.bhinna);
    expect([usual.ashtakavarga.samudaya.total, lagna.ashtakavarga.samudaya.total]).toEqual([337, 386]);
    expect(reduced.ashtakavarga.bhinna.map(({ bindus }) => bindus)).toEqual(
      usual.ashtakavarga.bhinna.map(({ bindus }) => bindus),
    );
    expect(reduced.ashtakavarga.bhinna.map((of) => of.after_ekadhipatya)).not.toEqual(
      usual.ashtakavarga.bhinna.map((of) => of.after_ekadhipatya),
    );
  });

  test('of sunrise and positions reach the chart', async () => {
    const chart = async (options: object) => {
      const answer = await get('/v1/kundli/chart?include_yogas=false', posted({ ...birth, options }));
      expect(answer.status, answer.text).toBe(200);
      return answer.json<{
        readonly grahas: readonly { readonly longitude: number }[];
        readonly conventions: Answer['conventions'];
      }>();
    };
    const [usual, other] = [
      await chart({}),
      await chart({ sunrise: 'centre_no_refraction', positions: 'true' }),
    ];
    expect(other.conventions).toMatchObject({
      sunrise: 'centre_no_refraction',
      positions: 'true, geocentric',
    });
    // The Sun moves 20 arcseconds while its light is on the way.
    const moved = Math.abs((other.grahas[0]?.longitude ?? 0) - (usual.grahas[0]?.longitude ?? 0)) * 3600;
    expect(moved).toBeGreaterThan(15);
    expect(moved).toBeLessThan(25);
  });

  test.each(conventionProfiles)(
    'are those of the profile %s where a request does not say',
    async (profile) => {
      const { conventions } = await answered({ profile });
      expect(conventions.options.every(({ is_stated }) => !is_stated)).toBe(true);
      const table = conventions.options.find(({ option }) => option === 'ashtakavarga_table')?.value;
      expect(table).toBe(profile === 'jaimini' ? 'parashara' : 'varahamihira');
    },
  );

  test.each([
    [{ options: { houses: 'koch' } }, 'has unknown options: houses; known options are ashtakavarga_table'],
    [
      { options: { house_system: 'koch' } },
      'options.house_system: must be one of placidus, whole_sign, equal, equal_middle, sripati, porphyry',
    ],
    [{ options: { varga_d9: 'somanatha' } }, 'options.varga_d9: must be one of parashara, krishna_mishra'],
    [{ options: { varga_d5: 'parashara' } }, 'has unknown options: varga_d5'],
    [{ options: { dasha_seed: 'venus_star' } }, 'options.dasha_seed: must be one of moon, kshema'],
    [{ options: { ekadhipatya: 'own' } }, 'must be one of parashara, grahas_alone, narasimha_rao'],
    [{ options: 'parashara' }, 'must be an object'],
    [{ profile: 'western' }, 'must be one of parashara, raman, krishnamurti, jaimini, tajika'],
  ])('refuse %o', async (body, message) => {
    const answer = await ask(body);
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining(message)]);
  });
});
