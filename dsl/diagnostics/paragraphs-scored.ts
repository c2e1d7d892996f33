// What `nirnaya explain` says of each diagnostic of rules that score, of chakras, and of the calendars of the world.

import type { scoredEntries } from './entries-scored.ts';

export const scoredParagraphs = {
  'bad-label': 'Ratings and the labels of a hierarchy are codes that clients keep: EXCELLENT, BHADRA.',
  'unknown-label':
    'A line that says `as LABEL` takes its rank from the list `hierarchy:`, the highest first.',
  'not-scored': '`with` names rules of the same kind: muhurats of times, or suitabilities of days.',
  'event-twice': 'A day is scored for an event by one rule, which other packs override or extend.',
  'needs-sky':
    'A chakra is computed from its inputs and from tables alone; values of the sky are passed in as inputs.',
  'unknown-calendar':
    'Dates are of the Gregorian year, of Easter, or of a calendar that a pack defines under `calendars:`.',
} as const satisfies Record<keyof typeof scoredEntries, string>;
