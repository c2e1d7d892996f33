// The envelope of every answer about a day: its date, its place and the engine.

import { isoDate } from '../../engine/place/civil.ts';
import { finishedWith, type Steps } from '../../engine/steps.ts';
import type { AppContext } from '../app-context.ts';
import { requireServedDay, yearOf } from '../dates.ts';
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
export const answerOfDay = <T extends object>(
  service: AppContext,
  query: DayQuery,
  fallback: Location,
  section: (day: PanchangDay, sections: Sections) => T,
) => answered(service, query, fallback, (sections) => section(sections.day, sections));

/** The same with a section that is made in steps, with pauses between them. */
export const answerOfDayInSteps = <T extends object>(
  service: AppContext,
  query: DayQuery,
  fallback: Location,
  section: (day: PanchangDay) => Steps<T>,
) => answered(service, query, fallback, ({ day }) => finishedWith(section(day), day.context.pause));

async function answered<T extends object>(
  service: AppContext,
  query: DayQuery,
  fallback: Location,
  make: (sections: Sections) => T | Promise<T>,
) {
  requireServedDay(query.date);
  const context = await requestContext(service, query, fallback, { unsupportedRegion: 'refuse' });
  await context.built(yearOf(query.date));
  const sections = sectionsOf(service, panchangDay(context, query.date));
  const made = await make(sections);
  return {
    date: isoDate(query.date),
    ...made,
    ...sections.unavailable(),
    location: locationOf(context, query.date),
    engine: engineOf(service, context),
  };
}
