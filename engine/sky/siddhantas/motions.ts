/**
 * The siddhantas by the name of their sky. In: a name and a stretch of time, of any age. Out: how the Sun and the Moon move
 * on it; no ephemeris is needed.
 */
import type { AngaMotions } from '../anga-motions.ts';
import { suryaMotions } from './surya-siddhanta.ts';
import { vakyaMotions } from './vakya.ts';

/** How the Sun and the Moon move from..to (JD UT), by the name of the sky. */
export const siddhantaMotions = {
  /** the Surya Siddhanta as the text has it */
  surya_siddhanta: () => suryaMotions({ bija: false, bhujantara: false }),
  /** with the bija of the Moon's apogee */
  surya_siddhanta_bija: () => suryaMotions({ bija: true, bhujantara: false }),
  /** with the correction of instants by the Sun's equation of centre */
  surya_siddhanta_bhujantara: () => suryaMotions({ bija: false, bhujantara: true }),
  /** with both */
  surya_siddhanta_bija_bhujantara: () => suryaMotions({ bija: true, bhujantara: true }),
  /** the sentences of the Tamil almanacs */
  vakya: (from: number, to: number) => vakyaMotions(from, to),
} satisfies Readonly<Record<string, (from: number, to: number) => AngaMotions>>;

/** A sky that is pure arithmetic. */
export type Siddhanta = keyof typeof siddhantaMotions;
