// Where the grahas, the lagna and the houses of a chart stand, written.

import type {
  ChosenOptions,
  chartBhavas,
  chartGraha,
  chartHouse,
  chartLagna,
} from '@nirnaya/contract/jyotisha';
import type { z } from '@nirnaya/contract/schema';
import { nameOf } from '@nirnaya/dsl/vocabulary';
import {
  aspectsOf,
  type Chart,
  degreesIn,
  dignityOf,
  G,
  houseHolding,
  houseOf,
  houseOfGraha,
  housesIn,
  isCombust,
  isRetrograde,
  lagnaSign,
  lordOf,
  nakshatraOf,
  padaOf,
  SIGNS_OF,
  signAt,
  signOf,
} from '@nirnaya/engine/jyotisha';
import { GRAHAS, type Graha } from '@nirnaya/engine/sky';
import { degrees } from '../day/numbers.ts';

/** The name of a graha by its number. */
export const grahaNamed = (graha: number): Graha => GRAHAS[graha];

/** The name of a rashi, 0 = Mesha. */
export const rashiNamed = (sign: number): string => nameOf('rashi', sign);

/** Lords of the nakshatras in Vimshottari, nine times round three (BPHS 46). */
const starLords = [G.ketu, G.venus, G.sun, G.moon, G.mars, G.rahu, G.jupiter, G.saturn, G.mercury] as const;

/** The place of a longitude in the zodiac of a chart. */
export function placeIn(longitude: number): z.output<typeof chartLagna> {
  const [sign, star] = [signOf(longitude), nakshatraOf(longitude)];
  return {
    longitude: degrees(longitude),
    rashi: rashiNamed(sign),
    rashi_number: sign + 1,
    degrees_in_rashi: degrees(degreesIn(longitude)),
    rashi_lord: grahaNamed(lordOf(sign)),
    nakshatra: nameOf('nakshatra', star),
    nakshatra_number: star + 1,
    nakshatra_lord: grahaNamed(starLords[star % 9]),
    pada: padaOf(longitude) + 1,
  };
}

/** The nine grahas of a chart. */
export function grahasOf(chart: Chart): z.output<typeof chartGraha>[] {
  const rising = lagnaSign(chart);
  return GRAHAS.map((graha, i) => {
    const longitude = chart.longitude[i];
    const house = houseOfGraha(chart, i);
    const retrograde = isRetrograde(chart, i);
    return {
      graha,
      ...placeIn(longitude),
      house,
      latitude: degrees(chart.latitude[i]),
      declination: degrees(chart.declination[i]),
      speed: degrees(chart.speed[i]),
      retrograde,
      combust: isCombust(i, longitude, chart.longitude[G.sun], { retrograde }),
      dignity: dignityOf(i, longitude, chart.sign),
      lord_of: SIGNS_OF[i].map((sign) => houseOf(rising, sign)).sort((a, b) => a - b),
      aspects: aspectsOf(i).map((of) => ((house + of - 2) % 12) + 1),
    };
  });
}

/** The twelve houses of a chart, by whole rashis, with the cusps of a system where it has any. */
export function housesOf(chart: Chart, { house_system }: ChosenOptions): z.output<typeof chartHouse>[] {
  const rising = lagnaSign(chart);
  const bounded = housesIn(chart, house_system);
  return Array.from({ length: 12 }, (_, i) => {
    const sign = signAt(rising, i + 1);
    const lord = lordOf(sign);
    const cusp = bounded?.[i]?.cusp;
    return {
      house: i + 1,
      rashi: rashiNamed(sign),
      rashi_number: sign + 1,
      lord: grahaNamed(lord),
      lord_in: houseOfGraha(chart, lord),
      grahas: GRAHAS.filter((_graha, of) => chart.sign[of] === sign),
      cusp: cusp === undefined ? null : degrees(cusp),
    };
  });
}

/** The houses with bounds of a chart, by the system of options; null where that has no answer. */
export function bhavasOf(chart: Chart, { house_system }: ChosenOptions): z.output<typeof chartBhavas> | null {
  const houses = housesIn(chart, house_system);
  if (houses === undefined) return null;
  const within = Array.from(chart.longitude, (longitude) => houseHolding(houses, longitude));
  return {
    house_system,
    bhavas: houses.map(({ begin, cusp, end }, i) => ({
      bhava: i + 1,
      start_longitude: degrees(begin),
      cusp: degrees(cusp),
      end_longitude: degrees(end),
      rashi: rashiNamed(signOf(cusp)),
      rashi_number: signOf(cusp) + 1,
      lord: grahaNamed(lordOf(signOf(cusp))),
      grahas: GRAHAS.filter((_graha, of) => within[of] === i + 1),
    })),
  };
}
