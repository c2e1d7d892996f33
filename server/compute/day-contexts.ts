// The cache of day contexts of a thread.

import type { dayContextAnswer } from '@nirnaya/contract/panchang';
import type { z } from '@nirnaya/contract/schema';
import { LRUCache } from 'lru-cache';

/** The context of a day, as answered. */
export type DayContext = z.output<typeof dayContextAnswer>;

/** Day contexts of a thread, by what they depend on. */
export type DayContexts = LRUCache<string, Omit<DayContext, '_cache'>>;

/** Six hours, in milliseconds. */
const maxAge = 6 * 3_600_000;

/** Day contexts that are cached: some 10 kB each. */
const most = 500;

/** A cache of day contexts; the longest unused gives way. */
export const openDayContexts = (now: () => number): DayContexts =>
  new LRUCache({ max: most, ttl: maxAge, perf: { now }, ttlResolution: 0 });
