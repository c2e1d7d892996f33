// What `nirnaya explain` says of each diagnostic of author tests.

import type { testEntries } from './entries-test.ts';

export const testParagraphs = {
  'not-a-test-file':
    'Author tests stand in `*.test.yaml` files: `pack: NAME`, and under `tests:` the expected results of its rules.',
  'bad-date': 'Dates are written YYYY-MM-DD, moments of a day YYYY-MM-DDTHH:MM, windows HH:MM..HH:MM.',
  'date-outside-year': 'A year lists all the dates that the rule has in that Gregorian year.',
  'nothing-tested': 'A test without a claim could never fail.',
  'unknown-place': 'A place is one of the curated ones by name, or `{lat, lon, zone}`.',
  'unknown-clause':
    '`by` names the clause that left a single day, as the rule has it; `only day` where none had to, `undecided` where none could.',
  'unknown-reason':
    '`because` and `blocked_by` repeat the text after `because` in a line of the rule, or of one that it weighs with its own.',
  'pack-with-errors': 'A chain of packs with errors has no dates. `nirnaya check` shows every error.',
} as const satisfies Record<keyof typeof testEntries, string>;
