// Diagnostics of expressions: spelling, names, types, units.

export const expressionEntries = {
  'list-length': {
    severity: 'error',
    message: (p: { found: number; count: number; kind: string }) =>
      `a list looked up by ${p.kind} needs ${p.count} values, found ${p.found}`,
  },
  syntax: {
    severity: 'error',
    message: (p: { found: string; expected: string }) => `found ${p.found}, expected ${p.expected}`,
  },
  'unknown-name': {
    severity: 'error',
    message: (p: { name: string; kind: string }) =>
      p.kind === 'name' ? `unknown name \`${p.name}\`` : `\`${p.name}\` is not the name of a ${p.kind}`,
  },
  'tithi-in-other-half': {
    severity: 'error',
    message: (p: { name: string; half: string; own: string }) =>
      `\`${p.half} ${p.name}\` does not exist: ${p.name} ends the ${p.own} half`,
  },
  'unknown-rule': {
    severity: 'error',
    message: (p: { code: string }) => `no rule has the code \`${p.code}\` in this chain`,
  },
  'way-of-a-way': {
    severity: 'error',
    message: (p: { code: string }) =>
      `\`of\` must name the general observance: \`${p.code}\` has an \`of\` itself`,
  },
  'instance-of-itself': {
    severity: 'error',
    message: (p: { code: string }) => `\`${p.code}\` is an instance of itself`,
  },
  'unknown-variant': {
    severity: 'error',
    message: (p: { key: string; code: string }) => `${p.code} has no variant \`${p.key}\``,
  },
  'unknown-kala': {
    severity: 'error',
    message: (p: { name: string }) => `unknown window or value \`${p.name}\``,
  },
  'unknown-table': {
    severity: 'error',
    message: (p: { name: string }) => `unknown table \`${p.name}\``,
  },
  'unknown-anchor': {
    severity: 'error',
    message: (p: { name: string }) => `\`${p.name}\` is not defined here`,
  },
  'missing-input': {
    severity: 'error',
    message: (p: { code: string; input: string; kind: string }) =>
      `\`${p.code}\` needs the input \`${p.input}\`, a ${p.kind}, which is not given here`,
  },
  'ambiguous-name': {
    severity: 'error',
    message: (p: { name: string; kinds: string }) => `\`${p.name}\` is ambiguous: it may be a ${p.kinds}`,
  },
  'type-mismatch': {
    severity: 'error',
    message: (p: { expected: string; found: string; context: string }) =>
      `expected ${p.expected}, found ${p.found}${p.context === 'here' ? '' : ` (${p.context})`}`,
  },
  'unit-mismatch': {
    severity: 'error',
    message: (p: { left: string; right: string }) =>
      `${p.left} and ${p.right} cannot be compared or combined`,
  },
  'cyclic-name-arithmetic': {
    severity: 'error',
    message: (p: { name: string }) => `\`${p.name}\` is a name in a cycle and cannot be used as a number`,
  },
  'spans-and-truth': {
    severity: 'error',
    message: (p: { operator: string }) => `\`${p.operator}\` combines spans of time with a truth value`,
  },
  'span-as-truth': {
    severity: 'error',
    message: (_: object) =>
      'expected a truth value, found spans of time: add `at sunrise`, `touches ...` or `covers ...`',
  },
  'bare-ghati': {
    severity: 'error',
    message: (_: object) => 'ambiguous unit `ghati`: write `fixed ghati` (24 minutes) or `ghati of day`',
  },
  'missing-window': {
    severity: 'error',
    message: (p: { unit: string }) =>
      `\`${p.unit}\` needs a window: write \`${p.unit} of day\` or \`${p.unit} of night\``,
  },
  'part-out-of-range': {
    severity: 'error',
    message: (p: { part: number; count: number }) => `part ${p.part} of ${p.count} does not exist`,
  },
  'number-out-of-range': {
    severity: 'error',
    message: (p: { what: string; allowed: string; found: number | 'nothing' }) =>
      `${p.what} must be ${p.allowed}, found ${p.found}`,
  },
  'ends-before-it-begins': {
    severity: 'error',
    message: (_: object) => 'this window ends before it begins, on every day',
  },
  'empty-list': {
    severity: 'error',
    message: (_: object) => 'an empty list matches nothing',
  },
  'table-key': {
    severity: 'error',
    message: (p: { key: string; kind: string }) =>
      `\`${p.key}\` is not a valid key: this table is looked up by ${p.kind}`,
  },
  'table-key-twice': {
    severity: 'error',
    message: (p: { key: string }) => `duplicate key \`${p.key}\` in the table, perhaps in another spelling`,
  },
  'table-value': {
    severity: 'error',
    message: (p: { value: string; expected: string }) =>
      `expected ${p.expected} in the table, found \`${p.value}\``,
  },
  'cyclic-kala': {
    severity: 'error',
    message: (p: { cycle: string }) => `kalas refer to each other in a cycle: ${p.cycle}`,
  },
  'cyclic-let': {
    severity: 'error',
    message: (p: { cycle: string }) => `lets refer to each other in a cycle: ${p.cycle}`,
  },
  'too-many-days': {
    severity: 'error',
    message: (p: { days: number; most: number }) =>
      `an offset of ${p.days} days is too large: at most ${p.most} are allowed`,
  },
  'far-offset': {
    severity: 'warning',
    message: (p: { days: number }) =>
      `an offset of ${p.days} days may reach into another year, where the day is not found`,
  },
  'too-much-meant': {
    severity: 'error',
    message: (p: { name: string; most: number }) => `\`${p.name}\` expands to more than ${p.most} terms`,
  },
} as const;
