// Diagnostics of whole rules: their parts, their order, the lints.

export const ruleEntries = {
  'missing-observe': {
    severity: 'error',
    message: (p: { code: string }) =>
      `${p.code} needs one of \`observe\`, \`holds\`, \`score\` or \`result\``,
  },
  'missing-decide': {
    severity: 'error',
    message: (p: { code: string }) => `${p.code} has no \`decide\`, and its target may touch several days`,
  },
  'not-of-chain': {
    severity: 'error',
    message: (p: { code: string; chain: string }) =>
      `\`${p.code}\` is not among the \`days\` of the chain ${p.chain}`,
  },
  'not-closed': {
    severity: 'error',
    message: (_: object) =>
      'the clauses may leave several days: end with `then first`, `then last` or `undecided`',
  },
  'after-close': {
    severity: 'error',
    message: (p: { clause: string }) => `\`${p.clause}\` is never evaluated: an earlier clause ends the rule`,
  },
  'uncited-clause': {
    severity: 'error',
    message: (p: { work: string; owner: string }) =>
      `this clause names \`${p.work}\`, which ${p.owner} does not cite`,
  },
  'uncited-place': {
    severity: 'error',
    message: (p: { work: string; place: string }) =>
      `no citation of \`${p.work}\` has the place "${p.place}"`,
  },
  'unclear-authority': {
    severity: 'error',
    message: (p: { work: string }) => `\`${p.work}\` is cited at several places: name one of them`,
  },
  'require-after-prefer': {
    severity: 'warning',
    message: (_: object) => '`require` after `prefer`: a day that `prefer` dropped cannot come back',
  },
  'fallback-without-target': {
    severity: 'warning',
    message: (_: object) => '`then first` may choose a day that ends before the target begins',
  },
  'no-effect': {
    severity: 'warning',
    message: (p: { clause: string }) => `\`${p.clause}\` repeats an earlier clause and has no effect`,
  },
  'rules-too-deep': {
    severity: 'error',
    message: (p: { code: string; most: number }) =>
      `${p.code} depends on a chain of more than ${p.most} rules`,
  },
  'too-many-lines': {
    severity: 'error',
    message: (p: { code: string; lines: number; most: number }) =>
      `${p.code} has ${p.lines} lines, with those of the rules under \`with:\`; at most ${p.most} are allowed`,
  },
  'cyclic-rules': {
    severity: 'error',
    message: (p: { cycle: string }) => `rules refer to each other in a cycle: ${p.cycle}`,
  },
  'disabled-but-referenced': {
    severity: 'warning',
    message: (p: { code: string }) => `\`${p.code}\` is disabled in this chain, but this rule depends on it`,
  },
  'unused-let': {
    severity: 'warning',
    message: (p: { name: string }) => `the let \`${p.name}\` is never used`,
  },
  'unused-input': {
    severity: 'warning',
    message: (p: { name: string }) => `the input \`${p.name}\` is never used`,
  },
  'shadowed-name': {
    severity: 'error',
    message: (p: { name: string }) => `\`${p.name}\` is a keyword of the language and cannot be a name`,
  },
} as const;
