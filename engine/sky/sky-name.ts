/** The skies that almanacs are computed on, by name. */

/** Every sky. */
export const SKY_NAMES = [
  /** where the Sun and the Moon are seen: today's ephemerides, sidereal Lahiri */
  'drik',
  /** the Surya Siddhanta as the text has it */
  'surya_siddhanta',
  /** with the bija of the Moon's apogee */
  'surya_siddhanta_bija',
  /** with the correction of instants by the Sun's equation of centre */
  'surya_siddhanta_bhujantara',
  /** with both */
  'surya_siddhanta_bija_bhujantara',
  /** the sentences of the Tamil almanacs */
  'vakya',
] as const;

/** A sky by name. */
export type SkyName = (typeof SKY_NAMES)[number];
