/** Sphutas: sums and differences of longitudes. In: a chart, and Gulika where there is one. Out: sidereal degrees. */
import { normalizeDegrees } from '../angle.ts';
import type { Chart } from '../chart.ts';
import { G } from '../graha.ts';

/** Sphutas of grahas and lagna alone. */
export interface Sphutas {
  /** Sun, Jupiter and Venus: of men's seed */
  readonly beeja: number;
  /** Moon, Mars and Jupiter: of women's field */
  readonly kshetra: number;
  /** Moon less Sun */
  readonly tithi: number;
  /** Moon and Sun */
  readonly yoga: number;
  /** Rahu less Sun */
  readonly rahuTithi: number;
  /** Yogi point: Sun and Moon and 93:20, the begin of Pushya */
  readonly yogi: number;
  /** Avayogi point: 186:40 on from the yogi point */
  readonly avayogi: number;
}

/** Sphutas that need Gulika. */
export interface GulikaSphutas {
  /** lagna, Moon and Gulika */
  readonly tri: number;
  /** the same and the Sun */
  readonly chatur: number;
  /** the same and Rahu */
  readonly pancha: number;
  /** five times the lagna, and Gulika */
  readonly prana: number;
  /** eight times the Moon, and Gulika */
  readonly deha: number;
  /** seven times Gulika, and the Sun */
  readonly mrityu: number;
  /** prana, deha and mrityu */
  readonly sookshmaTri: number;
}

/** Sphutas of grahas and lagna. */
export function sphutasOf({ longitude }: Pick<Chart, 'longitude'>): Sphutas {
  const [sun, moon, mars, , jupiter, venus] = longitude;
  const yogi = normalizeDegrees(sun + moon + 93 + 20 / 60);
  return {
    beeja: normalizeDegrees(sun + jupiter + venus),
    kshetra: normalizeDegrees(moon + mars + jupiter),
    tithi: normalizeDegrees(moon - sun),
    yoga: normalizeDegrees(moon + sun),
    rahuTithi: normalizeDegrees(longitude[G.rahu] - sun),
    yogi,
    avayogi: normalizeDegrees(yogi + 186 + 40 / 60),
  };
}

/** Sphutas that need Gulika's longitude. */
export function gulikaSphutasOf(
  { longitude, lagna }: Pick<Chart, 'longitude' | 'lagna'>,
  gulika: number,
): GulikaSphutas {
  const [sun, moon] = longitude;
  const tri = normalizeDegrees(lagna + moon + gulika);
  const chatur = normalizeDegrees(tri + sun);
  const prana = normalizeDegrees(5 * lagna + gulika);
  const deha = normalizeDegrees(8 * moon + gulika);
  const mrityu = normalizeDegrees(7 * gulika + sun);
  return {
    tri,
    chatur,
    pancha: normalizeDegrees(chatur + longitude[G.rahu]),
    prana,
    deha,
    mrityu,
    sookshmaTri: normalizeDegrees(prana + deha + mrityu),
  };
}
