// What is said of rules that stand but are probably not what their author meant.

export const lintEntries = {
  'never-true': {
    severity: 'warning',
    message: (p: { what: string; why: string }) => `${p.what} can never hold: ${p.why}`,
    paragraph:
      'A day has one tithi at an instant, one weekday, one star: two different ones can never hold together. A rule that waits for it finds no day, and a clause that asks for it does nothing.',
  },
  'duplicate-rule': {
    severity: 'warning',
    message: (p: { other: string }) => `this is \`${p.other}\` again: same name, same target, same clauses`,
    paragraph:
      'Two codes for one observance list it twice on every calendar. Give the second a name of its own, or drop it and list its name among the `aliases` of the first.',
  },
  unindexed: {
    severity: 'warning',
    message: (p: { code: string }) =>
      `\`${p.code}\` may fall on any day as far as can be seen, so every day has to try it`,
    paragraph:
      'Rules are found by what they wait for: a tithi of a month, a star, a sankranti, a weekday, a date. A target that names none of these is evaluated for each day of the year. Name one of them in the target, and leave the rest to the clauses.',
  },
  'unit-suspicious': {
    severity: 'warning',
    message: (p: { amount: string; whole: string }) => `${p.amount} is more than ${p.whole}`,
    paragraph:
      'A window has fifteen muhurtas, thirty ghatis, four praharas; more of them than that is another unit than was meant. Texts use ghati both for a sixtieth of day and night and for a thirtieth of a window.',
  },
  shadowed: {
    severity: 'warning',
    message: (p: { name: string; what: string; pack: string }) =>
      `in this rule \`${p.name}\` is no longer the ${p.what} of ${p.pack}`,
    paragraph:
      'A let or an input of the same name as a kala takes its place within the rule, also where a region redefines the kala later. Readers will take it for the kala. Give it a name of its own.',
  },
  untested: {
    severity: 'warning',
    message: (p: { code: string; pack: string }) => `no test speaks of \`${p.code}\` as ${p.pack} has it`,
    paragraph:
      'A date published by an almanac, in a `*.test.yaml` beside the pack, tells whoever edits the rule next that it still gives what it gave. A pack that changes the rule of another needs a test of its own. Tests are sought in the folders that are checked.',
  },
} as const;
