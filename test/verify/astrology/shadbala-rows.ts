// How the rows of the shadbala file are read: which balas a row prints, of which book, and by which tables the book goes.

import type { GrahaShadbala, PartName } from '../../../engine/jyotisha/strength/shadbala/shadbala.ts';

/** What one line of a row prints of a graha. */
export interface Printed {
  readonly name: string;
  /** virupas, or rupas of the last line of a table of totals */
  readonly of: (graha: GrahaShadbala) => number;
  /** 0.01 rupa in its unit */
  readonly tolerance: number;
}

const VIRUPAS = 0.6;

const part = (name: PartName): Printed => ({
  name,
  of: ({ parts }) => parts[name] ?? Number.NaN,
  tolerance: VIRUPAS,
});
const sthana: Printed = { name: 'sthana', of: (graha) => graha.sthana, tolerance: VIRUPAS };
const kala: Printed = { name: 'kala', of: (graha) => graha.kala, tolerance: VIRUPAS };

/** By the end of the row's label. */
const LABELS: readonly (readonly [ending: string, printed: Printed])[] = [
  ['uccha bala', part('uccha')],
  ['saptavargaja bala', part('saptavargaja')],
  ['ojayugama_bala', part('ojayugma')],
  ['ojayugma bala', part('ojayugma')],
  ['kendra bala', part('kendradi')],
  ['kendradi bala', part('kendradi')],
  ['drekkana bala', part('drekkana')],
  ['sthana bala', sthana],
  ['dig bala', part('dig')],
  ['_nathonnath_bala', part('natonnata')],
  ['_paksha_bala', part('paksha')],
  ['_tribhaga_bala', part('tribhaga')],
  ['_abda_bala', part('abda')],
  ['_masa_bala', part('masa')],
  ['_vara_bala', part('vara')],
  ['_vaara_bala', part('vara')],
  ['_hora_bala', part('hora')],
  ['_ayana_bala', part('ayana')],
  ['_yuddha_bala', part('yuddha')],
  ['_kaala_bala', kala],
  ['_cheshta_bala', part('cheshta')],
  ['_naisargika_bala', part('naisargika')],
  ['_drik_bala', part('drik')],
];

/** The lines of a table of totals. */
const TOTALS: readonly Printed[] = [
  sthana,
  kala,
  part('dig'),
  part('cheshta'),
  part('naisargika'),
  part('drik'),
  { name: 'total', of: ({ virupas }) => virupas, tolerance: VIRUPAS },
  // They are rounded to 0.01, which may be half as much again.
  { name: 'total in rupas', of: ({ rupas }) => rupas, tolerance: 0.015 },
];

/** What a row prints, line by line, and its figures: seven a line. Undefined where we know no such line. */
export function printedOf(
  label: string,
  expected: unknown,
): readonly { readonly printed: Printed; readonly figures: readonly number[] }[] | undefined {
  if (!Array.isArray(expected)) return undefined;
  if (expected.every(Array.isArray))
    return expected.length > TOTALS.length
      ? undefined
      : expected.map((figures: number[], line) => ({ printed: TOTALS[line], figures }));
  const match = LABELS.find(([ending]) => label.endsWith(ending));
  return match && [{ printed: match[1], figures: expected.map(Number) }];
}
