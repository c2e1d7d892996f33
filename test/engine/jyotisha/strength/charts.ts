// Charts that the tests of strengths share.

import { type Chart, chartAt } from '../../../../engine/jyotisha/chart.ts';
import type { Place } from '../../../../engine/place/place.ts';
import type { SkySource } from '../../../../engine/sky/sky-source.ts';
import { openBundledSource } from '../../../../ephemeris/bundled.ts';
import { seeded } from '../../random.ts';

const DELHI: Place = { lat: 28.65, lon: 77 + 13 / 60, zone: 'Asia/Kolkata' };
const BENGALURU: Place = { lat: 13, lon: 77 + 35 / 60, zone: 'Asia/Kolkata' };
const TROMSO: Place = { lat: 69.65, lon: 18.96, zone: 'Europe/Oslo' };

const ephemeris: SkySource = openBundledSource();

const jdOf = (iso: string): number => Date.parse(iso) / 86_400_000 + 2_440_587.5;

/** 13 September 1981, 1:30, Delhi: the worked chart of V.P. Jain, Text Book for Shadbala. */
export const jain = (): Chart => chartAt(ephemeris, jdOf('1981-09-13T01:30:00+05:30'), DELHI);

/** 16 October 1918, 14:22:16, 13 N 77:35 E: the standard horoscope of B.V. Raman, Graha and Bhava Balas. */
export const raman = (): Chart =>
  chartAt(ephemeris, jdOf('1918-10-16T14:22:16+05:30'), BENGALURU, { ayanamsa: 'raman' });

/** A birth under the midnight Sun. */
export const polar = (): Chart => chartAt(ephemeris, jdOf('2001-06-21T10:00:00Z'), TROMSO);

/** Births of four centuries at latitudes up to 55 degrees, the same every time. */
export function births(count: number): Chart[] {
  const random = seeded(11);
  return Array.from({ length: count }, () => {
    const place = { lat: random() * 110 - 55, lon: random() * 360 - 180, zone: 'UTC' };
    return chartAt(ephemeris, 2_342_000 + random() * 150_000, place);
  });
}
