// The properties of a chain of days over some years: in order, none missing, none shared or apart unless the chain says so.

import type { CompiledPack } from '@nirnaya/compiler/runtime';
import type { ChainEntry, ChainPair } from '@nirnaya/dsl/pack';
import { type PlaceYear, placeYearOn } from '@nirnaya/engine/almanac';
import { jdOfCivilDay } from '@nirnaya/engine/civil';

/** Two neighbours of a chain that stand otherwise than it says. */
export interface ChainBreak {
  readonly year: number;
  readonly first: string;
  readonly second: string;
  /** days from the first to the second; undefined where either has none or several in the year */
  readonly apart: number | undefined;
}

// Neighbours that part do so by one empty day.
const mostApart = 2;

/**
 * The breaks of a chain in a year of a place; it must lie within the year, as all that are not of winter do. An intercalary
 * month between two neighbours does not part them.
 */
export function chainBreaks(
  { days, mayShare, mayPart }: Pick<ChainEntry, 'days' | 'mayShare' | 'mayPart'>,
  { observances, sky }: Pick<CompiledPack, 'observances' | 'sky'>,
  { py, year }: { readonly py: PlaceYear; readonly year: number },
): readonly ChainBreak[] {
  const all = observances.inYear(py, {});
  const intercalary = placeYearOn(py, sky).sky.lunations.filter(({ adhika }) => adhika);
  const dayOf = (code: string): number | undefined => {
    const [only, ...more] = all.filter(({ rule }) => rule.code === code);
    return more.length > 0 ? undefined : only?.day;
  };
  const daysBetween = (from: number, to: number): number => {
    const month = intercalary.find(
      ({ start, end }) => start >= jdOfCivilDay(from) && end <= jdOfCivilDay(to + 1),
    );
    return to - from - (month === undefined ? 0 : Math.round(month.end - month.start));
  };
  return days.slice(1).flatMap(({ text: second }, i): ChainBreak[] => {
    const first = days[i].text;
    const [from, to] = [dayOf(first), dayOf(second)];
    const apart = from === undefined || to === undefined ? undefined : daysBetween(from, to);
    const isStated =
      apart === 1 ||
      (apart === 0 && has(mayShare, first, second)) ||
      (apart === mostApart && has(mayPart, first, second));
    return isStated ? [] : [{ year, first, second, apart }];
  });
}

const has = (pairs: readonly ChainPair[], first: string, second: string): boolean =>
  pairs.some(([one, other]) => one.text === first && other.text === second);
