// Warnings about what is allowed but probably not intended.

export const lintEntries = {
  'never-true': {
    severity: 'warning',
    message: (p: { why: string }) => `this can never hold: ${p.why}`,
  },
  'always-true': {
    severity: 'warning',
    message: (_: object) => 'this holds on every day, so that it changes nothing',
  },
  'unused-variant': {
    severity: 'warning',
    message: (p: { key: string }) => `no occurrence is the variant \`${p.key}\``,
  },
  'variant-without-name-sa': {
    severity: 'warning',
    message: (p: { key: string }) => `the variant \`${p.key}\` has no \`name_sa\``,
  },
  'duplicate-rule': {
    severity: 'warning',
    message: (p: { other: string }) => `this is \`${p.other}\` again: same name, same target, same clauses`,
  },
  unindexed: {
    severity: 'warning',
    message: (p: { code: string }) =>
      `\`${p.code}\` may fall on any day as far as the compiler can see, so it is tried on every day`,
  },
  'unit-suspicious': {
    severity: 'warning',
    message: (p: { amount: string; whole: string }) => `${p.amount} is more than ${p.whole}`,
  },
  shadowed: {
    severity: 'warning',
    message: (p: { name: string; what: string; pack: string }) =>
      `in this rule \`${p.name}\` is no longer the ${p.what} of ${p.pack}`,
  },
  'also-after-prefer': {
    severity: 'warning',
    message: (_: object) =>
      '`also` after `prefer`: the days that it adds have not passed the clauses before it',
  },
  'missing-keys': {
    severity: 'warning',
    message: (p: { keys: string; count: number }) =>
      `the table has no value for ${p.keys}, ${p.count === 1 ? 'the one key' : `the ${p.count} keys`} of its kind that it lacks`,
  },
  'empty-field': {
    severity: 'warning',
    message: (p: { field: string }) => `nothing is under \`${p.field}\``,
  },
  'unused-kala': {
    severity: 'warning',
    message: (p: { name: string }) => `no rule and no kala uses \`${p.name}\``,
  },
  'unused-table': {
    severity: 'warning',
    message: (p: { name: string }) => `no expression looks up \`${p.name}\``,
  },
  'unused-work': {
    severity: 'warning',
    message: (p: { work: string }) => `nothing cites \`${p.work}\``,
  },
  'ignore-without-effect': {
    severity: 'warning',
    message: (p: { code: string }) => `there is no \`${p.code}\` here to ignore`,
  },
  'ignore-without-reason': {
    severity: 'warning',
    message: (p: { code: string }) => `the \`ignore\` of \`${p.code}\` gives no reason`,
  },
  unreachable: {
    severity: 'warning',
    message: (p: { code: string; why: string }) => `nothing can ask for \`${p.code}\`: ${p.why}`,
  },
  untested: {
    severity: 'warning',
    message: (p: { code: string; pack: string }) => `no test covers \`${p.code}\` as ${p.pack} has it`,
  },
} as const;
