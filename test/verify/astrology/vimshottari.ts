// Vimshottari dasha as a book and PyJHora print it.

import {
  balanceAtBirth,
  nakshatraDasha,
  type SubOrder,
} from '../../../engine/jyotisha/dashas/nakshatra-dasha.ts';
import type { NakshatraDasha } from '../../../engine/jyotisha/dashas/nakshatra-systems.ts';
import type { Period } from '../../../engine/jyotisha/dashas/period.ts';
import { YEAR_DAYS } from '../../../engine/jyotisha/dashas/year-length.ts';
import { NAKSHATRA_DEGREES } from '../../../engine/jyotisha/star.ts';
import type { Calculator } from '../calculator.ts';
import type { Row } from '../rows.ts';
import { uncovered, type Verdict, verdict } from '../verdict.ts';
import { checkMudda } from './annual.ts';
import { birthOf, chartOf, clockText, localInstant } from './births.ts';
import { comparedPeriods } from './compared.ts';
import { ofLevel, SECONDS } from './periods.ts';

/** The year of PyJHora and of the book's worked dates: the Sun's return to a star. */
const YEAR = 'sidereal';

/** Judges a row of function, measure, birth and what is expected. */
export function checkVimshottari(calculator: Calculator, row: Row): Verdict {
  const measure = row.at('measure');
  if (row.at('label').startsWith('Chapter 30')) return checkMudda(row);
  if (/adhipat/i.test(measure)) return checkStar(row);
  const birth = birthOf(row);
  if (birth === undefined) return uncovered;
  const moon = chartOf(calculator, birth).longitude[1];
  const periods = nakshatraDasha('vimshottari', moon, birth.jd, { year: YEAR });
  const value = JSON.parse(row.at('expected'));
  switch (measure) {
    case 'vd[0][0]':
      return same(row, 'first lord', value, periods[0].lord);
    case 'vim_bal':
      return checkBalance(row, value, balanceAtBirth('vimshottari', moon).years);
    case '(vd[3][1], vd[4][1])': {
      const begins = [periods[3], periods[4]].map(({ start }) => start + birth.offset);
      const off = begins.map((begin, i) => Math.abs(begin - localInstant(value[i])) * 86_400);
      return verdict(
        Math.max(...off) < SECONDS,
        () => ({
          what: `${row.at('label')}: fourth and fifth period`,
          expected: value.join(', '),
          actual: begins.map(clockText).join(', '),
          reason: null,
        }),
        { 'fourth and fifth period': Math.max(...off) < SECONDS },
      );
    }
    case 'list(vb.keys())':
      return checkOrders('vimshottari', row, moon, birth.jd);
    case 'act':
      return comparedPeriods(row, ofLevel(periods, 2), { offset: birth.offset, days: YEAR_DAYS[YEAR] });
    default:
      return uncovered;
  }
}

/** A row of one value, which may be nested. */
export const same = (row: Row, part: string, expected: unknown, actual: unknown): Verdict =>
  verdict(
    JSON.stringify(expected) === JSON.stringify(actual),
    () => ({
      what: `${row.at('label')}: ${part}`,
      expected: JSON.stringify(expected),
      actual: JSON.stringify(actual),
      reason: null,
    }),
    { [part]: JSON.stringify(expected) === JSON.stringify(actual) },
  );

// The book's years, months of a twelfth of a year and days of a thirtieth of that, to a day.
function checkBalance(row: Row, [years, months, days]: readonly number[], ours: number): Verdict {
  const off = (ours - (years + (months + days / 30) / 12)) * 360;
  return verdict(
    Math.abs(off) < 1,
    () => ({
      what: row.at('label'),
      expected: `${years} y ${months} m ${days} d`,
      actual: `${off.toFixed(2)} days more`,
      reason: null,
    }),
    { 'balance at birth': Math.abs(off) < 1 },
  );
}

const STARS: Readonly<Record<string, number>> = { aslesha: 8, citta: 13, satabhisha: 23 };

// `vimsottari.vimsottari_adhipati(citta)`: the lord of a star, or the years of its lord.
function checkStar(row: Row): Verdict {
  const star = STARS[/\((\w+)\)/.exec(row.at('measure'))?.[1] ?? ''];
  if (star === undefined) return uncovered;
  const { lord, years } = balanceAtBirth('vimshottari', star * NAKSHATRA_DEGREES + 1e-9);
  const ours = row.at('measure').includes('_dict[') ? Math.round(years) : lord;
  return same(row, 'lord of a star', JSON.parse(row.at('expected')), ours);
}

/** The six orders that rows list for the periods within one. */
const ORDERS: readonly SubOrder[] = (['own', 'next', 'previous'] as const).flatMap((from) =>
  ([1, -1] as const).map((direction) => ({ from, direction })),
);

/** Judges a row that lists the lords within the period of one lord, by each order. */
export function checkOrders(name: NakshatraDasha, row: Row, moon: number, jd: number): Verdict {
  const lord = Number(row.at('inputs.lord'));
  const lordsWithin = (order: SubOrder): readonly number[] => {
    const of = nakshatraDasha(name, moon, jd, { order }).find((period: Period) => period.lord === lord);
    return of?.children.map((period) => period.lord) ?? [];
  };
  return same(row, 'orders within a period', JSON.parse(row.at('expected')), ORDERS.map(lordsWithin));
}
