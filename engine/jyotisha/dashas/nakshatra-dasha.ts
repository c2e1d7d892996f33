/**
 * Dashas of nakshatras as periods. In: a longitude (the Moon's, as a rule), the instant of birth, a system, options. Out:
 * the mahadashas, the first begun before the birth, each with what is within it.
 */
import { type LordYears, NAKSHATRA_SYSTEMS, type NakshatraDasha } from './nakshatra-systems.ts';
import { type Division, type Period, periodsFrom } from './period.ts';
import { type YearLength, yearDays } from './year-length.ts';

/** With which lord the periods within a period begin, and which way they go on. */
export interface SubOrder {
  readonly from: 'own' | 'next' | 'previous';
  readonly direction: 1 | -1;
}

/** How a dasha is made. */
export interface NakshatraDashaOptions {
  /** default `julian` */
  readonly year?: YearLength;
  /** default the lord's own, forwards (BPHS 51.1-5) */
  readonly order?: SubOrder;
  /** by what every period is multiplied; default 1. A third is Tribhagi */
  readonly scale?: number;
}

const OWN: SubOrder = { from: 'own', direction: 1 };
const AHEAD: Readonly<Record<SubOrder['from'], number>> = { own: 0, next: 1, previous: -1 };

/** The periods of a dasha for a sidereal longitude and a birth (JD UT). */
export function nakshatraDasha(
  name: NakshatraDasha,
  longitude: number,
  jd: number,
  { year = 'julian', order = OWN, scale = 1 }: NakshatraDashaOptions = {},
): readonly Period[] {
  const { lords, runningAtBirth } = NAKSHATRA_SYSTEMS[name];
  const { index, elapsed } = runningAtBirth(longitude);
  const days = yearDays(year) * scale;
  const inOrder = lords.map((_, i) => lords[(index + i) % lords.length]);
  return periodsFrom(jd - elapsed * lords[index].years * days, inOrder, days, divisionOf(lords, order));
}

/** Within each period all lords have a part, as their years are to the years of all (BPHS 51). */
export function divisionOf(lords: readonly LordYears[], { from, direction }: SubOrder = OWN): Division {
  const total = lords.reduce((sum, { years }) => sum + years, 0);
  const shares = new Map(
    lords.map(({ lord }, own) => [
      lord,
      lords.map((_, i) => {
        const at = own + AHEAD[from] + direction * i;
        const { lord: sub, years } = lords[((at % lords.length) + lords.length) % lords.length];
        return { lord: sub, share: years / total };
      }),
    ]),
  );
  return (path) => shares.get(path[path.length - 1]) ?? [];
}

/** What is left at birth of the first period, years. */
export const balanceAtBirth = (name: NakshatraDasha, longitude: number): { lord: number; years: number } => {
  const { lords, runningAtBirth } = NAKSHATRA_SYSTEMS[name];
  const { index, elapsed } = runningAtBirth(longitude);
  return { lord: lords[index].lord, years: lords[index].years * (1 - elapsed) };
};
