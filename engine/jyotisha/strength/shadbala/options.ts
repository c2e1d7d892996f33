/**
 * The tables of the shadbala where authorities differ, each a named choice. Two sets of them have names of their own.
 */
import type { BeneficRule } from '../benefics.ts';
import type { SphutaRule } from '../sphuta-drishti.ts';

/** Virupas of saptavargaja bala by dignity. */
export interface SaptavargajaScale {
  readonly mulatrikona: number;
  readonly own: number;
  /** of a rashi whose lord is a great enemy, enemy, neutral, friend, great friend */
  readonly relation: readonly [number, number, number, number, number];
}

/** The two scales (BPHS 27.2-4; Raman, Jain and common programs). */
export const SAPTAVARGAJA_SCALES = {
  bphs: { mulatrikona: 45, own: 30, relation: [2, 4, 10, 15, 20] },
  halves: { mulatrikona: 45, own: 30, relation: [1.875, 3.75, 7.5, 15, 22.5] },
} as const satisfies Record<string, SaptavargajaScale>;

/** Virupas that are required, Sun to Saturn (BPHS 27.32-33; Raman asks 300 of the Sun). */
export const REQUIRED = {
  bphs: [390, 360, 300, 420, 390, 330, 300],
  raman: [300, 360, 300, 420, 390, 330, 300],
} as const satisfies Record<string, readonly number[]>;

/** Every choice that a shadbala makes. */
export interface ShadbalaOptions extends BeneficRule {
  readonly scale: keyof typeof SAPTAVARGAJA_SCALES;
  /**
   * where mulatrikona counts in the saptavargaja: in its degrees of the rasi chart and in its rashi in the other vargas
   * (`every_varga`, as BPHS 27.2-4 may be read), in its degrees of the rasi chart alone (`degrees`), or in the whole of its
   * rashi there (`rashi`: Raman, Jain)
   */
  readonly mulatrikona: 'every_varga' | 'degrees' | 'rashi';
  /** which drekkana is strong for Mercury and Saturn; Moon and Venus have the other (BPHS 27.6: the second) */
  readonly neuterDrekkana: 2 | 3;
  /**
   * the arc of dig bala: `folded` at 180 degrees, or `plain`, from the lesser longitude to the greater, which may be more
   * than 180 and give more than 60 virupas, as a worked chart of Raman's prints it
   */
  readonly digArc: 'folded' | 'plain';
  /** hours after sunrise of equal length (Raman), or twelve of the day and twelve of the night */
  readonly hora: 'equal' | 'of_day_and_night';
  /**
   * declination in the ayana bala: by the khandas 45, 33 and 12 for each 30 degrees (BPHS 27.15-17), by the sines of the
   * Surya Siddhanta for each 15 (Raman), or the graha's own, its latitude included
   */
  readonly declination: 'khanda' | 'siddhanta' | 'true';
  /**
   * Ayana bala of the Sun and paksha bala of the Moon count twice: once more as their cheshta bala (`cheshta`, BPHS 27.18),
   * or doubled within the kala bala and none as cheshta (`kala`, Raman). Totals are the same.
   */
  readonly luminaries: 'cheshta' | 'kala';
  /** mean longitudes of the cheshta bala: modern mean elements, or Raman's of Ujjain 1900 with his corrections */
  readonly means: 'modern' | 'ujjain_1900';
  /**
   * days of the ahargana that years of 360 and months of 30 days are counted in: those that have passed (`elapsed`, Surya
   * Siddhanta 1.51-52), or the current one with them (`current`, Raman): they differ on the last day of each
   */
  readonly ahargana: 'elapsed' | 'current';
  /**
   * what a war moves from the loser to the victor: the difference of all their other balas (`difference`, BPHS 27.20), or
   * that of sthana, dig and kala up to the hora's by the difference of the discs (`discs`, Raman and Jain)
   */
  readonly war: 'difference' | 'discs';
  readonly drishti: SphutaRule;
  /**
   * drik bala is what benefics look less what malefics do: a quarter of it (`quarter`, Raman), a quarter with Mercury's and
   * Jupiter's whole (`whole_of_two`), or a quarter with theirs whole on top, good in any case (`two_on_top`): BPHS 27.19 is
   * read in all three ways
   */
  readonly drik: 'quarter' | 'whole_of_two' | 'two_on_top';
  readonly required: keyof typeof REQUIRED;
  /** ishta and kashta phala: half the sum of the balas (BPHS 28.6), or the root of their product (Raman) */
  readonly phala: 'mean' | 'root';
}

/**
 * The sets. `bphs` follows the Brihat Parashara Hora Shastra, `raman` B.V. Raman's Graha and Bhava Balas, which V.P. Jain's
 * text book and most programs share. Of the former the text of 27.1-13 was read in two places and that of 26.9-12, 27.15-20
 * and 27.26-31 only as others quote it: provisional.
 */
export const SHADBALA_SETS = {
  bphs: {
    scale: 'bphs',
    mulatrikona: 'every_varga',
    neuterDrekkana: 2,
    digArc: 'folded',
    beneficMoon: 'waxing',
    maleficMercury: 'with_any',
    hora: 'of_day_and_night',
    declination: 'khanda',
    luminaries: 'cheshta',
    means: 'modern',
    ahargana: 'elapsed',
    war: 'difference',
    drishti: 'replaced',
    drik: 'quarter',
    required: 'bphs',
    phala: 'mean',
  },
  raman: {
    scale: 'halves',
    mulatrikona: 'rashi',
    neuterDrekkana: 2,
    digArc: 'folded',
    beneficMoon: 'bright',
    maleficMercury: 'with_them_alone',
    hora: 'equal',
    declination: 'siddhanta',
    luminaries: 'kala',
    means: 'ujjain_1900',
    ahargana: 'current',
    war: 'discs',
    drishti: 'added',
    drik: 'quarter',
    required: 'raman',
    phala: 'root',
  },
} as const satisfies Record<string, ShadbalaOptions>;

/** Name of a set. */
export type ShadbalaSet = keyof typeof SHADBALA_SETS;

/** A choice by which two sets differ. */
export interface SetDifference {
  readonly option: keyof ShadbalaOptions;
  readonly values: Readonly<Record<ShadbalaSet, string | number>>;
}

/** The choices by which the sets differ. */
export function setDifferences(): SetDifference[] {
  const { bphs, raman } = SHADBALA_SETS;
  return (Object.keys(bphs) as (keyof ShadbalaOptions)[]).flatMap((option) =>
    bphs[option] === raman[option] ? [] : [{ option, values: { bphs: bphs[option], raman: raman[option] } }],
  );
}
