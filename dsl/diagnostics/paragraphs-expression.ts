// What `nirnaya explain` says of each diagnostic of expressions: spelling, names, types, units.

import type { expressionEntries } from './entries-expression.ts';

export const expressionParagraphs = {
  'list-length':
    'A list assigns its values by position, so one missing value shifts all that follow. Write every value, with `none` where there is no value, or use a map with only the keys that have one.',
  syntax: 'The text is not a valid expression. Use parentheses to group its parts.',
  'unknown-name':
    'Months, tithis, stars, signs, weekdays and calendars have fixed names that begin with a capital. Check the spelling.',
  'tithi-in-other-half':
    'Purnima is the fifteenth tithi of the bright half (Shukla), and Amavasya the fifteenth of the dark half (Krishna). Write the name without a half.',
  'unknown-rule':
    'A rule can refer to a rule of its own chain of packs by its code. Check the spelling and the chain.',
  'way-of-a-way':
    '`of` links the rule of a tradition to the rule of the observance itself. It cannot name a rule that has an `of`.',
  'instance-of-itself':
    '`instance_of` links a special observance to a general one, such as Soma Pradosha to Pradosha. The links must not form a cycle.',
  'unknown-variant':
    '`named` returns the key of a variant. Define the key under `variants:` of the rule, with its name.',
  'unknown-kala':
    'A lowercase word is a kala of the packs, a `let` of the rule, or a keyword such as `day`. Check the spelling.',
  'unknown-table':
    'The name before `by` is a table of the packs or a list written in place. Check the spelling.',
  'unknown-anchor':
    '`target` is what a rule observes. It is defined in the clauses of a rule, but not in a kala and not in the target itself.',
  'missing-input':
    'A condition with inputs takes them from the rule that uses it. That rule must declare inputs of the same names and kinds. Kalas, calendars and observances have no inputs.',
  'ambiguous-name':
    'Some names have several meanings: Magha is a month and a star, Shukla a half and a yoga. Write the kind before the name, as in `nakshatra Magha`.',
  'type-mismatch':
    'Every expression has a type: spans of time, an instant, a truth value, a duration, a number, a label or a text.',
  'unit-mismatch':
    'Only values of the same kind can be compared or combined: durations with durations, numbers with numbers, tithis with tithis. Give a number a unit where one is missing.',
  'cyclic-name-arithmetic':
    'Months, tithis and stars repeat in a cycle, so they cannot be added or subtracted. Write the name that is meant, or count with `count from ... to ...`.',
  'spans-and-truth':
    '`A and B touches C` means `A and (B touches C)`. Put parentheses around the spans, or compare both sides to something.',
  'span-as-truth':
    'Spans hold at some times and not at others. State the time that matters, with `at sunrise`, `touches` or `covers`.',
  'bare-ghati':
    'Texts use ghati both for 24 minutes and for a thirtieth of the day or the night. State which one is meant.',
  'missing-window':
    'A muhurta is a fifteenth and a prahara a quarter of the day or of the night. Its length changes with the season, so the window is required.',
  'part-out-of-range': 'The parts of a window are numbered from 1.',
  'number-out-of-range': 'The message states which numbers are allowed here. Write one of them.',
  'ends-before-it-begins':
    'A window runs from an earlier instant to a later one. `sunrise`, `sunset` and clock times refer to the same day, and a day begins with its sunrise. Write `sunrise of next day` for the sunrise that ends the night.',
  'empty-list': 'A comparison with an empty list is never true. List at least one value.',
  'table-key':
    'The keys of a table are names of the quantity by which the table is looked up. Correct the key, or look the table up by another quantity.',
  'table-key-twice': 'Two spellings of one name are the same key. Remove one of the two entries.',
  'table-value': 'The values of a table that is compared with a quantity are names of that quantity.',
  'cyclic-kala':
    'A kala must be defined in terms of sunrise, sunset and the angas in the end. Remove one reference of the cycle.',
  'cyclic-let': 'A let may use other lets, but not itself. Remove one reference of the cycle.',
  'too-many-days':
    'The engine evaluates a year together with some weeks of the adjacent years. A day more than a year from its anchor is never found. Use a nearer anchor.',
  'far-offset':
    'The engine evaluates a year together with some weeks of the adjacent years. A day farther from its anchor is found only where both lie in the same year. Otherwise use a nearer anchor.',
  'too-much-meant':
    'Each use of a name counts: a let that uses another twice, which uses a third twice, contains the third four times. The limit keeps a short text from causing unbounded work.',
} as const satisfies Record<keyof typeof expressionEntries, string>;
