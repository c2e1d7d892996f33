// Diagnostics of packs: their fields, codes, chains.

export const packEntries = {
  'not-a-pack': {
    severity: 'error',
    message: (p: { found: string }) => `expected a map with \`pack: NAME\`, found ${p.found}`,
  },
  'unknown-field': {
    severity: 'error',
    message: (p: { field: string; where: string }) => `unknown field \`${p.field}\` in ${p.where}`,
  },
  'missing-field': {
    severity: 'error',
    message: (p: { field: string; where: string }) => `missing field \`${p.field}\` in ${p.where}`,
  },
  'wrong-node': {
    severity: 'error',
    message: (p: { expected: string; found: string; field: string }) =>
      `\`${p.field}\` takes ${p.expected}, found ${p.found}`,
  },
  'conflicting-fields': {
    severity: 'error',
    message: (p: { field: string; other: string }) => `\`${p.field}\` cannot be combined with \`${p.other}\``,
  },
  'misplaced-field': {
    severity: 'error',
    message: (p: { field: string; code: string }) =>
      `\`${p.field}\` is at the level of the rules: indent it under ${p.code}`,
  },
  'month-twice': {
    severity: 'error',
    message: (p: { name: string }) => `two months of the calendar are named \`${p.name}\``,
  },
  'not-a-month': {
    severity: 'error',
    message: (p: { calendar: string }) =>
      `the months of \`${p.calendar}\` do not begin with the Sun entering a sign`,
  },
  'bad-code': {
    severity: 'error',
    message: (p: { code: string }) =>
      `\`${p.code}\` is not a valid rule code: use the form FESTIVAL_NAME or VRAT_NAME`,
  },
  'bad-name': {
    severity: 'error',
    message: (p: { name: string; what: string; letters: string }) =>
      `\`${p.name}\` is not a valid name for ${p.what}: use ${p.letters}`,
  },
  'value-not-allowed': {
    severity: 'error',
    message: (p: { field: string; value: string; allowed: string }) =>
      `\`${p.value}\` is not a value of \`${p.field}\`: expected one of ${p.allowed}`,
  },
  'unknown-tag': {
    severity: 'warning',
    message: (p: { tag: string }) => `unknown tag \`${p.tag}\``,
  },
  'missing-authority': {
    severity: 'error',
    message: (p: { code: string }) => `${p.code} cites no authority`,
  },
  uncited: {
    severity: 'error',
    message: (p: { work: string }) => `the work \`${p.work}\` is not listed under \`works:\``,
  },
  'provisional-without-note': {
    severity: 'warning',
    message: (p: { work: string }) => `the PROVISIONAL citation of \`${p.work}\` has no \`note\``,
  },
  'unread-not-provisional': {
    severity: 'warning',
    message: (p: { work: string; level: string }) =>
      `the citation of \`${p.work}\` is ${p.level}, but its note says that the work was not read: use PROVISIONAL`,
  },
  'inferred-without-fits': {
    severity: 'error',
    message: (p: { work: string }) => `the INFERRED citation of \`${p.work}\` has no \`fits\``,
  },
  'duplicate-code': {
    severity: 'error',
    message: (p: { code: string }) => `\`${p.code}\` is defined twice in this pack`,
  },
  'code-redefined': {
    severity: 'error',
    message: (p: { code: string }) => `\`${p.code}\` is already defined by a parent pack`,
  },
  'missing-base-code': {
    severity: 'error',
    message: (p: { code: string; mode: string }) =>
      `cannot ${p.mode} \`${p.code}\`: no parent pack defines it`,
  },
  'two-parents': {
    severity: 'error',
    message: (p: { pack: string; first: string; second: string }) =>
      `the files of \`${p.pack}\` disagree: one extends \`${p.first}\`, another \`${p.second}\``,
  },
  'two-places': {
    severity: 'error',
    message: (p: { pack: string; first: string; second: string }) =>
      `the files of \`${p.pack}\` disagree: one states the place \`${p.first}\`, another \`${p.second}\``,
  },
  'two-skies': {
    severity: 'error',
    message: (p: { first: string; firstSky: string; second: string; secondSky: string }) =>
      `two parents state different skies: \`${p.first}\` ${p.firstSky}, \`${p.second}\` ${p.secondSky}`,
  },
  'sky-option': {
    severity: 'error',
    message: (p: { siddhanta: string; option: string }) =>
      `\`${p.option}\` is a correction of surya_siddhanta; ${p.siddhanta} has none`,
  },
  'unknown-pack': {
    severity: 'error',
    message: (p: { name: string }) => `unknown pack \`${p.name}\``,
  },
  'chain-too-long': {
    severity: 'error',
    message: (p: { pack: string; most: number }) =>
      `the chain of \`${p.pack}\` has more than ${p.most} packs`,
  },
  'missing-extends': {
    severity: 'error',
    message: (p: { name: string; count: number }) =>
      `\`${p.name}\` extends no pack and uses ${p.count} undefined names, which are not listed`,
  },
  'stray-pack': {
    severity: 'error',
    message: (p: { name: string; meant: string }) =>
      `no pack extends \`${p.name}\`, which defines names that \`${p.meant}\` lacks; these are not listed`,
  },
  'cyclic-packs': {
    severity: 'error',
    message: (p: { cycle: string }) => `packs extend each other in a cycle: ${p.cycle}`,
  },
} as const;
