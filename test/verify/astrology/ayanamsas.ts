// Ayanamsas as another program computes them. It takes the clock of the birth for UT.

import { AYANAMSAS, type Ayanamsa } from '../../../engine/sky/sky-source.ts';
import type { Calculator } from '../calculator.ts';
import type { Row } from '../rows.ts';
import { notImplemented, uncovered, type Verdict, verdict } from '../verdict.ts';
import { birthOf } from './births.ts';
import { same } from './vimshottari.ts';

/** Arc seconds. */
const TOLERANCE = 0.01;

const NAMES: Readonly<Record<string, Ayanamsa>> = {
  FAGAN: 'fagan_bradley',
  'KP-SENTHIL': 'krishnamurti_vp291',
  TRUE_LAHIRI: 'true_citra',
  SURYASIDDHANTA_MSUN: 'suryasiddhanta_mean_sun',
  ARYABHATA_MSUN: 'aryabhata_mean_sun',
};

/** Modes that are none of the library's, and what they are. */
const PROGRAMS_OWN: Readonly<Record<string, string>> = {
  SENTHIL:
    "SENTHIL: a formula of the program's own, of which no source was read; its KP-SENTHIL is the library's",
  SUNDAR_SS: "SUNDAR_SS: a sine of the program's author, of which no source was read; it is not served",
  SIDM_USER: 'SIDM_USER: a figure that the user of the program gives; there is nothing to compute',
};

/** Judges a row of mode, birth and degrees; modes that are none of the library's are not covered. */
export function checkAyanamsa({ workspace }: Calculator, row: Row): Verdict {
  const mode = row.at('mode');
  const name = NAMES[mode] ?? (mode.toLowerCase() as Ayanamsa);
  const birth = birthOf(row);
  if (birth === undefined) return uncovered;
  // Three rows say the place and the clock of the birth again.
  const stated: unknown = JSON.parse(row.at('birth'))[mode];
  if (stated !== undefined) return same(row, 'place and clock', Number(row.at('expected_deg')), stated);
  const own = PROGRAMS_OWN[mode];
  if (own !== undefined) return notImplemented(own);
  if (!AYANAMSAS.includes(name as Ayanamsa)) return uncovered;
  const ours = workspace.sky.ephemeris.meanAyanamsaOf(name, birth.jd + birth.offset);
  const off = (ours - Number(row.at('expected_deg'))) * 3600;
  return verdict(Math.abs(off) < TOLERANCE, () => ({
    what: mode,
    expected: row.at('expected_deg'),
    actual: `${ours.toFixed(6)}, ${off.toFixed(2)} arcsec away`,
    reason: null,
  }));
}
