// What an expression is on the present day, at the place of its pack.

import type { TypedExpression } from '@nirnaya/compiler/front';
import { type CompiledPack, dependencies, dependsOnInputs, dependsOnTarget } from '@nirnaya/compiler/runtime';
import type { PlaceYear } from '@nirnaya/engine/almanac';
import { civilFromDay, isoDate, JD_OF_CIVIL_DAY_0 } from '@nirnaya/engine/civil';
import type { Place } from '@nirnaya/engine/place';
import { FIRST_SKY_YEAR, LAST_SKY_YEAR } from '@nirnaya/engine/sky';
import { clockIn } from '@nirnaya/explain/dates';
import { writtenStep } from '../../evaluate/expression/evaluate-expression.ts';
import { valueLines } from '../../evaluate/expression/value-lines.ts';
import { bullets, plain } from './markdown.ts';
import type { Site } from './next-dates.ts';

const msPerDay = 86_400_000;

/** Values shown of one expression. */
const mostLines = 6;

/** The day, and what it is computed with. */
interface Today {
  readonly almanac: { placeYear(place: Place, year: number): PlaceYear };
  /** milliseconds since 1970 */
  readonly now: number;
}

/**
 * The value of an expression on the day of an instant (milliseconds since 1970) as Markdown; undefined where it has none
 * without inputs and without a target.
 */
export function valueToday(
  term: TypedExpression,
  pack: CompiledPack,
  { name, place }: Site,
  { almanac, now }: Today,
): string | undefined {
  if ((dependencies(term) & (dependsOnInputs | dependsOnTarget)) !== 0) return undefined;
  const clock = clockIn(place.zone);
  const today = clock.day(now / msPerDay + JD_OF_CIVIL_DAY_0);
  if (today === null) return undefined;
  const { year } = civilFromDay(today);
  if (year < FIRST_SKY_YEAR || year > LAST_SKY_YEAR) return undefined;
  const step = pack.evaluate(almanac.placeYear(place, year), term, today);
  const lines = valueLines(writtenStep(step, clock), today);
  if (lines.length === 0) return undefined;
  const rest = lines.length > mostLines ? [`and ${lines.length - mostLines} more`] : [];
  return `On ${isoDate(today)} in ${plain(name)}:\n\n${bullets([...lines.slice(0, mostLines).map(plain), ...rest])}`;
}
