// Warnings about what is allowed but probably not intended.

export const lintEntries = {
  'never-true': {
    severity: 'warning',
    message: (p: { why: string }) => `this can never hold: ${p.why}`,
  },
  'always-true': {
    severity: 'warning',
    message: (_: object) => 'this condition always holds and has no effect',
  },
  'unused-variant': {
    severity: 'warning',
    message: (p: { key: string }) => `no occurrence uses the variant \`${p.key}\``,
  },
  'variant-without-name-sa': {
    severity: 'warning',
    message: (p: { key: string }) => `the variant \`${p.key}\` has no \`name_sa\``,
  },
  'duplicate-rule': {
    severity: 'warning',
    message: (p: { other: string }) =>
      `this rule repeats \`${p.other}\`: same name, same target, same clauses`,
  },
  unindexed: {
    severity: 'warning',
    message: (p: { code: string }) => `\`${p.code}\` cannot be indexed, so it is evaluated on every day`,
  },
  'unit-suspicious': {
    severity: 'warning',
    message: (p: { amount: string; whole: string }) => `${p.amount} is more than ${p.whole}`,
  },
  shadowed: {
    severity: 'warning',
    message: (p: { name: string; what: string; pack: string }) =>
      `\`${p.name}\` hides the ${p.what} of ${p.pack} in this rule`,
  },
  'also-after-prefer': {
    severity: 'warning',
    message: (_: object) =>
      '`also` after `prefer`: the days that it adds have not passed the clauses before it',
  },
  'missing-keys': {
    severity: 'warning',
    message: (p: { keys: string }) => `the table has no value for ${p.keys}`,
  },
  'empty-field': {
    severity: 'warning',
    message: (p: { field: string }) => `\`${p.field}\` is empty`,
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
    message: (p: { code: string }) =>
      `the \`ignore\` of \`${p.code}\` has no effect: this warning does not occur here`,
  },
  'ignore-without-reason': {
    severity: 'warning',
    message: (p: { code: string }) => `the \`ignore\` of \`${p.code}\` gives no reason`,
  },
  unreachable: {
    severity: 'warning',
    message: (p: { code: string; why: string }) => `no request can reach \`${p.code}\`: ${p.why}`,
  },
  untested: {
    severity: 'warning',
    message: (p: { code: string; pack: string }) => `no test covers \`${p.code}\` in ${p.pack}`,
  },
} as const;
