// Diagnostics of expressions: spelling, names, types, units.

export const expressionEntries = {
  'list-length': {
    severity: 'error',
    message: (p: { found: number; count: number; kind: string }) =>
      `a list that is looked up by ${p.kind} has ${p.count} values, one for each; this has ${p.found}`,
    paragraph:
      'The values of a list go by the order of their kind, so that one that is left out moves all that follow. Write all of them, `none` where there is no value, or a map with the keys that have one.',
  },
  syntax: {
    severity: 'error',
    message: (p: { found: string; expected: string }) => `found ${p.found}, expected ${p.expected}`,
    paragraph: 'The text is not an expression of the rule language. Parentheses show what belongs together.',
  },
  'unknown-name': {
    severity: 'error',
    message: (p: { name: string; kind: string }) =>
      p.kind === 'name' ? `unknown name \`${p.name}\`` : `\`${p.name}\` is not the name of a ${p.kind}`,
    paragraph:
      'Names of months, tithis, stars, signs, weekdays and calendars begin with a capital and are known by a list.',
  },
  'tithi-in-other-half': {
    severity: 'error',
    message: (p: { name: string; half: string; own: string }) =>
      `${p.name} ends the ${p.own} half: there is no \`${p.half} ${p.name}\``,
    paragraph:
      'Purnima is the fifteenth tithi of the bright half, Shukla, and Amavasya the fifteenth of the dark half, Krishna. Their names say the half; write them alone.',
  },
  'unknown-rule': {
    severity: 'error',
    message: (p: { code: string }) => `no rule has the code \`${p.code}\` in this chain`,
    paragraph: 'A rule may refer to another by its code, if the chain of packs has it.',
  },
  'way-of-a-way': {
    severity: 'error',
    message: (p: { code: string }) => `\`${p.code}\` is itself a tradition's way of keeping something`,
    paragraph:
      'With `of` a rule says that it is how a tradition keeps an observance. It names the rule of the observance itself, not that of another tradition that names it.',
  },
  'instance-of-itself': {
    severity: 'error',
    message: (p: { code: string }) => `\`${p.code}\` is one of itself`,
    paragraph:
      'With `instance_of` a rule says of which observances it is one: Soma Pradosha of Pradosha. These lead from the special to the general and never back.',
  },
  'unknown-variant': {
    severity: 'error',
    message: (p: { key: string; code: string }) => `${p.code} has no variant \`${p.key}\``,
    paragraph:
      'What `named` gives is the key of a variant: under `variants:` the rule has the names of its occurrences by their keys.',
  },
  'unknown-kala': {
    severity: 'error',
    message: (p: { name: string }) => `unknown window or value \`${p.name}\``,
    paragraph:
      'A word in small letters is a kala of the packs, a `let` of the rule, or a word of the language such as `day`.',
  },
  'unknown-table': {
    severity: 'error',
    message: (p: { name: string }) => `there is no table \`${p.name}\``,
    paragraph: 'The name before `by` is a table of the packs, or a list written in place.',
  },
  'unknown-anchor': {
    severity: 'error',
    message: (p: { name: string }) => `\`${p.name}\` has no meaning here`,
    paragraph: '`target` is what a rule observes; a kala and the target itself have none.',
  },
  'missing-input': {
    severity: 'error',
    message: (p: { code: string; input: string; kind: string }) =>
      `\`${p.code}\` needs the input \`${p.input}\`, a ${p.kind}, which is not given here`,
    paragraph:
      'A condition with inputs takes them from the rule that names it: that rule must have inputs of the same names and kinds. Kalas, calendars and observances have none.',
  },
  'ambiguous-name': {
    severity: 'error',
    message: (p: { name: string; kinds: string }) => `\`${p.name}\` may be a ${p.kinds}`,
    paragraph:
      'Some names are shared: Magha is a month and a star, Shukla a half and a yoga. Write the kind before the name.',
  },
  'type-mismatch': {
    severity: 'error',
    message: (p: { expected: string; found: string; context: string }) =>
      `expected ${p.expected}, found ${p.found}${p.context === 'here' ? '' : ` (${p.context})`}`,
    paragraph:
      'Every expression has a type: spans of time, an instant, a truth, a duration, a number, a label, a text.',
  },
  'unit-mismatch': {
    severity: 'error',
    message: (p: { left: string; right: string }) =>
      `${p.left} and ${p.right} cannot be compared or combined`,
    paragraph:
      'Durations go with durations, numbers with numbers, tithis with tithis. Give the number a unit.',
  },
  'cyclic-name-arithmetic': {
    severity: 'error',
    message: (p: { name: string }) => `\`${p.name}\` is a name in a cycle, not a number`,
    paragraph:
      'Months, tithis and stars follow each other in a cycle; name the one that is meant, or count with `count from ... to ...`.',
  },
  'spans-and-truth': {
    severity: 'error',
    message: (p: { operator: string }) => `\`${p.operator}\` joins spans of time and a truth`,
    paragraph:
      '`A and B touches C` reads as `A and (B touches C)`. Put parentheses about the spans, or compare both sides to something.',
  },
  'span-as-truth': {
    severity: 'error',
    message: (_: object) =>
      'spans of time where a truth is wanted: say `at sunrise`, `touches ...` or `covers ...`',
    paragraph: 'Spans hold at some times and not at others; a clause must say at which time they matter.',
  },
  'bare-ghati': {
    severity: 'error',
    message: (_: object) => 'say which ghati: `fixed ghati` (24 minutes) or `ghati of day`',
    paragraph: 'Texts use ghati both for 24 minutes and for the thirtieth part of the day or night.',
  },
  'missing-window': {
    severity: 'error',
    message: (p: { unit: string }) =>
      `a ${p.unit} of what? write \`${p.unit} of day\` or \`${p.unit} of night\``,
    paragraph:
      'A muhurta is a fifteenth and a prahara a quarter of the day or of the night, so its length changes with the season.',
  },
  'part-out-of-range': {
    severity: 'error',
    message: (p: { part: number; count: number }) => `there is no part ${p.part} of ${p.count}`,
    paragraph: 'The parts of a window are counted from 1 to as many as there are.',
  },
  'number-out-of-range': {
    severity: 'error',
    message: (p: { what: string; min: number; max: number; found: number }) =>
      `${p.what} is from ${p.min} to ${p.max}, found ${p.found}`,
    paragraph: 'The number is outside of the range that is allowed here.',
  },
  'ends-before-it-begins': {
    severity: 'error',
    message: (_: object) => 'this window ends before it begins, on every day',
    paragraph:
      'A window runs from an earlier instant to a later one. A sunrise, a sunset and a clock time without more are those of the day in question, and a day begins with its sunrise: the sunrise that ends its night is `sunrise of next day`.',
  },
  'empty-list': {
    severity: 'error',
    message: (_: object) => 'an empty list matches nothing',
    paragraph: 'Nothing is among no values: name at least one.',
  },
  'table-key': {
    severity: 'error',
    message: (p: { key: string; kind: string }) => `\`${p.key}\` is not a key of the kind ${p.kind}`,
    paragraph: 'A table is keyed by the names of the quantity it is looked up by.',
  },
  'table-key-twice': {
    severity: 'error',
    message: (p: { key: string }) => `\`${p.key}\` is in the table already, perhaps in another spelling`,
    paragraph: 'Two spellings of one name are one key; of two values the second would silently win.',
  },
  'table-value': {
    severity: 'error',
    message: (p: { value: string; expected: string }) =>
      `\`${p.value}\` in a table where ${p.expected} is wanted`,
    paragraph: 'Where a table is compared with a quantity, its values are names of that quantity.',
  },
  'cyclic-kala': {
    severity: 'error',
    message: (p: { cycle: string }) => `kalas are defined by each other in a cycle: ${p.cycle}`,
    paragraph: 'A kala comes down to sunrise, sunset and the angas in the end.',
  },
  'cyclic-let': {
    severity: 'error',
    message: (p: { cycle: string }) => `lets are defined by each other in a cycle: ${p.cycle}`,
    paragraph: 'A let may use others, but not itself.',
  },
  'too-many-days': {
    severity: 'error',
    message: (p: { days: number; most: number }) =>
      `${p.days} days are too many to count from here: at most ${p.most}`,
    paragraph:
      'What lies more than a year from its anchor never comes about: a year is decided with some weeks of its neighbours at hand. Anchor it to something nearer.',
  },
  'far-offset': {
    severity: 'warning',
    message: (p: { days: number }) =>
      `${p.days} days on may be in another year than its anchor: such a day is not found`,
    paragraph:
      'A year is decided with some weeks of its neighbours at hand. A day that lies farther from its anchor is found only where both are in one year; anchor it to something nearer where that may not be.',
  },
  'too-much-meant': {
    severity: 'error',
    message: (p: { name: string; most: number }) => `\`${p.name}\` expands to more than ${p.most} terms`,
    paragraph:
      'Names may be built of names, and each use counts: a let that uses another twice, which uses a third twice, means four times the third. No rule comes near the bound; it keeps a short text from causing endless work.',
  },
} as const;
