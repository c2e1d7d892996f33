// What `nirnaya explain` says of each diagnostic that warns about what is allowed but probably not intended.

import type { lintEntries } from './entries-lint.ts';

export const lintParagraphs = {
  'never-true':
    'A moment has one tithi, one weekday and one star, so two different ones never hold together. Two parts of the day that follow each other share no time. The target limits the tithi, the star and the weekday at sunrise of its days, and each `require` limits them for the clauses after it. A rule with such a condition finds no day, and a clause or a score line with one does nothing.',
  'always-true':
    'A condition that holds on every day selects nothing. Often `or` is written where `and` is meant: `not Sunday or not Monday` holds on every day.',
  'unused-variant':
    'A variant names the occurrences for which `named` gives its key or its own `when` holds. With neither, it is never shown. Add a condition, or remove the variant.',
  'variant-without-name-sa':
    'Other scripts are derived from `name_sa`, in IAST, where no file of words has the name. Without it, every language shows the English name.',
  'duplicate-rule':
    'Two codes for one observance list it twice in every calendar. Give the second its own name, or remove it and add its name to the `aliases` of the first.',
  unindexed:
    'The compiler indexes rules by the tithi, star, sankranti, weekday or date in their target. A target without any of these is evaluated for each day of the year. Name one in the target, and leave the rest to the clauses.',
  'unit-suspicious':
    'A window has 15 muhurtas, 30 ghatis or 4 praharas, so a larger number is probably in another unit. Texts use ghati both for a sixtieth of day and night and for a thirtieth of a window. A full day has 60 fixed ghatis, 24 hours or 1440 minutes.',
  shadowed:
    'Within the rule, a let or an input hides the kala of the same name, also where a region redefines that kala. Choose another name.',
  'also-after-prefer':
    'Clauses narrow the candidates in order. A day that `also` adds has passed none of the clauses before it, and may be one that `prefer` removed. Put `also` first.',
  'missing-keys':
    'A lookup of a missing key has no value, and a condition on it does not hold. A table with most of the keys is probably meant to have all of them. Write `Saturday: none` where a key has no value. A table with half of the keys or fewer is not reported.',
  'empty-field':
    'An empty field has no meaning. Its content is missing, or is not indented more than the field.',
  'unused-kala':
    'A kala without a `quality` is only used in expressions. All packs that are checked together count, so a kala of a base pack may be used by any of its children. Remove it, or state under `ignore:` who uses it.',
  'unused-table':
    'Expressions look up a table with `table by key`. All packs that are checked together count. Tables that a panchang reads as attributes, such as the deities of the stars, count as used.',
  'unused-work':
    'No rule, kala, division or calendar of the packs cites this work. Remove it, or add the missing citation.',
  'ignore-without-effect':
    '`ignore` silences warnings of one code within its rule or kala. Remove it, since it would hide a later mistake.',
  'ignore-without-reason': 'State in `reason:` why the warning is acceptable.',
  unreachable:
    'Requests select observances and conditions by pack, events by name, and chakras by code; every chart and match evaluates yogas, doshas and kutas. An event needs a muhurat, which finds times, and a suitability, which rates days. A set, or a rule that only adds lines, serves the rules that name it.',
  untested:
    'Add a published date to a `*.test.yaml` file beside the pack. It fails when a later change moves the date. A pack that changes a rule of another needs its own test. Only tests in the folders that are checked count.',
} as const satisfies Record<keyof typeof lintEntries, string>;
