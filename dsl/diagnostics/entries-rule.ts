// Diagnostics of whole rules: their parts, their order, the lints.

export const ruleEntries = {
  'missing-observe': {
    severity: 'error',
    message: (p: { code: string }) => `${p.code} does not say what it observes`,
    paragraph:
      'A rule has `observe:`, the target whose day it decides; or `holds:`, a condition of spans; or `score:`; or `result:`.',
  },
  'missing-decide': {
    severity: 'error',
    message: (p: { code: string }) => `${p.code} does not say how its day is decided`,
    paragraph:
      'A tithi touches one to three days. `decide:` narrows them; only a target of whole days needs none.',
  },
  'not-of-chain': {
    severity: 'error',
    message: (p: { code: string; chain: string }) => `\`${p.code}\` is not a day of the chain ${p.chain}`,
    paragraph:
      'The anchor of a chain, and the neighbours that may share a day or stand apart, are among its `days:`.',
  },
  'not-closed': {
    severity: 'error',
    message: (_: object) =>
      'the clauses may leave several days: end with `then first`, `then last` or `undecided`',
    paragraph: 'A rule must say what happens when all its preferences leave more than one day.',
  },
  'after-close': {
    severity: 'error',
    message: (p: { clause: string }) => `\`${p.clause}\` after the rule is closed`,
    paragraph: '`then` and `undecided` close a rule; nothing after them is evaluated.',
  },
  'uncited-clause': {
    severity: 'error',
    message: (p: { work: string; owner: string }) =>
      `this clause is said to be the word of \`${p.work}\`, which ${p.owner} does not cite`,
    paragraph:
      'A clause may end in `by` and the key of a work: whose word it is. The work is one of those that the rule itself cites, here or in a parent pack, so that readers find what it says. Cite it under `cite:`, or name one that is cited.',
  },
  'uncited-place': {
    severity: 'error',
    message: (p: { work: string; place: string }) => `\`${p.work}\` is not cited at "${p.place}"`,
    paragraph:
      'Behind the work a clause may name the place in it, in quotes, as the `place:` of one of its citations has it, letter for letter.',
  },
  'unclear-authority': {
    severity: 'error',
    message: (p: { work: string }) => `\`${p.work}\` is cited several times: say which of them`,
    paragraph:
      'Where a rule cites one work at several places, a clause says at which it stands: `by dharmasindhu "2.3"`, in the words of the `place:` there. Without a place it is the citation that has none.',
  },
  'require-after-prefer': {
    severity: 'warning',
    message: (_: object) => '`require` after `prefer`: a day that `prefer` dropped cannot come back',
    paragraph: 'Narrowing never goes back. Requirements usually come first.',
  },
  'fallback-without-target': {
    severity: 'warning',
    message: (_: object) => '`then first` may choose a day that ends before the target begins',
    paragraph:
      'Where the target begins after the window of one night and ends before that of the next, no day has it in the window, and the first day is the one before the night in which it begins. Prefer the day of its sunrise before `then first`: `prefer target touches nishita or target at sunrise`.',
  },
  'no-effect': {
    severity: 'warning',
    message: (p: { clause: string }) => `\`${p.clause}\` repeats an earlier clause and has no effect`,
    paragraph: 'The same clause narrows only once.',
  },
  'rules-too-deep': {
    severity: 'error',
    message: (p: { code: string; most: number }) =>
      `${p.code} depends on more than ${p.most} rules, each on the next`,
    paragraph:
      'A rule may name another, and that one a third. To decide a date all of them are decided, so the depth is bounded.',
  },
  'too-many-lines': {
    severity: 'error',
    message: (p: { code: string; lines: number; most: number }) =>
      `${p.code} weighs ${p.lines} lines with those of the rules under \`with:\`; at most ${p.most}`,
    paragraph:
      'A rule that scores weighs the lines of each rule under its `with:`, and theirs; one that is reached in several ways counts each time.',
  },
  'cyclic-rules': {
    severity: 'error',
    message: (p: { cycle: string }) => `rules refer to each other in a cycle: ${p.cycle}`,
    paragraph: 'The day of a rule cannot depend on itself.',
  },
  'disabled-but-referenced': {
    severity: 'warning',
    message: (p: { code: string }) => `\`${p.code}\` is disabled in this chain, but this rule depends on it`,
    paragraph: 'A disabled rule still computes for rules that refer to it; it is only not observed.',
  },
  'unused-let': {
    severity: 'warning',
    message: (p: { name: string }) => `the let \`${p.name}\` is never used`,
    paragraph: 'A let that nothing uses is a leftover, or a clause was forgotten.',
  },
  'unused-input': {
    severity: 'warning',
    message: (p: { name: string }) => `the input \`${p.name}\` is never used`,
    paragraph:
      'A caller would have to supply a value that changes nothing; perhaps a let has taken its name.',
  },
  'shadowed-name': {
    severity: 'error',
    message: (p: { name: string }) => `\`${p.name}\` is a word of the language`,
    paragraph: 'A kala or calendar cannot take a name that the language has already given a meaning.',
  },
} as const;
