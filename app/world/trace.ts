// The trace of a festival of the world on its day.

import { type Observatory, observatoryOf } from '@nirnaya/explain/observatory';
import type { RuleContext } from '../context/request-context.ts';
import { yearOf } from '../requests/dates.ts';
import type { WorldDate } from './find.ts';

/** How the day was decided, in the year of the context's place; undefined where that year decides another. */
export function traceOfDate(context: RuleContext, { entry, day }: WorldDate): Observatory | undefined {
  const year = yearOf(day);
  const trace = context
    .traces(year, entry.code)
    .find(({ outcome }) => outcome.kind === 'decided' && outcome.first === day);
  return trace && observatoryOf(entry.rule, trace, { ...context.explaining(year), date: day });
}
