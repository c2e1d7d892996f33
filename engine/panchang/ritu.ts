/**
 * Seasons and the Sun's two courses. Ritus are 0 = Vasanta, 1 = Grishma, 2 = Varsha, 3 = Sharad, 4 = Hemanta,
 * 5 = Shishira; ayanas 0 = Uttarayana, 1 = Dakshinayana.
 *
 * Solar ritu: two rashis each from Makara, the first Shishira, so that Vasanta is Mina and Mesha; uttarayana is the
 * half-year from Makara (Surya Siddhanta 14.9-10). Lunar: two months each, Vasanta being Chaitra and Vaishakha
 * (Sushruta Samhita, Sutrasthana 6). Drik counts the rashis from the equinox, vedic from the stars.
 */
import { lunationAt } from '../observe/quantities.ts';
import type { SkyYear } from '../sky/sky-year.ts';
import { sunAt } from './sun.ts';

/** The Sun's season and course by one zodiac. */
export interface SolarSeason {
  /** 0 = Vasanta */
  readonly ritu: number;
  /** 0 = Uttarayana, 1 = Dakshinayana */
  readonly ayana: number;
}

/** Seasons at one instant, in each of the systems. */
export interface Seasons {
  /** by the tropical Sun */
  readonly drik: SolarSeason;
  /** by the sidereal Sun */
  readonly vedic: SolarSeason;
  /**
   * by the amanta month, 0 = Vasanta. This is what Drik Panchang prints as its "vedic ritu": Hemanta on
   * 24 January 2022, in Pausha, with the Sun ten days into Makara.
   */
  readonly lunarRitu: number;
}

/** The seasons at `jd` (JD UT); undefined outside the sky of the year. */
export function seasonsAt(sky: SkyYear, jd: number): Seasons | undefined {
  const lunation = lunationAt(sky, jd);
  if (lunation === undefined) return undefined;
  const sun = sunAt(sky, jd);
  return {
    drik: solarSeason(sun.tropical),
    vedic: solarSeason(sun.sidereal),
    lunarRitu: lunarRitu(lunation.months[0] - 1),
  };
}

/** The season of a longitude of the Sun, degrees 0..360: tropical for drik, sidereal for vedic. */
export function solarSeason(longitude: number): SolarSeason {
  return {
    ritu: Math.floor(((longitude + 30) % 360) / 60),
    ayana: longitude >= 90 && longitude < 270 ? 1 : 0,
  };
}

/** The ritu of a lunar month, 0 = Chaitra .. 11 = Phalguna. */
export function lunarRitu(month: number): number {
  return Math.floor(month / 2);
}
