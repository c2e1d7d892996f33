/**
 * What a shadbala is computed of: plain numbers, so that those of a printed horoscope do as well as those of a chart. What
 * is not known is NaN or undefined; the parts that need it are then lacking.
 */
import { normalizeDegrees } from '../../angle.ts';
import type { Chart } from '../../chart.ts';
import { bhavaMadhya } from '../../houses.ts';

/** The day of the birth; instants are JD UT. */
export interface StrengthDay {
  readonly sunrise: number;
  readonly sunset: number;
  readonly nextSunrise: number;
  /** 0 = Sunday, from sunrise on */
  readonly weekday: number;
  /** Julian day number of the civil date on which the day's sunrise falls */
  readonly dayNumber: number;
}

/** Arrays are of Sun, Moon, Mars, Mercury, Jupiter, Venus, Saturn; what follows them is ignored. */
export interface ShadbalaInput {
  /** sidereal degrees */
  readonly longitude: ArrayLike<number>;
  /** degrees from the ecliptic: who wins a war */
  readonly latitude: ArrayLike<number>;
  /** degrees from the equator */
  readonly declination: ArrayLike<number>;
  /** tropical less sidereal longitude, degrees */
  readonly ayanamsa: number;
  /** sidereal degrees */
  readonly lagna: number;
  /** middles of the twelve bhavas, sidereal degrees */
  readonly madhya: ArrayLike<number>;
  /** JD UT */
  readonly jd: number;
  /** local apparent time, hours from midnight */
  readonly hours: number;
  readonly day: StrengthDay | undefined;
}

const DEG = Math.PI / 180;

/** The numbers of a chart, with the bhavas of Sripati. */
export function shadbalaInput(chart: Chart): ShadbalaInput {
  const ayanamsa = chart.ayanamsa + chart.nutation;
  const sun = (chart.longitude[0] + ayanamsa) * DEG;
  const rightAscension = Math.atan2(Math.sin(sun) * Math.cos(chart.obliquity * DEG), Math.cos(sun)) / DEG;
  return {
    longitude: chart.longitude,
    latitude: chart.latitude,
    declination: chart.declination,
    ayanamsa,
    lagna: chart.lagna,
    madhya: bhavaMadhya(chart.lagna, chart.midheaven),
    jd: chart.jd,
    // The Sun's hour angle is counted from noon.
    hours: normalizeDegrees(chart.siderealTime - rightAscension + 180) / 15,
    day: chart.day && {
      ...chart.day,
      dayNumber: dayNumberOf(chart.day.sunrise, chart.lon, chart.day.weekday),
    },
  };
}

/** The Julian day number of the civil date of a sunrise: the nearest with its weekday to the date of local mean time. */
function dayNumberOf(sunrise: number, lon: number, weekday: number): number {
  const mean = Math.floor(sunrise + 0.5 + lon / 360);
  const off = (weekday - ((mean + 1) % 7) + 10) % 7;
  return mean + off - 3;
}
