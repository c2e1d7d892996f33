// Diagnostics of packs: their fields, codes, chains.

export const packEntries = {
  'not-a-pack': {
    severity: 'error',
    message: (p: { found: string }) => `a pack is a map with \`pack: NAME\`; this is ${p.found}`,
    paragraph: 'Every file of a pack begins with the name of the pack it belongs to, `pack: NAME`.',
  },
  'unknown-field': {
    severity: 'error',
    message: (p: { field: string; where: string }) => `${p.where} has no field \`${p.field}\``,
    paragraph: 'A field that nothing reads is a mistake that would otherwise go unseen.',
  },
  'missing-field': {
    severity: 'error',
    message: (p: { field: string; where: string }) => `${p.where} needs the field \`${p.field}\``,
    paragraph: 'Without this field the entry has no meaning.',
  },
  'wrong-node': {
    severity: 'error',
    message: (p: { expected: string; found: string; field: string }) =>
      `\`${p.field}\` takes ${p.expected}, found ${p.found}`,
    paragraph: 'The value is of another shape than the field takes.',
  },
  'conflicting-fields': {
    severity: 'error',
    message: (p: { field: string; other: string }) => `\`${p.field}\` does not go with \`${p.other}\``,
    paragraph:
      'Each kind of rule has fields of its own: `observe` decides a day, `holds` gives spans of time, which have no day to decide, `score` weighs times or, with `over: day`, days, and `result` computes values from inputs.',
  },
  'misplaced-field': {
    severity: 'error',
    message: (p: { field: string; code: string }) =>
      `\`${p.field}\` is among the rules: indent it so that it belongs to ${p.code}`,
    paragraph:
      'The fields of a rule are indented further than its code. Whatever is beside the codes is a rule.',
  },
  'month-twice': {
    severity: 'error',
    message: (p: { name: string }) => `two months of the calendar are named \`${p.name}\``,
    paragraph:
      'A name stands for one month of a calendar, however many names the month has; of two months the first would never be meant.',
  },
  'not-a-month': {
    severity: 'error',
    message: (p: { calendar: string }) =>
      `the months of \`${p.calendar}\` do not begin with the Sun entering a sign`,
    paragraph:
      'A calendar of a pack has twelve solar months, one for each sign: `begins: every Sun enters rashi`. On which day a month begins is then decided by `decide`. Lunar months belong to the language and need no calendar.',
  },
  'bad-code': {
    severity: 'error',
    message: (p: { code: string }) =>
      `\`${p.code}\` is not a rule's code: write FESTIVAL_NAME, VRAT_NAME or the like`,
    paragraph:
      'Codes are capitals, digits and underscores with at least one underscore, and are never renamed lightly: clients keep them.',
  },
  'bad-name': {
    severity: 'error',
    message: (p: { name: string; what: string }) =>
      `\`${p.name}\` is not a name for ${p.what}: small letters, digits and _`,
    paragraph:
      'Kalas, lets, tables and windows are written in small letters, so that they cannot be taken for months or stars.',
  },
  'value-not-allowed': {
    severity: 'error',
    message: (p: { field: string; value: string; allowed: string }) =>
      `\`${p.field}\` cannot be \`${p.value}\`: it is one of ${p.allowed}`,
    paragraph: 'The field takes one of a fixed list of values.',
  },
  'unknown-tag': {
    severity: 'warning',
    message: (p: { tag: string }) => `\`${p.tag}\` is not among the tags of the project`,
    paragraph: 'Clients filter by tags; a tag of its own spelling is never found.',
  },
  'missing-authority': {
    severity: 'error',
    message: (p: { code: string }) => `${p.code} cites no authority`,
    paragraph: 'A rule states its authority: `cite:` with the work, what it says, and how sure we are of it.',
  },
  uncited: {
    severity: 'error',
    message: (p: { work: string }) => `no work \`${p.work}\` is listed under \`works:\``,
    paragraph: 'Cited works are listed once, under `works:`, with title and author.',
  },
  'provisional-without-note': {
    severity: 'warning',
    message: (p: { work: string }) => `the citation of \`${p.work}\` is PROVISIONAL and does not say why`,
    paragraph: 'A PROVISIONAL citation says in `note:` what is disputed or not yet read.',
  },
  'inferred-without-fits': {
    severity: 'error',
    message: (p: { work: string }) =>
      `the citation of \`${p.work}\` is INFERRED and does not say how many dates it fits`,
    paragraph:
      'A list of dates verifies dates and no rule. What was inferred from one says in `fits:` how many of its dates the rule gives: `{matched: 23, of: 24, from: festival_dates_india.csv, span: 2001..2035}`.',
  },
  'duplicate-code': {
    severity: 'error',
    message: (p: { code: string }) => `\`${p.code}\` is defined twice in this pack`,
    paragraph: 'A pack defines a thing once, in any of its files.',
  },
  'code-redefined': {
    severity: 'error',
    message: (p: { code: string }) => `\`${p.code}\` is already defined by a parent pack`,
    paragraph:
      'A child that means to change a parent says so: `override` replaces, `extend` changes some fields.',
  },
  'missing-base-code': {
    severity: 'error',
    message: (p: { code: string; mode: string }) =>
      `nothing to ${p.mode}: no parent pack defines \`${p.code}\``,
    paragraph: '`override`, `extend` and `disable` refer to a code that a parent pack defines.',
  },
  'two-parents': {
    severity: 'error',
    message: (p: { pack: string; first: string; second: string }) =>
      `the files of \`${p.pack}\` disagree: one extends \`${p.first}\`, another \`${p.second}\``,
    paragraph: 'A pack has one parent; say `extends:` in one of its files only.',
  },
  'two-places': {
    severity: 'error',
    message: (p: { pack: string; first: string; second: string }) =>
      `the files of \`${p.pack}\` disagree: one states the place \`${p.first}\`, another \`${p.second}\``,
    paragraph: 'A pack has one place; say `place:` in one of its files only.',
  },
  'two-skies': {
    severity: 'error',
    message: (p: { first: string; firstSky: string; second: string; secondSky: string }) =>
      `two parents state two skies: \`${p.first}\` ${p.firstSky}, \`${p.second}\` ${p.secondSky}`,
    paragraph:
      'The dates of a chain are those of one sky. Say `sky:` in one file of a pack; and of a land and a tradition that is laid over it, in one of the two. A rule or a calendar may have a `sky:` of its own.',
  },
  'sky-option': {
    severity: 'error',
    message: (p: { siddhanta: string; option: string }) =>
      `\`${p.option}\` is a correction of surya_siddhanta; ${p.siddhanta} has none`,
    paragraph: '`bija` and `bhujantara` are what almanacs change of the Surya Siddhanta.',
  },
  'unknown-pack': {
    severity: 'error',
    message: (p: { name: string }) => `there is no pack \`${p.name}\``,
    paragraph: '`extends:` names another pack of the same set.',
  },
  'chain-too-long': {
    severity: 'error',
    message: (p: { pack: string; most: number }) =>
      `\`${p.pack}\` is at the end of a chain of more than ${p.most} packs`,
    paragraph:
      'A chain of packs is read from its root down, country, region, state, town; a longer one is a mistake.',
  },
  'missing-extends': {
    severity: 'error',
    message: (p: { name: string; count: number }) =>
      `\`${p.name}\` extends no pack, and ${p.count} names in it are defined nowhere; they are not listed one by one`,
    paragraph:
      'A pack without `extends:` has only what it defines itself. Where it names kalas, works, rules or months of other packs, it was meant to build on one of them. Once it does, names that are still unknown are reported.',
  },
  'stray-pack': {
    severity: 'error',
    message: (p: { name: string; meant: string }) =>
      `no pack extends \`${p.name}\`, and it defines names that \`${p.meant}\` lacks; these are not listed one by one`,
    paragraph:
      'Every file belongs to the pack that its `pack:` names. A misspelled name makes a pack of its own, and the pack that was meant lacks all that the file defines.',
  },
  'cyclic-packs': {
    severity: 'error',
    message: (p: { cycle: string }) => `packs extend each other in a cycle: ${p.cycle}`,
    paragraph: 'A chain of packs ends in one that extends nothing.',
  },
} as const;
