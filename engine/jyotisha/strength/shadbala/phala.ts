/** Ishta and kashta phala, and the rays they come of (BPHS 28.1-6). Virupas in and out, 0..60. */

/** The good and the bad of a graha. */
export interface Phala {
  readonly ishta: number;
  readonly kashta: number;
  /** rays of exaltation and of motion, 1..7 each */
  readonly ucchaRashmi: number;
  readonly cheshtaRashmi: number;
}

/**
 * Of uccha bala and of the cheshta bala by the kendra, which the Sun has by its tropical longitude and a quarter of the
 * circle, and the Moon by its distance from the Sun.
 */
export function phalaOf(uccha: number, cheshta: number, rule: 'mean' | 'root'): Phala {
  const ishta = rule === 'mean' ? (uccha + cheshta) / 2 : Math.sqrt(uccha * cheshta);
  return {
    ishta,
    kashta: rule === 'mean' ? 60 - ishta : Math.sqrt((60 - uccha) * (60 - cheshta)),
    ucchaRashmi: 1 + uccha / 10,
    cheshtaRashmi: 1 + cheshta / 10,
  };
}
