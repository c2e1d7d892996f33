/** Lords of the year, month, weekday and hora of a birth, and of the third of its day (BPHS 27.12-13). */
import { G, WEEKDAY_LORDS } from '../../graha.ts';
import type { StrengthDay } from './input.ts';
import type { ShadbalaOptions } from './options.ts';

/** The lords, by graha. */
export interface LordsOfTime {
  /** days since the creation, by the count that is followed */
  readonly ahargana: number;
  readonly year: number;
  readonly month: number;
  readonly weekday: number;
  readonly hora: number;
  /** hora of the day, 0 = the first after sunrise */
  readonly horaIndex: number;
  /** of the third of day or night; Jupiter has its bala besides at all times */
  readonly third: number;
}

/**
 * Days that have passed from the creation of the Surya Siddhanta to Julian day number 0. The creation began on a Sunday; to
 * the midnight that began the Kaliyuga (day 588,466) it is 714,402,296,627 days (Burgess's note to 1.48-51).
 */
const CREATION = 714_402_296_627 - 588_466;

/** Grahas in the order of the horas, from the slowest. */
const HORA_ORDER: readonly number[] = [G.saturn, G.jupiter, G.mars, G.sun, G.venus, G.mercury, G.moon];

const DAY_THIRDS: readonly number[] = [G.mercury, G.sun, G.saturn];
const NIGHT_THIRDS: readonly number[] = [G.moon, G.venus, G.mars];

/** The lords at `jd` (JD UT), which lies within `day`. */
export function lordsOfTime(
  jd: number,
  day: StrengthDay,
  { hora, ahargana: count }: Pick<ShadbalaOptions, 'hora' | 'ahargana'>,
): LordsOfTime {
  const ahargana = CREATION + day.dayNumber + (count === 'current' ? 1 : 0);
  const byDay = jd < day.sunset;
  const [from, to] = byDay ? [day.sunrise, day.sunset] : [day.sunset, day.nextSunrise];
  const share = (jd - from) / (to - from);
  const horaIndex =
    hora === 'equal'
      ? Math.floor((jd - day.sunrise) * 24)
      : (byDay ? 0 : 12) + Math.min(11, Math.floor(share * 12));
  const weekday = WEEKDAY_LORDS[day.weekday];
  return {
    ahargana,
    // Years of 360 days move on by three weekdays, months of 30 by two.
    year: WEEKDAY_LORDS[(Math.floor(ahargana / 360) * 3) % 7],
    month: WEEKDAY_LORDS[(Math.floor(ahargana / 30) * 2) % 7],
    weekday,
    hora: HORA_ORDER[(HORA_ORDER.indexOf(weekday) + horaIndex) % 7],
    horaIndex,
    third: (byDay ? DAY_THIRDS : NIGHT_THIRDS)[Math.min(2, Math.floor(share * 3))],
  };
}
