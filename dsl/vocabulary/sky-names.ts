// The skies that a chain may be decided on: a siddhanta, and what almanacs change of it.

/** The siddhantas, today's ephemerides first. */
export const siddhantas = ['drik', 'surya_siddhanta', 'vakya'] as const;

/** Every sky by its name: of the Surya Siddhanta as the text has it, and with each of its corrections. */
export const skyNames = [
  'drik',
  'surya_siddhanta',
  'surya_siddhanta_bija',
  'surya_siddhanta_bhujantara',
  'surya_siddhanta_bija_bhujantara',
  'vakya',
] as const;
export type SkyName = (typeof skyNames)[number];

/** What a sky is called in a sentence: on whose reckoning the Sun and the Moon are placed. */
export const skyTitles: Readonly<Record<SkyName, string>> = {
  drik: 'the Sun and the Moon as they are seen',
  surya_siddhanta: 'the Surya Siddhanta',
  surya_siddhanta_bija: 'the Surya Siddhanta with its bija',
  surya_siddhanta_bhujantara: 'the Surya Siddhanta with bhujantara',
  surya_siddhanta_bija_bhujantara: 'the Surya Siddhanta with bija and bhujantara',
  vakya: 'the vakyas',
};

/** What a sky is called where there is little room, as on a drawing. */
export const skyLabels: Readonly<Record<SkyName, string>> = {
  drik: 'drik',
  surya_siddhanta: 'Surya Siddhanta',
  surya_siddhanta_bija: 'Surya Siddhanta (bija)',
  surya_siddhanta_bhujantara: 'Surya Siddhanta (bhujantara)',
  surya_siddhanta_bija_bhujantara: 'Surya Siddhanta (bija, bhujantara)',
  vakya: 'Vakya',
};
