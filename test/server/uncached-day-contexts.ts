// Day contexts that are computed again each time.

import { LRUCache } from 'lru-cache';
import type { DayContexts } from '../../server/compute/day-contexts.ts';

/** A cache for which every day context is too large. */
export const uncachedDayContexts = (): DayContexts => new LRUCache({ maxSize: 1, sizeCalculation: () => 2 });
