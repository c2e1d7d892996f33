// Diagnostics of expressions: spelling, names, types, units.

export const expressionEntries = {
  'list-length': {
    severity: 'error',
    message: (p: { found: number; count: number; kind: string }) =>
      `a list that is looked up by ${p.kind} has ${p.count} values, one for each; this has ${p.found}`,
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
      `${p.name} ends the ${p.own} half: there is no \`${p.half} ${p.name}\``,
  },
  'unknown-rule': {
    severity: 'error',
    message: (p: { code: string }) => `no rule has the code \`${p.code}\` in this chain`,
  },
  'way-of-a-way': {
    severity: 'error',
    message: (p: { code: string }) => `\`${p.code}\` is itself a tradition's way of keeping something`,
  },
  'instance-of-itself': {
    severity: 'error',
    message: (p: { code: string }) => `\`${p.code}\` is one of itself`,
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
    message: (p: { name: string }) => `there is no table \`${p.name}\``,
  },
  'unknown-anchor': {
    severity: 'error',
    message: (p: { name: string }) => `\`${p.name}\` has no meaning here`,
  },
  'missing-input': {
    severity: 'error',
    message: (p: { code: string; input: string; kind: string }) =>
      `\`${p.code}\` needs the input \`${p.input}\`, a ${p.kind}, which is not given here`,
  },
  'ambiguous-name': {
    severity: 'error',
    message: (p: { name: string; kinds: string }) => `\`${p.name}\` may be a ${p.kinds}`,
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
    message: (p: { name: string }) => `\`${p.name}\` is a name in a cycle, not a number`,
  },
  'spans-and-truth': {
    severity: 'error',
    message: (p: { operator: string }) => `\`${p.operator}\` joins spans of time and a truth`,
  },
  'span-as-truth': {
    severity: 'error',
    message: (_: object) =>
      'spans of time where a truth is wanted: say `at sunrise`, `touches ...` or `covers ...`',
  },
  'bare-ghati': {
    severity: 'error',
    message: (_: object) => 'say which ghati: `fixed ghati` (24 minutes) or `ghati of day`',
  },
  'missing-window': {
    severity: 'error',
    message: (p: { unit: string }) =>
      `a ${p.unit} of what? write \`${p.unit} of day\` or \`${p.unit} of night\``,
  },
  'part-out-of-range': {
    severity: 'error',
    message: (p: { part: number; count: number }) => `there is no part ${p.part} of ${p.count}`,
  },
  'number-out-of-range': {
    severity: 'error',
    message: (p: { what: string; min: number; max: number; found: number }) =>
      `${p.what} is from ${p.min} to ${p.max}, found ${p.found}`,
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
    message: (p: { key: string; kind: string }) => `\`${p.key}\` is not a key of the kind ${p.kind}`,
  },
  'table-key-twice': {
    severity: 'error',
    message: (p: { key: string }) => `\`${p.key}\` is in the table already, perhaps in another spelling`,
  },
  'table-value': {
    severity: 'error',
    message: (p: { value: string; expected: string }) =>
      `\`${p.value}\` in a table where ${p.expected} is wanted`,
  },
  'cyclic-kala': {
    severity: 'error',
    message: (p: { cycle: string }) => `kalas are defined by each other in a cycle: ${p.cycle}`,
  },
  'cyclic-let': {
    severity: 'error',
    message: (p: { cycle: string }) => `lets are defined by each other in a cycle: ${p.cycle}`,
  },
  'too-many-days': {
    severity: 'error',
    message: (p: { days: number; most: number }) =>
      `${p.days} days are too many to count from here: at most ${p.most}`,
  },
  'far-offset': {
    severity: 'warning',
    message: (p: { days: number }) =>
      `${p.days} days on may be in another year than its anchor: such a day is not found`,
  },
  'too-much-meant': {
    severity: 'error',
    message: (p: { name: string; most: number }) => `\`${p.name}\` expands to more than ${p.most} terms`,
  },
} as const;
