// The ways in which the year and the month of a stated date may be meant: eras are counted in elapsed or current years, from
// spring or from autumn, and months from new moon or from full moon.

import type { Era, LunarStatement, StatedDate } from './stated-date.ts';

/** One way to read a year and a month. */
export interface Reading {
  /** the Gregorian year in which the Kali year of the date begins, in spring */
  readonly springYear: number;
  readonly count: 'elapsed' | 'current';
  /** where years begin: in Chaitra or Mesha, in Karttika, or in Simha or Kanya */
  readonly begins: 'spring' | 'autumn';
  /** of dark halves: how months are named; undefined where it makes no difference */
  readonly months: 'amanta' | 'purnimanta' | undefined;
  /** the amanta month, 0 = Chaitra; of a solar date the sign */
  readonly month: number;
}

/** What an elapsed year is less than the Gregorian year in which it begins; of the last two eras, whose years are current, the year. */
const offsets: Readonly<Record<Era, number>> = { saka: 78, vikrama: -57, kali: -3101, kollam: 824, san: 593 };

const countsElapsed: ReadonlySet<Era> = new Set(['saka', 'vikrama', 'kali']);

/** Every way to read a date. */
export function readingsOf({ era, year, date }: StatedDate): readonly Reading[] {
  const startYear = year + offsets[era];
  // The year that others call by the next number.
  const counts = countsElapsed.has(era)
    ? ([
        ['elapsed', startYear],
        ['current', startYear - 1],
      ] as const)
    : ([
        ['current', startYear],
        ['elapsed', startYear + 1],
      ] as const);
  return counts.flatMap(([count, first]) =>
    yearBegins(era).flatMap((begins) =>
      monthsMeant(date).map(({ months, month }) => ({
        springYear: springYear(first, begins, { era, month }),
        count,
        begins,
        months,
        month,
      })),
    ),
  );
}

const yearBegins = (era: Era): readonly Reading['begins'][] =>
  era === 'vikrama' ? ['spring', 'autumn'] : era === 'kollam' ? ['autumn'] : ['spring'];

/** The first month of years that begin in autumn: Karttika; of the Kollam era Simha. */
const KARTTIKA = 7;
const SIMHA = 4;

// Of a year that begins in autumn, the months before that lie in the next spring year.
function springYear(
  first: number,
  begins: Reading['begins'],
  { era, month }: { era: Era; month: number },
): number {
  if (begins === 'spring') return first;
  return month < (era === 'kollam' ? SIMHA : KARTTIKA) ? first + 1 : first;
}

// The dark half that ends a month from new moon begins the next from full moon.
function monthsMeant(date: StatedDate['date']): readonly Pick<Reading, 'months' | 'month'>[] {
  if (date.kind === 'solar') return [{ months: undefined, month: date.rashi }];
  if (!isDark(date)) return [{ months: undefined, month: date.month }];
  return [
    { months: 'amanta', month: date.month },
    { months: 'purnimanta', month: (date.month + 11) % 12 },
  ];
}

const isDark = ({ tithi, isAdhika }: LunarStatement): boolean => tithi > 15 && !isAdhika;
