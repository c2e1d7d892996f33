// The shadbalas that books print, by each book's own tables, to 0.01 rupa. The file has the births, not the longitudes that
// the books took from almanacs: those are ours, and so are lagna and clock unless the book's own balas tell them.

import { bhavaMadhya } from '../../../engine/jyotisha/houses.ts';
import { type ShadbalaInput, shadbalaInput } from '../../../engine/jyotisha/strength/shadbala/input.ts';
import {
  type Shadbala,
  shadbala,
  shadbalaOptions,
} from '../../../engine/jyotisha/strength/shadbala/shadbala.ts';
import type { Calculator } from '../calculator.ts';
import type { Row } from '../rows.ts';
import { uncovered, type Verdict, verdict } from '../verdict.ts';
import { birthOf, chartOf } from './births.ts';
import { type Printed, printedOf } from './shadbala-rows.ts';

/** A book: its tables, and what its own figures tell of its lagna, midheaven and clock. */
interface Book {
  readonly name: string;
  readonly ayanamsa: 'lahiri' | 'raman';
  readonly digArc: 'folded' | 'plain';
  readonly own?: { readonly lagna: number; readonly midheaven: number; readonly hours: number };
  /** why a figure that it prints is not ours: by line and graha (0 = Sun) */
  readonly reasons: Readonly<Record<string, string>>;
}

const BOOKS: readonly Book[] = [
  {
    name: 'Jain',
    ayanamsa: 'lahiri',
    digArc: 'folded',
    reasons: {
      'yuddha 3': 'the kala bala of the same book holds -0.80 of this war, which the row leaves out',
      'yuddha 4': 'the kala bala of the same book holds +0.80 of this war, which the row leaves out',
    },
  },
  {
    name: 'Raman',
    ayanamsa: 'raman',
    // Its dig bala of Mars is of an arc of 193 degrees.
    digArc: 'plain',
    // Where its dig balas of Sun, Moon, Mercury, Jupiter, Venus and Saturn put the middles; 48.32 virupas of natonnata.
    own: { lagna: 298.39, midheaven: 216.61, hours: 24 - 48.32 / 5 },
    reasons: {
      'uccha 6': 'misprinted: the sthana bala that it prints has 34.80 in it',
      'total 0': 'its six balas add up to 424.94, not to the 424.24 that it prints',
      'total 2': 'its six balas add up to 306.74, not to the 306.20 that it prints',
      'total in rupas 2': 'of the total that does not add up',
    },
  },
];

/** Judges a row of label, birth and figures by graha. */
export function checkShadbala(calculator: Calculator, row: Row): Verdict {
  const book = BOOKS.find(({ name }) => row.at('origin').includes(name));
  const lines = printedOf(row.at('label'), JSON.parse(row.at('expected') || 'null'));
  const birth = birthOf(row);
  if (book === undefined || lines === undefined || birth === undefined) return uncovered;
  const input = shadbalaInput(chartOf(calculator, birth, { ayanamsa: book.ayanamsa }));
  const options = shadbalaOptions('raman', { digArc: book.digArc });
  const plain = shadbala(input, options);
  const own = book.own && shadbala(byItsOwn(input, book.own), options);

  const off = lines.flatMap(({ printed, figures }) =>
    figures.flatMap((figure, graha): Off[] =>
      isNear(plain, printed, graha, figure) || (own && isNear(own, printed, graha, figure))
        ? []
        : [{ key: `${printed.name} ${graha}`, figure, ours: printed.of(plain.grahas[graha]) }],
    ),
  );
  const parts = Object.fromEntries([
    [
      `${book.name}, by the birth alone`,
      lines.every(({ printed, figures }) =>
        figures.every((figure, graha) => isNear(plain, printed, graha, figure)),
      ),
    ],
    ...lines.map(({ printed, figures }) => [
      `${book.name}: ${printed.name}${lines.length > 1 ? ', table of totals' : ''}`,
      figures.every((_, graha) => !off.some(({ key }) => key === `${printed.name} ${graha}`)),
    ]),
  ]);
  return verdict(
    off.length === 0,
    () => {
      const reasons = [...new Set(off.map(({ key }) => book.reasons[key] ?? ''))];
      return {
        what: `${book.name}, ${off.map(({ key }) => key).join(', ')}`,
        expected: off.map(({ figure }) => figure).join(' '),
        actual: off.map(({ ours }) => ours.toFixed(2)).join(' '),
        reason: reasons.includes('') ? null : reasons.join('; '),
      };
    },
    parts,
  );
}

interface Off {
  readonly key: string;
  readonly figure: number;
  readonly ours: number;
}

const isNear = ({ grahas }: Shadbala, { of, tolerance }: Printed, graha: number, figure: number): boolean =>
  Math.abs(of(grahas[graha]) - figure) <= tolerance;

const byItsOwn = (
  input: ShadbalaInput,
  { lagna, midheaven, hours }: NonNullable<Book['own']>,
): ShadbalaInput => ({
  ...input,
  lagna,
  madhya: bhavaMadhya(lagna, midheaven),
  hours,
});
