// What the figures answer is as described, with each choice of their parameters: null stands only where it may.

import { describe, expect, test } from 'vitest';
import { startClient } from '../server/harness.ts';
import { publishedBy } from './published.ts';

const { get } = await startClient();
const { conforms } = await publishedBy(get);

const day = 'date=2026-09-14&location_id=2';

/** Everything that may follow the star of a figure, alone and with the sky of a date. */
const questions: Readonly<Record<string, readonly [first: string, further: readonly string[]]>> = {
  kota: [
    'janma_nakshatra=Rohini',
    [
      'transit_nakshatra=Punarvasu',
      'transit_nakshatra=Rohini&planet=Saturn',
      'transit_nakshatra=Magha&planet=Mars&transit_motion=RETROGRADE',
      'transit_nakshatra=Abhijit&planet=Jupiter&moon_rashi=Vrishabha&janma_pada=2&pala_variant=STAR_PADA',
    ],
  ],
  saptashalaka: ['nakshatra=Rohini', ['', 'sun_nakshatra=Abhijit']],
  sarvatobhadra: [
    'nakshatra=Rohini',
    [
      '',
      'planet=Sun',
      'planet=Mars&motion=FORWARD',
      'planet=Saturn&motion=BACKWARD&dignity=EXALTED&variant=ALL_THREE',
    ],
  ],
  shula: [
    'reference_nakshatra=Rohini',
    [
      '',
      'transit_nakshatra=Magha',
      'transit_nakshatra=Magha&variant=SUN_4POINT',
      'variant=JANMA_3POINT&include_trident_parts=true',
    ],
  ],
};

const requested = Object.entries(questions).flatMap(([name, [first, further]]) =>
  further.flatMap((more) =>
    ['', day].map((when) => [name, [first, more, when].filter(Boolean).join('&')] as const),
  ),
);

describe('an answer is as described', () => {
  test.each(requested)('/v1/chakra/%s?%s', async (name, query) => {
    expect(await conforms(`/v1/chakra/${name}`, `/v1/chakra/${name}?${query}`)).toBe(200);
    const { result } = (await get(`/v1/chakra/${name}?${query}`)).json();
    expect(result).not.toBeNull();
  });

  test('where kota is asked for the transits of a date alone it has no result, and the transits have theirs', async () => {
    const url = `/v1/chakra/kota?janma_nakshatra=Rohini&${day}`;
    expect(await conforms('/v1/chakra/kota', url)).toBe(200);
    const { result, transits } = (await get(url)).json<{
      result: null;
      transits: { result: object | null }[];
    }>();
    expect(result).toBeNull();
    expect(transits.map((transit) => transit.result)).not.toContain(null);
    expect(transits.length).toBeGreaterThan(6);
  });
});
