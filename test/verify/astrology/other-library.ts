// The Swiss Ephemeris itself, by settings that ours does not have.

import type { Ayanamsa } from '../../../engine/sky/sky-source.ts';
import { SWISS_AYANAMSAS } from '../../../ephemeris/swiss/ayanamsas.ts';
import { sweph } from '../../ephemeris/library.ts';

const { SE_SIDBIT_NO_PREC_OFFSET, SEFLG_SWIEPH, SEFLG_NONUT } = sweph.constants;

/** Mean ayanamsa, degrees, as releases before 2.09 gave it: without the offset for the model of precession. */
export function withoutPrecessionOffset(name: Ayanamsa, jd: number): number {
  sweph.set_sid_mode(SWISS_AYANAMSAS[name] | SE_SIDBIT_NO_PREC_OFFSET, 0, 0);
  const { data } = sweph.get_ayanamsa_ex_ut(jd, SEFLG_SWIEPH | SEFLG_NONUT);
  sweph.set_sid_mode(SWISS_AYANAMSAS.lahiri, 0, 0);
  return data;
}
