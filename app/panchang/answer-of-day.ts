// The envelope of every answer about a day: its date, its place and the engine.

import { isoDate } from '@nirnaya/engine/civil';
import { locationOf } from '../context/location-echo.ts';
import { engineOf } from '../context/panchang-engine.ts';
import { type ContextQuery, requestContext } from '../context/request-context.ts';
import { type PanchangDay, panchangDay } from '../day/day.ts';
import { type Sections, sectionsOf } from '../day/sections.ts';
import type { Location } from '../places/locations.ts';
import { requireServedDay } from '../requests/dates.ts';
import type { AppContext } from '../workspace/app-context.ts';

/** The parameters of an operation on a day. */
export interface DayQuery extends ContextQuery {
  /** civil day number */
  readonly date: number;
}

/** Answers a request about a day with a section. Dates out of range and unsupported regions are refused. */
export function answerOfDay<T extends object>(
  service: AppContext,
  query: DayQuery,
  fallback: Location,
  section: (day: PanchangDay, sections: Sections) => T,
) {
  requireServedDay(query.date);
  const context = requestContext(service, query, fallback, { unsupportedRegion: 'refuse' });
  const sections = sectionsOf(service, panchangDay(context, query.date));
  const made = section(sections.day, sections);
  return {
    date: isoDate(query.date),
    ...made,
    ...sections.unavailable(),
    location: locationOf(context, query.date),
    engine: engineOf(service, context),
  };
}
