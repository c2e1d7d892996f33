/** Chara karakas (Jaimini 1.1; BPHS 32): the grahas by how far each has gone into its rashi. */
import type { Chart } from '../chart.ts';
import { G } from '../graha.ts';
import { degreesIn } from '../sign.ts';

/** Names in order where Rahu has a part. */
export const EIGHT_KARAKAS = [
  'atma',
  'amatya',
  'bhratri',
  'matri',
  'pitri',
  'putra',
  'gnati',
  'dara',
] as const;

/** Names in order without Rahu: the father's is left out. */
export const SEVEN_KARAKAS = ['atma', 'amatya', 'bhratri', 'matri', 'putra', 'gnati', 'dara'] as const;

/** A chara karaka. */
export type CharaKaraka = (typeof EIGHT_KARAKAS)[number];

/** A chara karaka and its graha. */
export interface KarakaOf {
  readonly karaka: CharaKaraka;
  readonly graha: number;
  /** degrees into its rashi, of Rahu to its end */
  readonly degrees: number;
}

/** The seven or eight chara karakas, the atma karaka first; equal degrees keep the order of the grahas. */
export function charaKarakas(chart: Pick<Chart, 'longitude'>, scheme: 7 | 8): readonly KarakaOf[] {
  const names: readonly CharaKaraka[] = scheme === 7 ? SEVEN_KARAKAS : EIGHT_KARAKAS;
  return Array.from({ length: scheme }, (_, graha) => {
    const degrees = degreesIn(chart.longitude[graha]);
    return { graha, degrees: graha === G.rahu ? 30 - degrees : degrees };
  })
    .sort((a, b) => b.degrees - a.degrees || a.graha - b.graha)
    .map((one, i) => ({ karaka: names[i], ...one }));
}
