/** The skies that almanacs are computed on, by name. Which of them packs may state, the vocabulary of the language lists. */
import type { Siddhanta } from './siddhantas/motions.ts';

/** Where the Sun and the Moon are seen, by today's ephemerides and sidereal Lahiri; or a siddhanta. */
export type SkyName = 'drik' | Siddhanta;
