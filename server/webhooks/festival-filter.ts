// What `festival.upcoming` is asked for: a place, a tradition, festivals, how long before, at which hour.

import type { ContextQuery } from '../../app/context/request-context.ts';
import type { Religion } from '../../app/world/religions.ts';

/** The most days that a festival is announced before its date. */
export const mostAhead = 30;

/** What `festival.upcoming` is asked for; the place is named by location_id, coordinates or region. */
export interface FestivalFilter extends Omit<ContextQuery, 'tz'> {
  /** codes or names of festivals; undefined: all */
  readonly festivals?: readonly string[] | undefined;
  /** only festivals of these religions, by the rules of the world's festivals where no pack is named; undefined: any */
  readonly religions?: readonly Religion[] | undefined;
  readonly days_ahead: number;
  /** 0..23, of the clock of the place */
  readonly at_hour: number;
}

/** A filter as the store keeps it. */
export const filterText = (filter: FestivalFilter): string => JSON.stringify(filter);

/** A filter that the store has kept. */
export const filterOf = (text: string): FestivalFilter => JSON.parse(text) as FestivalFilter;
