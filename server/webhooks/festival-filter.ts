// Filters of `festival.upcoming` as the store keeps them, and their bound.

import type { FestivalFilter } from '../compute/festival-filter.ts';

/** A filter as the store keeps it. */
export const filterText = (filter: FestivalFilter): string => JSON.stringify(filter);

/** A filter that the store has kept. */
export const filterOf = (text: string): FestivalFilter => JSON.parse(text) as FestivalFilter;
