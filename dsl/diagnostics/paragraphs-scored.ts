// What `nirnaya explain` says of each diagnostic of rules that score, of chakras, and of the calendars of the world.

import type { scoredEntries } from './entries-scored.ts';

export const scoredParagraphs = {
  'bad-label':
    'Ratings and the labels of a hierarchy are codes that clients store, such as EXCELLENT or BHADRA.',
  'unknown-label':
    '`as LABEL` ranks a line by the list `hierarchy:`, highest first. Add the label to the list, or use one of its labels.',
  'unknown-rating':
    '`flawless:` lists ratings that are given only if no line subtracts points. List ratings under `ratings:` of the rule, or of a rule in `with`.',
  'not-scored':
    '`with` combines rules of the same kind: muhurats, which rate times, or suitabilities, which rate days.',
  'event-twice':
    'One rule rates days for an event. A pack of a region or tradition changes it with `override` or `extend`.',
  'needs-sky':
    'A chakra is computed from its inputs and from tables alone. Pass a value of the sky as an input.',
  'unknown-calendar':
    'A date belongs to the Gregorian year, to Easter, or to a calendar under `calendars:` of a pack.',
} as const satisfies Record<keyof typeof scoredEntries, string>;
