/**
 * The places of the bindus: which rashis, counted from each of eight references as the first, receive a bindu in the
 * ashtakavarga of a graha (BPHS 66; Brihat Jataka 9). Grahas are 0 = Sun .. 6 = Saturn, 7 is the lagna.
 */

/** The references from which bindus are counted, and the owners of an ashtakavarga: Sun to Saturn and the lagna. */
export const REFERENCES = 8;

/** The lagna among them. */
export const LAGNA = 7;

/**
 * Whose table. All agree but in four cells of the Moon and of Venus, and all totals are the same. `parashara` is BPHS 66 as
 * the e-text of sanskritdocuments.org and P.V.R. Narasimha Rao have it, `varahamihira` Brihat Jataka 9, which Raman follows;
 * `mixed` (the Moon of the one, the Venus of the other) and `maitreya` are what programs made of them.
 */
export type PlacesTable = (typeof PLACES_TABLES)[number];

/** The tables by name. */
export const PLACES_TABLES = ['parashara', 'varahamihira', 'mixed', 'maitreya'] as const;

type Cells = readonly (readonly number[])[];

/** Rows are owners, columns references; Sun, Moon, Mars, Mercury, Jupiter, Venus, Saturn, lagna. */
const PARASHARA: readonly Cells[] = [
  [
    [1, 2, 4, 7, 8, 9, 10, 11],
    [3, 6, 10, 11],
    [1, 2, 4, 7, 8, 9, 10, 11],
    [3, 5, 6, 9, 10, 11, 12],
    [5, 6, 9, 11],
    [6, 7, 12],
    [1, 2, 4, 7, 8, 9, 10, 11],
    [3, 4, 6, 10, 11, 12],
  ],
  [
    [3, 6, 7, 8, 10, 11],
    [1, 3, 6, 7, 9, 10, 11],
    [2, 3, 5, 6, 10, 11],
    [1, 3, 4, 5, 7, 8, 10, 11],
    [1, 2, 4, 7, 8, 10, 11],
    [3, 4, 5, 7, 9, 10, 11],
    [3, 5, 6, 11],
    [3, 6, 10, 11],
  ],
  [
    [3, 5, 6, 10, 11],
    [3, 6, 11],
    [1, 2, 4, 7, 8, 10, 11],
    [3, 5, 6, 11],
    [6, 10, 11, 12],
    [6, 8, 11, 12],
    [1, 4, 7, 8, 9, 10, 11],
    [1, 3, 6, 10, 11],
  ],
  [
    [5, 6, 9, 11, 12],
    [2, 4, 6, 8, 10, 11],
    [1, 2, 4, 7, 8, 9, 10, 11],
    [1, 3, 5, 6, 9, 10, 11, 12],
    [6, 8, 11, 12],
    [1, 2, 3, 4, 5, 8, 9, 11],
    [1, 2, 4, 7, 8, 9, 10, 11],
    [1, 2, 4, 6, 8, 10, 11],
  ],
  [
    [1, 2, 3, 4, 7, 8, 9, 10, 11],
    [2, 5, 7, 9, 11],
    [1, 2, 4, 7, 8, 10, 11],
    [1, 2, 4, 5, 6, 9, 10, 11],
    [1, 2, 3, 4, 7, 8, 10, 11],
    [2, 5, 6, 9, 10, 11],
    [3, 5, 6, 12],
    [1, 2, 4, 5, 6, 7, 9, 10, 11],
  ],
  [
    [8, 11, 12],
    [1, 2, 3, 4, 5, 8, 9, 11, 12],
    [3, 4, 6, 9, 11, 12],
    [3, 5, 6, 9, 11],
    [5, 8, 9, 10, 11],
    [1, 2, 3, 4, 5, 8, 9, 10, 11],
    [3, 4, 5, 8, 9, 10, 11],
    [1, 2, 3, 4, 5, 8, 9, 11],
  ],
  [
    [1, 2, 4, 7, 8, 10, 11],
    [3, 6, 11],
    [3, 5, 6, 10, 11, 12],
    [6, 8, 9, 10, 11, 12],
    [5, 6, 11, 12],
    [6, 11, 12],
    [3, 5, 6, 11],
    [1, 3, 4, 6, 10, 11],
  ],
  [
    [3, 4, 6, 10, 11, 12],
    [3, 6, 10, 11, 12],
    [1, 3, 6, 10, 11],
    [1, 2, 4, 6, 8, 10, 11],
    [1, 2, 4, 5, 6, 7, 9, 10, 11],
    [1, 2, 3, 4, 5, 8, 9],
    [1, 3, 4, 6, 10, 11],
    [3, 6, 10, 11],
  ],
];

/** A cell of another table: owner, reference, places. */
type Other = readonly [owner: number, reference: number, places: readonly number[]];

const MOON_FROM_MOON: Other = [1, 1, [1, 3, 6, 7, 10, 11]];
const MOON_FROM_MARS: Other = [1, 2, [2, 3, 5, 6, 9, 10, 11]];
const MOON_FROM_JUPITER: Other = [1, 4, [1, 4, 7, 8, 10, 11, 12]];
const VENUS_FROM_MARS: Other = [5, 2, [3, 5, 6, 9, 11, 12]];

const OTHERS: Readonly<Record<PlacesTable, readonly Other[]>> = {
  parashara: [],
  varahamihira: [MOON_FROM_MOON, MOON_FROM_MARS, MOON_FROM_JUPITER, VENUS_FROM_MARS],
  mixed: [MOON_FROM_MOON, MOON_FROM_MARS, MOON_FROM_JUPITER],
  maitreya: [MOON_FROM_MOON, MOON_FROM_MARS],
};

/** The places of one cell, 1 = the rashi of the reference itself. */
export function placesOf(table: PlacesTable, owner: number, reference: number): readonly number[] {
  const other = OTHERS[table].find(([o, r]) => o === owner && r === reference);
  return other?.[2] ?? PARASHARA[owner][reference];
}

/** Bit n of `masks[owner * 8 + reference]` is set where the rashi n after that of the reference receives a bindu. */
export function placeMasks(table: PlacesTable): Uint16Array {
  return MASKS[table];
}

const masksOf = (table: PlacesTable): Uint16Array =>
  Uint16Array.from({ length: REFERENCES * REFERENCES }, (_, cell) =>
    placesOf(table, Math.floor(cell / REFERENCES), cell % REFERENCES).reduce((m, n) => m | (1 << (n - 1)), 0),
  );

const MASKS: Readonly<Record<PlacesTable, Uint16Array>> = {
  parashara: masksOf('parashara'),
  varahamihira: masksOf('varahamihira'),
  mixed: masksOf('mixed'),
  maitreya: masksOf('maitreya'),
};
