/**
 * Special lagnas. In: a chart. Out: sidereal degrees, or a rashi where the lagna is a whole rashi; undefined where they
 * need a sunrise that there is not.
 */
import { valueAt } from '../../sky/chebyshev.ts';
import { normalizeDegrees } from '../angle.ts';
import type { Chart } from '../chart.ts';
import { G } from '../graha.ts';
import { isOddSign, lordOf, signAt, signOf } from '../sign.ts';
import { nakshatraTraversed } from '../star.ts';

/** Degrees a day of the lagnas that leave the Sun at sunrise: a rashi in five ghatis, in two and a half, in one. */
const RATES = { bhava: 360, hora: 720, ghati: 1800, vighati: 108_000 } as const;

/** Lagnas that move evenly from where the Sun stood at sunrise (BPHS 5.2-8), sidereal degrees. */
export type TimedLagnas = Readonly<Record<keyof typeof RATES, number>>;

/** Bhava, hora, ghati and vighati lagna; undefined without a sunrise. */
export function timedLagnasOf(chart: Chart): TimedLagnas | undefined {
  const { day, jd } = chart;
  if (day === undefined) return undefined;
  const sun = valueAt(day.fit.sunLongitude, day.sunrise);
  const at = (rate: number): number => normalizeDegrees(sun + (jd - day.sunrise) * rate);
  return { bhava: at(RATES.bhava), hora: at(RATES.hora), ghati: at(RATES.ghati), vighati: at(RATES.vighati) };
}

/** Sree lagna: the lagna carried on by the whole zodiac as far as the Moon has crossed its nakshatra. */
export const sreeLagnaOf = (chart: Pick<Chart, 'lagna' | 'longitude'>): number =>
  normalizeDegrees(chart.lagna + nakshatraTraversed(chart.longitude[G.moon]) * 360);

/** Kalas of Sun..Saturn for the Indu lagna (Uttara Kalamrita). */
const KALAS: readonly number[] = [30, 16, 6, 8, 10, 12, 1];

/** Rashi of the Indu lagna: kalas of the lords of the 9th from lagna and Moon, less twelves, counted from the Moon. */
export function induLagnaOf(chart: Pick<Chart, 'lagna' | 'sign'>): number {
  const ninthLord = (sign: number): number => lordOf(signAt(sign, 9));
  const moon = chart.sign[G.moon];
  const rest = (KALAS[ninthLord(signOf(chart.lagna))] + KALAS[ninthLord(moon)]) % 12;
  return signAt(moon, rest === 0 ? 12 : rest);
}

/** How far a rashi is counted for Varnada: odd ones from Mesha forwards, even ones from Mina backwards; 1..12. */
const varnadaCount = (sign: number): number => (isOddSign(sign) ? sign + 1 : 12 - sign);

/** Whose parity says which way the count of Varnada goes in the end: the lagna's, or that of the sum itself. */
export type VarnadaRule = 'by_lagna' | 'by_sum';

/**
 * Rashis of the Varnadas of the twelve houses, the lagna's first (BPHS 5.11-15): counts of lagna and hora lagna, added where
 * both rashis are odd or both even, else their difference, counted from Mesha or backwards from Mina; each house stands for
 * the lagna with the hora lagna as many rashis on. Undefined without a sunrise.
 */
export function varnadasOf(chart: Chart, rule: VarnadaRule = 'by_lagna'): readonly number[] | undefined {
  const hora = timedLagnasOf(chart)?.hora;
  if (hora === undefined) return undefined;
  return Array.from({ length: 12 }, (_, i) =>
    varnadaOf((signOf(chart.lagna) + i) % 12, (signOf(hora) + i) % 12, rule),
  );
}

/** Rashi of the Varnada of the lagna. Undefined without a sunrise. */
export const varnadaLagnaOf = (chart: Chart, rule: VarnadaRule = 'by_lagna'): number | undefined =>
  varnadasOf(chart, rule)?.[0];

/** Varnada of a lagna and a hora lagna, both rashis. */
export function varnadaOf(lagna: number, hora: number, rule: VarnadaRule = 'by_lagna'): number {
  const [a, b] = [varnadaCount(lagna), varnadaCount(hora)];
  const sum = isOddSign(lagna) === isOddSign(hora) ? a + b : Math.abs(a - b);
  const count = ((sum + 11) % 12) + 1;
  const forwards = rule === 'by_lagna' ? isOddSign(lagna) : count % 2 === 1;
  return forwards ? count - 1 : 12 - count;
}
