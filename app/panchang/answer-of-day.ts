// The envelope of every answer about a day: its date, its place and the engine.

import { isoDate } from '../../engine/place/civil.ts';
import type { AppContext } from '../app-context.ts';
import { requireServedDay } from '../dates.ts';
import { locationOf } from '../places/echo.ts';
import type { Location } from '../places/locations.ts';
import { type ContextQuery, requestContext } from '../request-context.ts';
import { type PanchangDay, panchangDay } from './day.ts';
import { engineOf } from './engine.ts';
import { type Sections, sectionsOf } from './sections.ts';

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
