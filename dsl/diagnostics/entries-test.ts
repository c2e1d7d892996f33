// Diagnostics of author tests.

export const testEntries = {
  'not-a-test-file': {
    severity: 'error',
    message: (p: { found: string }) =>
      `a file of tests is a map with \`pack\` and \`tests\`; this is ${p.found}`,
  },
  'bad-date': {
    severity: 'error',
    message: (p: { text: string; wanted: string }) => `\`${p.text}\` is not ${p.wanted}`,
  },
  'date-outside-year': {
    severity: 'error',
    message: (p: { date: string; year: number }) => `${p.date} does not lie in ${p.year}`,
  },
  'nothing-tested': {
    severity: 'error',
    message: (p: { fields: string }) => `the test claims nothing: it needs one of ${p.fields}`,
  },
  'unknown-place': {
    severity: 'error',
    message: (p: { name: string }) => `\`${p.name}\` is not a known place`,
  },
  'unknown-clause': {
    severity: 'error',
    message: (p: { clause: string; code: string }) => `${p.code} has no clause \`${p.clause}\``,
  },
  'unknown-reason': {
    severity: 'error',
    message: (p: { text: string; code: string }) => `no line of ${p.code} says "${p.text}"`,
  },
  'pack-with-errors': {
    severity: 'error',
    message: (p: { pack: string; why: string }) =>
      `\`${p.pack}\` has errors, so nothing in it can be tested: ${p.why}`,
  },
} as const;
