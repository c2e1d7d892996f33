/** Sunrises at Ujjain by the Surya Siddhanta, by which the days of dates without another place are counted. */

import { KALI_MIDNIGHT } from '../../sky/siddhantas/lanka.ts';
import { KALI_CIVIL_DAY } from './kali.ts';
import { suryaSunrise } from './surya.ts';

/** The sunrise at Ujjain that begins a civil day, JD UT. */
export const ujjainSunrise = (civilDay: number): number =>
  KALI_MIDNIGHT + suryaSunrise(civilDay - KALI_CIVIL_DAY);
