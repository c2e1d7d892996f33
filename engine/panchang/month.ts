/**
 * The lunar month of an instant, by both countings. Months are named by the sankranti rule (see
 * engine/sky/lunations.ts); an intercalary month has the name of the one after it.
 */
import { lunationAt } from '../observe/quantities.ts';
import type { Lunation } from '../sky/lunations.ts';
import type { SkyYear } from '../sky/sky-year.ts';
import { trackLabelAt } from '../sky/track.ts';

/** 0 = Shukla, 1 = Krishna. */
export type Paksha = 0 | 1;

/** The lunar month at one instant; months are 0 = Chaitra .. 11 = Phalguna. */
export interface LunarMonth {
  /** month that ends with the new moon; of a kshaya month the first of its two names */
  readonly amanta: number;
  /** month that ends with the full moon */
  readonly purnimanta: number;
  /** the lunation is intercalary: it holds no sankranti */
  readonly adhika: boolean;
  /** the lunation holds two sankrantis and has two names */
  readonly kshaya: boolean;
  /** the second name of a kshaya month */
  readonly amantaSecond: number | undefined;
  readonly paksha: Paksha;
  /** JD UT, new moon that begins the amanta month */
  readonly start: number;
  /** JD UT, new moon that ends it */
  readonly end: number;
}

/** The lunar month at `jd` (JD UT); undefined outside the sky of the year. */
export function monthAt(sky: SkyYear, jd: number): LunarMonth | undefined {
  const lunation = lunationAt(sky, jd);
  const tithi = trackLabelAt(sky.tithi, jd);
  if (lunation === undefined || tithi < 0) return undefined;
  const paksha: Paksha = tithi < 15 ? 0 : 1;
  const [first, second] = lunation.months;
  return {
    amanta: first - 1,
    purnimanta: purnimantaOf(lunation, paksha),
    adhika: lunation.adhika,
    kshaya: lunation.kshaya,
    amantaSecond: second === undefined ? undefined : second - 1,
    paksha,
    start: lunation.start,
    end: lunation.end,
  };
}

/**
 * The krishna paksha counts to the next month, except that an intercalary month keeps both of its own and
 * stands between the two halves of its namesake (Sewell and Dikshit, The Indian Calendar, p. 31).
 */
function purnimantaOf(lunation: Lunation, paksha: Paksha): number {
  if (lunation.adhika || paksha === 0) return lunation.months[0] - 1;
  return lunation.months[lunation.months.length - 1] % 12;
}
