// Diagnostics of author tests.

export const testEntries = {
  'not-a-test-file': {
    severity: 'error',
    message: (p: { found: string }) => `expected a map with \`pack\` and \`tests\`, found ${p.found}`,
  },
  'bad-date': {
    severity: 'error',
    message: (p: { text: string; wanted: string }) => `\`${p.text}\` is not ${p.wanted}`,
  },
  'date-outside-year': {
    severity: 'error',
    message: (p: { date: string; year: number }) => `${p.date} is not in ${p.year}`,
  },
  'nothing-tested': {
    severity: 'error',
    message: (p: { fields: string }) => `the test has no expected result: add one of ${p.fields}`,
  },
  'unknown-place': {
    severity: 'error',
    message: (p: { name: string }) => `unknown place \`${p.name}\``,
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
    message: (p: { pack: string; why: string }) => `cannot test \`${p.pack}\`, which has errors: ${p.why}`,
  },
} as const;
