/** A year on the sky of a siddhanta. */
import { type AngaYear, angaYearOf, MOTION_MARGIN, skySpan } from '../anga-year.ts';
import { type Siddhanta, siddhantaMotions } from './motions.ts';

/** The angas of a Gregorian year (proleptic) on a siddhanta's sky. */
export function siddhantaYear(name: Siddhanta, year: number): AngaYear {
  const { from, to } = skySpan(year);
  return angaYearOf(year, name, siddhantaMotions[name](from - MOTION_MARGIN, to + MOTION_MARGIN));
}
