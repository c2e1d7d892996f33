import { describe, expect, test } from 'vitest';
import { type Refused, startClient } from '../harness.ts';

const { get, computing, failures } = await startClient();
const pack = computing.workspace.pack('chakra');

interface Computed {
  readonly chakra: string;
  readonly calculation_only: boolean;
  readonly ruleset: {
    readonly rules: readonly { readonly code: string; readonly verification_level: string }[];
  };
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly result: Readonly<Record<string, unknown>> | null;
  readonly transits?: readonly {
    readonly graha: string;
    readonly nakshatra: string;
    readonly retrograde: boolean;
    readonly result: Readonly<Record<string, unknown>>;
  }[];
  readonly parts?: readonly unknown[];
  readonly at?: string;
  readonly location?: unknown;
}

async function computed(path: string): Promise<Computed> {
  const answer = await get(`/v1/chakra/${path}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.json<Computed>();
}

test('results are those of the rules', async () => {
  const kota = await computed(
    'kota?janma_nakshatra=Rohini&transit_nakshatra=Punarvasu&moon_rashi=Vrishabha&janma_pada=2&planet=Venus&pala_variant=STAR_PADA',
  );
  expect(kota).toMatchObject({ chakra: 'kota', calculation_only: true });
  const plain = (result: object) =>
    Object.fromEntries(Object.entries(result).filter(([name]) => !/_keys?$/.test(name)));
  expect(plain(kota.result ?? {})).toEqual(
    pack?.chakraResults.of('CHAKRA_KOTA', {
      janma_nakshatra: 3,
      transit_nakshatra: 6,
      moon_rashi: 1,
      janma_pada: 2,
      planet: 5,
    }),
  );
  expect(kota.result).toMatchObject({ ring: 'Stambha', way: 'ENTRY', swami: 'Venus', is_swami: true });
  expect(kota.ruleset.rules).toMatchObject([{ code: 'CHAKRA_KOTA', verification_level: 'PROVISIONAL' }]);
  expect(kota.location).toBeUndefined();
  const { result } = await computed(
    'sarvatobhadra?nakshatra=Krittika&motion=backward&dignity=exalted&variant=ALL_THREE',
  );
  expect(plain(result ?? {})).toEqual(
    pack?.chakraResults.of('CHAKRA_SARVATOBHADRA', {
      star: 2,
      motion: 'BACKWARD',
      dignity: 'EXALTED',
      variant: 'ALL_THREE',
    }),
  );
  expect((await computed('saptashalaka?nakshatra=28&sun_nakshatra=Rohini')).result).toMatchObject({
    vedha: 'Rohini',
    pierced_by_sun: true,
  });
  const shula = await computed('shula?reference_nakshatra=1&transit_nakshatra=9&include_trident_parts=true');
  expect(shula.result).toEqual({ position: 9, part: 'LEFT_PRONG', tip: 'LEFT', on_tip: true });
  expect(shula.parts?.length).toBe(28);
  const sun = await computed('shula?reference_nakshatra=1&transit_nakshatra=9&variant=SUN_4POINT');
  expect(sun.result).toEqual({ position: 9, part: 'LEFT_PRONG' });
});

test('a number means what the list of stars says', async () => {
  const { nakshatras, count, calculation_only } = (await get('/v1/chakra/nakshatras')).json<{
    calculation_only: boolean;
    count: number;
    nakshatras: { number: number; position: number; name: string }[];
  }>();
  expect({ count, calculation_only }).toEqual({ count: 28, calculation_only: true });
  for (const { number, name, position } of nakshatras) {
    const { result, inputs } = await computed(
      `shula?reference_nakshatra=Ashwini&transit_nakshatra=${number}`,
    );
    expect(inputs.transit_nakshatra).toBe(name);
    expect(result?.position).toBe(position);
  }
});

test('the grahas of a date are those of the panchang', async () => {
  const { transits = [], at } = await computed('kota?janma_nakshatra=Rohini&date=2026-11-22&location_id=2');
  const { astronomical } = (await get('/v1/panchang/full?date=2026-11-22&location_id=2')).json<{
    astronomical: {
      grahas: { graha: string; nakshatra: string; retrograde: boolean }[];
      sun: { sunrise: string };
    };
  }>();
  const { grahas, sun } = astronomical;
  expect(at?.slice(0, 19)).toBe(`2026-11-22T${sun.sunrise}`);
  expect(transits.map(({ graha }) => graha)).toEqual(grahas.map(({ graha }) => graha));
  transits.forEach(({ nakshatra, retrograde }, i) => {
    expect(retrograde).toBe(grahas[i].retrograde);
    if (nakshatra !== 'Abhijit') expect(nakshatra).toBe(grahas[i].nakshatra);
  });
});

test('a time is that of the place, whatever tz says', async () => {
  const { at } = await computed('kota?janma_nakshatra=1&date=2026-11-22&time=12:00&location_id=2&tz=UTC');
  expect(at).toBe('2026-11-22T06:30:00+00:00');
});

describe('bad input', () => {
  const cases: readonly (readonly [path: string, fields: readonly string[]])[] = [
    ['kota', ['janma_nakshatra']],
    ['kota?janma_nakshatra=Rohini', ['transit_nakshatra']],
    ['kota?janma_nakshatra=Vrishabha&transit_nakshatra=29', ['janma_nakshatra', 'transit_nakshatra']],
    [
      'kota?janma_nakshatra=0&transit_nakshatra=&moon_rashi=Rohini',
      ['janma_nakshatra', 'moon_rashi', 'transit_nakshatra'],
    ],
    ['kota?janma_nakshatra=1&transit_nakshatra=1&janma_pada=5&planet=Pluto', ['janma_pada', 'planet']],
    [
      'kota?janma_nakshatra=1&transit_nakshatra=1&transit_motion=STILL&pala_variant=X',
      ['pala_variant', 'transit_motion'],
    ],
    ['kota?janma_nakshatra=1&date=2026-02-30&time=25:00', ['date', 'time']],
    ['saptashalaka?star=1', ['nakshatra', 'star']],
    [
      'sarvatobhadra?nakshatra=1&motion=UP&dignity=LOW&variant=Z&speed=99',
      ['dignity', 'motion', 'speed', 'variant'],
    ],
    [
      'shula?reference_nakshatra=1&variant=FOUR&include_trident_parts=yes',
      ['include_trident_parts', 'variant'],
    ],
    ['nakshatras?zone=UTC', ['zone']],
  ];
  test.each(cases)('%s', async (path, fields) => {
    const answer = await get(`/v1/chakra/${path}`);
    expect(answer.status).toBe(400);
    expect((answer.json<Refused>().errors ?? []).map(({ field }) => field).sort()).toEqual(fields);
    expect(failures).toEqual([]);
  });

  test('a date that is not served is a 404', async () => {
    expect((await get('/v1/chakra/kota?janma_nakshatra=1&date=1699-12-31')).status).toBe(404);
  });
});
