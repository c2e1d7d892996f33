// Rows of dashas read, and held against periods: lords, the local begin, years, whichever the row has.

import { LAGNA } from '../../../engine/jyotisha/dashas/fixed.ts';
import type { Period } from '../../../engine/jyotisha/dashas/period.ts';
import { clockText, localInstant } from './births.ts';

/** A period as a row has it. */
export interface Printed {
  readonly lords: readonly number[];
  /** JD by the row's clock */
  readonly start?: number;
  readonly years?: number;
}

/** A period of ours with its lords from the outermost on. */
export interface Ours {
  readonly lords: readonly number[];
  readonly period: Period;
}

/** Seconds: those that are printed are whole, and 0.0001 arc seconds of the Moon move a period of Kalachakra by as many more. */
export const SECONDS = 4;
const YEARS = 0.0051;

type Cell = number | string;

/** The periods of a row. `pairs` says what two numbers without a date are. */
export function printedPeriods(
  expected: readonly (readonly Cell[])[],
  pairs: 'lord and years' | 'lords',
): readonly Printed[] {
  return expected.map((cells) => {
    const at = cells.findIndex((cell) => typeof cell === 'string' && cell !== 'L');
    const lordOf = (cell: Cell): number => (cell === 'L' ? LAGNA : Number(cell));
    if (at >= 0) {
      const years = cells[at + 1];
      return {
        lords: cells.slice(0, at).map(lordOf),
        start: localInstant(String(cells[at])),
        ...(years === undefined ? {} : { years: Number(years) }),
      };
    }
    if (pairs === 'lords') return { lords: cells.map(lordOf) };
    return { lords: [lordOf(cells[0])], years: Number(cells[1]) };
  });
}

/** All periods of a level with their lords. */
export const ofLevel = (periods: readonly Period[], level: number): readonly Ours[] =>
  periods.flatMap((period) =>
    level === 1
      ? [{ lords: [period.lord], period }]
      : ofLevel(period.children, level - 1).map(({ lords, period: within }) => ({
          lords: [period.lord, ...lords],
          period: within,
        })),
  );

/** Whether a period is as a row has it, in years of so many days. */
export function isAsPrinted(printed: Printed, ours: Ours | undefined, offset: number, days: number): boolean {
  if (ours === undefined) return false;
  const { lords, start, years } = printed;
  const { period } = ours;
  return (
    lords.join() === ours.lords.join() &&
    (start === undefined || Math.abs(period.start + offset - start) * 86_400 < SECONDS) &&
    (years === undefined || Math.abs((period.end - period.start) / days - years) < YEARS)
  );
}

/** A period as the report shows it. */
export const shownPeriod = (ours: Ours | undefined, offset: number): string =>
  ours === undefined ? 'none' : `${ours.lords.join('/')} from ${clockText(ours.period.start + offset)}`;
