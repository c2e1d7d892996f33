// The panchang of a date as it is answered by itself: what was asked for, the place and the engine.

import type { AppContext } from '../app-context.ts';
import { yearOf } from '../dates.ts';
import { readyForEclipses } from '../eclipses/on-day.ts';
import { readyForFestivals } from '../festivals/planets-ahead.ts';
import { locationOf } from '../places/echo.ts';
import type { RequestContext } from '../request-context.ts';
import type { panchangAnswer } from '../shapes/panchang/panchang.ts';
import type { z } from '../shapes/zod.ts';
import { panchangDay } from './day.ts';
import { engineOf } from './engine.ts';
import { type IncludeOptions, includedIn, panchangSections } from './panchang.ts';
import { sectionsOf } from './sections.ts';

/** The panchang of a civil day number, which must be served; one that never occurred at the place is a 404. */
export async function wholePanchang(
  service: AppContext,
  context: RequestContext,
  date: number,
  options: IncludeOptions,
): Promise<z.output<typeof panchangAnswer>> {
  await context.built(yearOf(date));
  if (options.include?.includes('festivals') === true) await readyForFestivals(context, yearOf(date));
  if (options.include?.includes('eclipse') === true) await readyForEclipses(service, context, date);
  const sections = sectionsOf(service, panchangDay(context, date));
  const panchang = panchangSections(sections);
  await context.pause();
  const included = includedIn(service, sections, options);
  await context.pause();
  return {
    ...panchang,
    ...included,
    ...sections.unavailable(),
    location: locationOf(context, date),
    engine: engineOf(service, context),
  };
}
