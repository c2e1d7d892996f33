// What `nirnaya explain` says of each diagnostic of author tests.

import type { testEntries } from './entries-test.ts';

export const testParagraphs = {
  'not-a-test-file':
    'Tests are in `*.test.yaml` files, with `pack: NAME` and, under `tests:`, the expected results of its rules.',
  'bad-date': 'Write dates as YYYY-MM-DD, times of a date as YYYY-MM-DDTHH:MM, and windows as HH:MM..HH:MM.',
  'date-outside-year': 'Under a year, list every date on which the rule falls in that Gregorian year.',
  'nothing-tested': 'A test without an expected result cannot fail. Add one.',
  'unknown-place': 'Name a curated place, or give `{lat, lon, zone}`.',
  'unknown-clause':
    '`by` is the clause that left a single day, written as in the rule. It is `only day` where there was a single candidate, and `undecided` where the rule gives no date.',
  'unknown-reason':
    '`because` and `blocked_by` repeat the text after `because` in a line of the rule, or of a rule under its `with:`.',
  'pack-with-errors': 'A chain of packs with errors has no dates. Run `nirnaya check` to see every error.',
} as const satisfies Record<keyof typeof testEntries, string>;
