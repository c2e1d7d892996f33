/**
 * Tara dasha (Parashara's order as PyJHora has it): the years of Vimshottari, from the strongest graha in a kendra of the lagna.
 * In: where the grahas stand. Out: periods of grahas; undefined where no graha stands in a kendra.
 */
import { houseOf, signOf } from '../sign.ts';
import { NAKSHATRA_DEGREES } from '../star.ts';
import { divisionOf } from './nakshatra-dasha.ts';
import { NAKSHATRA_SYSTEMS } from './nakshatra-systems.ts';
import { type Period, periodsFrom } from './period.ts';
import { type Stand, strongerGraha } from './stronger.ts';
import { type YearLength, yearDays } from './year-length.ts';

/** In the order of Vimshottari from Venus on. */
const LORDS = (() => {
  const { lords } = NAKSHATRA_SYSTEMS.vimshottari;
  return [...lords.slice(1), lords[0]];
})();

const KENDRAS: readonly number[] = [1, 4, 7, 10];

/** Periods from a birth (JD UT): of the first so much is over as of the Moon's star. */
export function taraDasha(
  stand: Stand,
  lagna: number,
  jd: number,
  year: YearLength = 'sidereal',
): readonly Period[] | undefined {
  const rising = signOf(lagna);
  const [first, ...others] = KENDRAS.flatMap((house) =>
    Array.from(stand.sign).flatMap((sign, graha) => (houseOf(rising, sign) === house ? [graha] : [])),
  );
  if (first === undefined) return undefined;
  const strongest = others.reduce((best, graha) => strongerGraha(stand, best, graha), first);
  const from = LORDS.findIndex(({ lord }) => lord === strongest);
  const order = [...LORDS.slice(from), ...LORDS.slice(0, from)];
  const elapsed = (stand.longitude[1] / NAKSHATRA_DEGREES) % 1;
  const days = yearDays(year);
  return periodsFrom(jd - elapsed * order[0].years * days, order, days, divisionOf(LORDS));
}
