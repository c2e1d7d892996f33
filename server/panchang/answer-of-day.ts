// What surrounds every answer about a day: its date, its place and the engine.

import { isoDate } from '../../engine/place/civil.ts';
import { type AskQuery, ask } from '../asked.ts';
import { requireServedDay } from '../dates.ts';
import { locationOf } from '../location-echo.ts';
import type { Location } from '../places/locations.ts';
import type { Service } from '../service.ts';
import { type PanchangDay, panchangDay } from './day.ts';
import { engineOf } from './engine.ts';

/** How an operation on a day is asked. */
export interface DayQuery extends AskQuery {
  /** civil day number */
  readonly date: number;
}

/** Answers a request about a day with what a section says of it. Dates out of range and unsupported regions are refused. */
export async function answerOfDay<T extends object>(
  service: Service,
  query: DayQuery,
  usual: Location,
  section: (day: PanchangDay) => T,
) {
  requireServedDay(query.date);
  const asked = await ask(service, query, usual, { unsupportedRegion: 'refuse' });
  return {
    date: isoDate(query.date),
    ...section(panchangDay(asked, query.date)),
    location: locationOf(asked, query.date),
    engine: engineOf(service, asked),
  };
}
