// Diagnostics of author tests.

export const testEntries = {
  'not-a-test-file': {
    severity: 'error',
    message: (p: { found: string }) =>
      `a file of tests is a map with \`pack\` and \`tests\`; this is ${p.found}`,
    paragraph:
      'Author tests stand in `*.test.yaml` files: `pack: NAME`, and under `tests:` the expected results of its rules.',
  },
  'bad-date': {
    severity: 'error',
    message: (p: { text: string; wanted: string }) => `\`${p.text}\` is not ${p.wanted}`,
    paragraph: 'Dates are written YYYY-MM-DD, moments of a day YYYY-MM-DDTHH:MM, windows HH:MM..HH:MM.',
  },
  'date-outside-year': {
    severity: 'error',
    message: (p: { date: string; year: number }) => `${p.date} does not lie in ${p.year}`,
    paragraph: 'A year lists all the dates that the rule has in that Gregorian year.',
  },
  'nothing-tested': {
    severity: 'error',
    message: (p: { fields: string }) => `the test claims nothing: it needs one of ${p.fields}`,
    paragraph: 'A test without a claim could never fail.',
  },
  'unknown-place': {
    severity: 'error',
    message: (p: { name: string }) => `\`${p.name}\` is not a known place`,
    paragraph: 'A place is one of the curated ones by name, or `{lat, lon, zone}`.',
  },
  'unknown-clause': {
    severity: 'error',
    message: (p: { clause: string; code: string }) => `${p.code} has no clause \`${p.clause}\``,
    paragraph:
      '`by` names the clause that left a single day, as the rule has it; `only day` where none had to, `undecided` where none could.',
  },
  'unknown-reason': {
    severity: 'error',
    message: (p: { text: string; code: string }) => `no line of ${p.code} says "${p.text}"`,
    paragraph:
      '`because` and `blocked_by` repeat the text after `because` in a line of the rule, or of one that it weighs with its own.',
  },
  'pack-with-errors': {
    severity: 'error',
    message: (p: { pack: string; why: string }) =>
      `\`${p.pack}\` has errors, so nothing in it can be tested: ${p.why}`,
    paragraph: 'A chain of packs with errors has no dates. `nirnaya check` shows every error.',
  },
} as const;
