// What `nirnaya explain` says of each diagnostic that warns about what is allowed but probably not intended.

import type { lintEntries } from './entries-lint.ts';

export const lintParagraphs = {
  'never-true':
    'A moment has one tithi, one weekday, one star: two different ones never hold together. Two parts of the day that lie one after the other share no time. The days that a target touches limit what the tithi, the star and the weekday at their sunrise can be, and so does each `require` for the clauses after it. A rule that waits for what can never hold finds no day; a clause or a score line that asks for it does nothing.',
  'always-true':
    'A clause, a line or a condition that holds whatever the day selects nothing. Often `or` stands where `and` was meant: of two different weekdays, a day is always *not* the one or *not* the other.',
  'unused-variant':
    'A variant is the name of the occurrences for which `named` gives its key, or of those for which its `when` holds. With neither it is never shown.',
  'variant-without-name-sa':
    'Names are written in other scripts from `name_sa`, in IAST, where no file of words has them. Without it the English name stands in every language.',
  'duplicate-rule':
    'Two codes for one observance list it twice on every calendar. Give the second a name of its own, or drop it and list its name among the `aliases` of the first.',
  unindexed:
    'Rules are found by what they wait for: a tithi of a month, a star, a sankranti, a weekday, a date. A target that names none of these is evaluated for each day of the year. Name one of them in the target, and leave the rest to the clauses.',
  'unit-suspicious':
    'A window has fifteen muhurtas, thirty ghatis, four praharas; more of them than that is another unit than was meant. Texts use ghati both for a sixtieth of day and night and for a thirtieth of a window. A day has 60 fixed ghatis, 24 hours, 1440 minutes: where 4 ghatis are meant, a text may say 96 minutes, and not 96 ghatis.',
  shadowed:
    'A let or an input of the same name as a kala takes its place within the rule, also where a region redefines the kala later. Readers will mistake it for the kala. Give it a name of its own.',
  'also-after-prefer':
    'Clauses narrow the candidates in order. A day that `also` adds late has passed none of the clauses above it, and one that `prefer` dropped may come back. Put `also` first.',
  'missing-keys':
    'An absent key has no value, and what uses it does not hold. A table with most of the keys of its kind was probably meant to have all of them. Where a key has no value, say so: `Saturday: none`. A table with half of the keys or fewer is taken to be partial by intention.',
  'empty-field':
    'An empty field has no meaning. Its content is missing, or not indented further than the field.',
  'unused-kala':
    'A kala without a `quality` is only there to be used in expressions. All packs that are checked together count: a kala of a base pack is used where any of its children uses it. Remove it, or say under `ignore:` for whom it is kept.',
  'unused-table':
    'A table is looked up by expressions, `table by key`, in any of the packs that are checked together. The tables that a panchang reads as attributes of names, such as the deities of the stars, count as used.',
  'unused-work':
    'Works are listed to be cited. One that no rule, kala, division or calendar of the packs cites is a leftover, or a citation was forgotten.',
  'ignore-without-effect':
    'An `ignore` silences warnings of its code within the rule or the kala it stands in. One that silences nothing would hide the next mistake.',
  'ignore-without-reason':
    'The next reader of the rule needs to know why the warning may stand: say it in `reason:`.',
  unreachable:
    'Observances and conditions are asked for by their pack, events by name, yogas, doshas and kutas with every chart and match, chakras by their code. An event takes a muhurat, which finds times, and a suitability, which rates days. A set, or a rule that only adds lines, serves the rules that name it.',
  untested:
    'A date published by an almanac, in a `*.test.yaml` beside the pack, shows the next editor of the rule that it still has the same dates. A pack that changes the rule of another needs a test of its own. Tests are looked for in the folders that are checked.',
} as const satisfies Record<keyof typeof lintEntries, string>;
