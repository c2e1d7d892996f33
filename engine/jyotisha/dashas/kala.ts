/**
 * Kala dasha (BPHS 46 as PyJHora has it): 120 years in two rounds of the nine grahas, one to nine parts each, the first round
 * having so much of them as is over of the twilight, the day or the night of the birth. Out: periods of grahas.
 */
import type { BirthDay } from '../birth-day.ts';
import { type Period, periodsFrom, type Share } from './period.ts';
import { type YearLength, yearDays } from './year-length.ts';

const SPAN = 120;

/** One to nine parts of forty-five, Sun to Ketu. */
const PARTS: readonly Share[] = Array.from({ length: 9 }, (_, lord) => ({ lord, share: (lord + 1) / 45 }));

/** How much is over of a part of the day. */
export interface KalaPart {
  readonly part: 'dawn' | 'day' | 'dusk' | 'night';
  /** 0..1 */
  readonly over: number;
}

/**
 * The part of the day that holds an instant (JD UT): twilights reach a sixth of the night and a sixth of the day to either side
 * of sunrise and sunset, five ghatis where day and night are equal. Undefined outside the day.
 */
export function kalaPartAt({ sunrise, sunset, nextSunrise }: BirthDay, jd: number): KalaPart | undefined {
  const day = (sunset - sunrise) / 6;
  const night = (nextSunrise - sunset) / 6;
  const parts: readonly (readonly [KalaPart['part'], number, number])[] = [
    // Of the night before as much is taken as of the one after.
    ['dawn', sunrise - night, sunrise + day],
    ['day', sunrise + day, sunset - day],
    ['dusk', sunset - day, sunset + night],
    ['night', sunset + night, nextSunrise - night],
    ['dawn', nextSunrise - night, nextSunrise + day],
  ];
  const part = parts.find(([, from, to]) => jd >= from && jd < to);
  return part && { part: part[0], over: (jd - part[1]) / (part[2] - part[1]) };
}

/** Periods from a birth (JD UT) of whose part of the day a share `over` lies behind; within each there are two rounds again. */
export function kalaDasha(over: number, jd: number, year: YearLength = 'sidereal'): readonly Period[] {
  const rounds = [over, 1 - over].flatMap((of) =>
    PARTS.map(({ lord, share }) => ({ lord, share: share * of })),
  );
  return periodsFrom(
    jd,
    rounds.map(({ lord, share }) => ({ lord, years: SPAN * share })),
    yearDays(year),
    () => rounds,
  );
}
