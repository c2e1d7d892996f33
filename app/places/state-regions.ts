// The tradition that a state of India, Nepal or Sri Lanka is counted to. A rule pack of the state may say otherwise: what
// it extends is asked first. In: ISO 3166-2 codes. Out: canonical regions.

import type { Region } from './locations.ts';

const statesOf: Readonly<Record<Region, readonly string[]>> = {
  NORTH_INDIA: [
    ...['IN-CG', 'IN-CH', 'IN-DL', 'IN-HP', 'IN-HR', 'IN-LA', 'IN-MP', 'IN-PB', 'IN-RJ', 'IN-UK', 'IN-UP'],
  ],
  SOUTH_INDIA: ['IN-AP', 'IN-KA', 'IN-KL', 'IN-LD', 'IN-PY', 'IN-TN', 'IN-TS'],
  EAST_INDIA: [
    ...['IN-AN', 'IN-AR', 'IN-AS', 'IN-BR', 'IN-JH', 'IN-ML', 'IN-MN', 'IN-MZ', 'IN-NL', 'IN-OD', 'IN-SK'],
    ...['IN-TR', 'IN-WB'],
  ],
  WEST_INDIA: ['IN-DH', 'IN-GA', 'IN-GJ', 'IN-MH'],
  NEPAL: ['NP-P1', 'NP-P2', 'NP-P3', 'NP-P4', 'NP-P5', 'NP-P6', 'NP-P7'],
  KASHMIR: ['IN-JK'],
  SRI_LANKA: ['LK-1', 'LK-2', 'LK-3', 'LK-4', 'LK-5', 'LK-6', 'LK-7', 'LK-8', 'LK-9'],
};

/** The region of each state that has one, by its ISO 3166-2 code. */
export const regionOfState: ReadonlyMap<string, Region> = new Map(
  (Object.keys(statesOf) as Region[]).flatMap((region) =>
    statesOf[region].map((state) => [state, region] as const),
  ),
);
