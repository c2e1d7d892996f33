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
} as const;
