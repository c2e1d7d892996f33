/**
 * The siddhantas by the name of their sky. In: a name and a stretch of time, of any age. Out: how the Sun and the Moon move
 * on it; no ephemeris is needed.
 */
import { type AngaMotions, type AngaYear, angaYearOf, MOTION_MARGIN, skySpan } from '../anga-year.ts';
import type { SkyName } from '../sky-name.ts';
import { suryaMotions } from './surya-siddhanta.ts';
import { vakyaMotions } from './vakya.ts';

/** A sky that is pure arithmetic. */
export type Siddhanta = Exclude<SkyName, 'drik'>;

/** How the Sun and the Moon move on a siddhanta's sky from..to (JD UT). */
function siddhantaMotions(name: Siddhanta, from: number, to: number): AngaMotions {
  switch (name) {
    case 'surya_siddhanta':
      return suryaMotions({ bija: false, bhujantara: false });
    case 'surya_siddhanta_bija':
      return suryaMotions({ bija: true, bhujantara: false });
    case 'surya_siddhanta_bhujantara':
      return suryaMotions({ bija: false, bhujantara: true });
    case 'surya_siddhanta_bija_bhujantara':
      return suryaMotions({ bija: true, bhujantara: true });
    case 'vakya':
      return vakyaMotions(from, to);
  }
}

/** The angas of a Gregorian year (proleptic) on a siddhanta's sky. */
export function siddhantaYear(name: Siddhanta, year: number): AngaYear {
  const { from, to } = skySpan(year);
  return angaYearOf(year, name, siddhantaMotions(name, from - MOTION_MARGIN, to + MOTION_MARGIN));
}
