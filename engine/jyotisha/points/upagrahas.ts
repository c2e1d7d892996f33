/**
 * Aprakasha grahas, of the Sun alone, and kalavelas, which are points that rise at parts of the day or the night of the
 * birth. In: a chart. Out: sidereal degrees; kalavelas are undefined where the Sun does not rise or set.
 */
import { lagnaLongitude } from '../../place/lagna.ts';
import { normalizeDegrees } from '../angle.ts';
import type { Chart } from '../chart.ts';
import { G } from '../graha.ts';
import { modalityOf, signOf } from '../sign.ts';

/** The five aprakasha grahas (BPHS 3.61-64), sidereal degrees. */
export interface Aprakasha {
  readonly dhuma: number;
  readonly vyatipata: number;
  readonly parivesha: number;
  readonly indrachapa: number;
  readonly upaketu: number;
}

/** Aprakasha grahas of the Sun's longitude. */
export function aprakashaOf(sun: number): Aprakasha {
  const dhuma = normalizeDegrees(sun + 133 + 20 / 60);
  const vyatipata = normalizeDegrees(360 - dhuma);
  const parivesha = normalizeDegrees(vyatipata + 180);
  const indrachapa = normalizeDegrees(360 - parivesha);
  return { dhuma, vyatipata, parivesha, indrachapa, upaketu: normalizeDegrees(indrachapa + 16 + 40 / 60) };
}

/** Kalavelas by name and the graha whose part of the day each is (BPHS 3.65-69). */
export const KALAVELA_LORDS = {
  kala: G.sun,
  mrityu: G.mars,
  ardhaprahara: G.mercury,
  yamaghantaka: G.jupiter,
  gulika: G.saturn,
} as const;

/** A kalavela of a part of the day. */
export type Kalavela = keyof typeof KALAVELA_LORDS;

/** At which instant of a part its point rises: texts speak of the begin, some programs take the middle or the end. */
export type RisingPoint = 'start' | 'middle' | 'end';

/** When Mandi rises: with the begin of Saturn's part, or at the ghatis of Phaladeepika 25. */
export type MandiRule = 'saturn_part' | 'phaladeepika';

/** How kalavelas are found. */
export interface KalavelaOptions {
  readonly rising: RisingPoint;
  readonly mandi: MandiRule;
}

/** As BPHS 3.66-70 has it. */
export const KALAVELA_DEFAULTS: KalavelaOptions = { rising: 'start', mandi: 'saturn_part' };

/** Kalavelas with Mandi, sidereal degrees. */
export type Kalavelas = Readonly<Record<Kalavela | 'mandi', number>>;

/**
 * Which eighth of the day or night (0..6) belongs to a graha: by day the first is the weekday lord's, by night that of the
 * lord of the fifth weekday; the others follow in the order of weekdays, the eighth has no lord.
 */
export const eighthOf = (graha: number, weekday: number, byDay: boolean): number =>
  (graha - weekday - (byDay ? 0 : 4) + 14) % 7;

const SHARE: Readonly<Record<RisingPoint, number>> = { start: 0, middle: 0.5, end: 1 };

/** The kalavelas of a birth; undefined where its day has no sunrise or sunset. */
export function kalavelasOf(
  chart: Chart,
  options: KalavelaOptions = KALAVELA_DEFAULTS,
): Kalavelas | undefined {
  const { day } = chart;
  if (day === undefined) return undefined;
  const [begin, end] = day.byDay ? [day.sunrise, day.sunset] : [day.sunset, day.nextSunrise];
  const risingAt = (share: number): number => lagnaLongitude(day, chart, begin + share * (end - begin));
  const eighth = (graha: number, point: RisingPoint): number =>
    risingAt((eighthOf(graha, day.weekday, day.byDay) + SHARE[point]) / 8);
  const of = (name: Kalavela): number => eighth(KALAVELA_LORDS[name], options.rising);
  return {
    kala: of('kala'),
    mrityu: of('mrityu'),
    ardhaprahara: of('ardhaprahara'),
    yamaghantaka: of('yamaghantaka'),
    gulika: of('gulika'),
    mandi:
      options.mandi === 'saturn_part'
        ? eighth(G.saturn, 'start')
        : risingAt(mandiGhatis(day.weekday, day.byDay) / 30),
  };
}

/** Ghatis of thirty of the day or night at which Mandi rises (Phaladeepika 25). */
export const mandiGhatis = (weekday: number, byDay: boolean): number =>
  26 - 4 * ((weekday + (byDay ? 0 : 4)) % 7);

/**
 * Pranapada (BPHS 3.71-74): a rashi for every fifteen vighatis since sunrise, counted from the Sun where it stands in a
 * chara rashi, from the ninth of it in a sthira one, from the fifth in a dvisvabhava one. Undefined without a sunrise.
 */
export function pranapadaOf(chart: Chart): number | undefined {
  if (chart.day === undefined) return undefined;
  const sun = chart.longitude[G.sun];
  const vighatis = (chart.jd - chart.day.sunrise) * 3600;
  return normalizeDegrees(sun + [0, 240, 120][modalityOf(signOf(sun))] + (vighatis / 15) * 30);
}
