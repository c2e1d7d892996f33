// What a calendar file of festivals is written from: its title and its events, before they become iCalendar.

import { named } from '../schema/named.ts';
import { z } from '../schema/zod.ts';

/** A named time of an observance, as an event of its own. */
const timedEvent = z.object({
  uid: z.string(),
  label: named('known', z.string()),
  /** ISO 8601 with offset */
  start_at: z.string(),
  end_at: z.string(),
});

/** An observance, from its first day to its last. */
const dayEvent = z.object({
  /** the same whatever date the rules decide */
  uid: z.string(),
  code: z.string(),
  variant: z.string().nullable(),
  name: named('observance', z.string()),
  name_sa: z.string().nullable(),
  reason: named('sentence', z.string()),
  /** null where nothing is written of it */
  summary: z.string().nullable(),
  categories: z.array(z.string()),
  /** ISO dates */
  date: z.string(),
  end_date: z.string(),
  windows: z.array(timedEvent),
});

/** Calendar of festivals. */
export const feedContent = z.object({
  /** where the festivals are observed, and after whose rules */
  title: z.string(),
  language: z.string(),
  /** IANA zone of the civil days */
  zone: z.string(),
  /** minutes before the beginning of each event; null: no alarm */
  alarm: z.int().nullable(),
  /** revision of what decided the dates: a number that only grows, and since when it is in force */
  revision: z.object({ number: z.int(), date: z.string() }),
  events: z.array(dayEvent),
});
