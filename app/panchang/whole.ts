// The panchang of a date as it is answered by itself: what was asked for, the place and the engine.

import type { panchangAnswer } from '@nirnaya/contract/panchang';
import type { z } from '@nirnaya/contract/schema';
import { locationOf } from '../context/location-echo.ts';
import { engineOf } from '../context/panchang-engine.ts';
import type { RequestContext } from '../context/request-context.ts';
import { panchangDay } from '../day/day.ts';
import { sectionsOf } from '../day/sections.ts';
import type { AppContext } from '../workspace/app-context.ts';
import { type IncludeOptions, includedIn, panchangSections } from './panchang.ts';

/** The panchang of a civil day number, which must be served; one that never occurred at the place is a 404. */
export function wholePanchang(
  service: AppContext,
  context: RequestContext,
  date: number,
  options: IncludeOptions,
): z.output<typeof panchangAnswer> {
  const sections = sectionsOf(service, panchangDay(context, date));
  const panchang = panchangSections(sections);
  const included = includedIn(service, sections, options);
  return {
    ...panchang,
    ...included,
    ...sections.unavailable(),
    location: locationOf(context, date),
    engine: engineOf(service, context),
  };
}
