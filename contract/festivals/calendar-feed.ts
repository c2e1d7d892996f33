// What a calendar file is written from: its title and its events, before they become iCalendar.

import { named } from '../schema/named.ts';
import { z } from '../schema/zod.ts';

/** A named time of an observance, as an event of its own. */
const timedEvent = z.object({
  uid: z.string(),
  label: named('window', z.string()),
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

/** A stretch of a day that is good for an occasion, as an event. */
const muhuratEvent = z.object({
  uid: z.string(),
  /** of the rule */
  code: z.string(),
  name: named('observance', z.string()),
  /** the best of its parts */
  score: z.int(),
  rating: z.string(),
  start_at: z.string(),
  end_at: z.string(),
  /** what is alike throughout, in order */
  parts: z.array(
    z.object({
      start_at: z.string(),
      score: z.int(),
      supporting: named('reason', z.array(z.string())),
      opposing: named('reason', z.array(z.string())),
    }),
  ),
});

/** The tithi of a person, on its day or on the days between which it is open. */
const tithiEvent = z.object({
  uid: z.string(),
  /** of the rule */
  code: z.string(),
  /** as whoever made the feed wrote it; null: nothing was written */
  title: z.string().nullable(),
  name: named('observance', z.string()),
  tithi: named({ kind: 'tithi', keys: 'full tithi' }, z.string()),
  reason: named('sentence', z.string()),
  /** whether the works leave it between these days */
  open: z.boolean(),
  /** ISO dates */
  date: z.string(),
  end_date: z.string(),
  windows: z.array(timedEvent),
});

/** Calendar of festivals. */
export const feedContent = z.object({
  /** where the festivals are observed, and after whose rules */
  title: z.string(),
  /** what is said of all its events; null: nothing */
  note: z.string().nullable(),
  language: z.string(),
  /** IANA zone of the civil days */
  zone: z.string(),
  /** minutes before the beginning of each event; null: no alarm */
  alarm: z.int().nullable(),
  /** revision of what decided the dates: a number that only grows, and since when it is in force */
  revision: z.object({ number: z.int(), date: z.string() }),
  events: z.array(dayEvent),
  muhurats: z.array(muhuratEvent),
  tithis: z.array(tithiEvent),
});
