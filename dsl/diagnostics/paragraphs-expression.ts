// What `nirnaya explain` says of each diagnostic of expressions: spelling, names, types, units.

import type { expressionEntries } from './entries-expression.ts';

export const expressionParagraphs = {
  'list-length':
    'The values of a list go by the order of their kind, so that one that is left out moves all that follow. Write all of them, `none` where there is no value, or a map with the keys that have one.',
  syntax: 'The text is not an expression of the rule language. Parentheses show what belongs together.',
  'unknown-name':
    'Names of months, tithis, stars, signs, weekdays and calendars begin with a capital and are known by a list.',
  'tithi-in-other-half':
    'Purnima is the fifteenth tithi of the bright half, Shukla, and Amavasya the fifteenth of the dark half, Krishna. Their names say the half; write them alone.',
  'unknown-rule': 'A rule may refer to another by its code, if the chain of packs has it.',
  'way-of-a-way':
    'With `of` a rule says that it is how a tradition keeps an observance. It names the rule of the observance itself, not that of another tradition that names it.',
  'instance-of-itself':
    'With `instance_of` a rule says of which observances it is one: Soma Pradosha of Pradosha. These lead from the special to the general and never back.',
  'unknown-variant':
    'What `named` gives is the key of a variant: under `variants:` the rule has the names of its occurrences by their keys.',
  'unknown-kala':
    'A word in small letters is a kala of the packs, a `let` of the rule, or a word of the language such as `day`.',
  'unknown-table': 'The name before `by` is a table of the packs, or a list written in place.',
  'unknown-anchor': '`target` is what a rule observes; a kala and the target itself have none.',
  'missing-input':
    'A condition with inputs takes them from the rule that names it: that rule must have inputs of the same names and kinds. Kalas, calendars and observances have none.',
  'ambiguous-name':
    'Some names are shared: Magha is a month and a star, Shukla a half and a yoga. Write the kind before the name.',
  'type-mismatch':
    'Every expression has a type: spans of time, an instant, a truth, a duration, a number, a label, a text.',
  'unit-mismatch':
    'Durations go with durations, numbers with numbers, tithis with tithis. Give the number a unit.',
  'cyclic-name-arithmetic':
    'Months, tithis and stars follow each other in a cycle; name the one that is meant, or count with `count from ... to ...`.',
  'spans-and-truth':
    '`A and B touches C` reads as `A and (B touches C)`. Put parentheses about the spans, or compare both sides to something.',
  'span-as-truth': 'Spans hold at some times and not at others; a clause must say at which time they matter.',
  'bare-ghati': 'Texts use ghati both for 24 minutes and for the thirtieth part of the day or night.',
  'missing-window':
    'A muhurta is a fifteenth and a prahara a quarter of the day or of the night, so its length changes with the season.',
  'part-out-of-range': 'The parts of a window are counted from 1 to as many as there are.',
  'number-out-of-range': 'The number is outside of the range that is allowed here.',
  'ends-before-it-begins':
    'A window runs from an earlier instant to a later one. A sunrise, a sunset and a clock time without more are those of the day in question, and a day begins with its sunrise: the sunrise that ends its night is `sunrise of next day`.',
  'empty-list': 'Nothing is among no values: name at least one.',
  'table-key': 'A table is keyed by the names of the quantity it is looked up by.',
  'table-key-twice': 'Two spellings of one name are one key; of two values the second would silently win.',
  'table-value': 'Where a table is compared with a quantity, its values are names of that quantity.',
  'cyclic-kala': 'A kala comes down to sunrise, sunset and the angas in the end.',
  'cyclic-let': 'A let may use others, but not itself.',
  'too-many-days':
    'What lies more than a year from its anchor never comes about: a year is decided with some weeks of its neighbours at hand. Anchor it to something nearer.',
  'far-offset':
    'A year is decided with some weeks of its neighbours at hand. A day that lies farther from its anchor is found only where both are in one year; anchor it to something nearer where that may not be.',
  'too-much-meant':
    'Names may be built of names, and each use counts: a let that uses another twice, which uses a third twice, means four times the third. No rule comes near the bound; it keeps a short text from causing endless work.',
} as const satisfies Record<keyof typeof expressionEntries, string>;
