// What `festival.upcoming` is asked for: a place, a tradition, festivals, how long before, at which hour.

import type { ContextQuery } from '@nirnaya/app/context';
import type { Religion } from '@nirnaya/contract/world';

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
