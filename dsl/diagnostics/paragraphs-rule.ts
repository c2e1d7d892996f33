// What `nirnaya explain` says of each diagnostic of whole rules: their parts, their order, the lints.

import type { ruleEntries } from './entries-rule.ts';

export const ruleParagraphs = {
  'missing-observe':
    'A rule has one of `observe:` (a target whose day it decides), `holds:` (a condition that gives spans of time), `score:` or `result:`.',
  'missing-decide':
    'A tithi touches one to three days. `decide:` narrows them to one. Only a target of whole days needs no `decide:`.',
  'not-of-chain':
    'The anchor of a chain, and the neighbours that may share a day or stand apart, must be listed under its `days:`.',
  'not-closed': 'A rule states what happens when several days pass all its clauses.',
  'after-close':
    '`then` and `undecided` end a rule. Clauses after them are never evaluated. Move the clause up, or remove it.',
  'uncited-clause':
    'A clause may end in `by` and the key of a work. The rule itself must cite that work, here or in a parent pack. Add it under `cite:`, or name a work that is cited.',
  'uncited-place':
    'The quoted text after a work in `by` must equal the `place:` of one of its citations, letter for letter.',
  'unclear-authority':
    'Where a rule cites a work at several places, name the place in the clause: `by dharmasindhu "2.3"`, in the words of its `place:`. Without a place, the clause refers to the citation that has none.',
  'require-after-prefer':
    'Clauses narrow the days in order and never bring a day back. Put `require` before `prefer`.',
  'fallback-without-target':
    'Where the target begins after the window of one night and ends before that of the next, no day has the target in its window. `then first` then chooses the day before the night in which the target begins. Prefer the day of its sunrise first: `prefer target touches nishita or target at sunrise`.',
  'no-effect': 'A clause that appears twice changes nothing the second time. Remove one.',
  'rules-too-deep':
    'To decide a date, every rule that the rule refers to is decided too, directly or indirectly. The depth is limited. Refer to fewer rules in a row.',
  'too-many-lines':
    'A rule that scores also evaluates the lines of each rule under `with:`, and of the rules under theirs. A rule that is reached several times counts each time. Remove some rules from `with:`.',
  'cyclic-rules': 'The day of a rule cannot depend on itself. Remove one reference of the cycle.',
  'disabled-but-referenced':
    'A disabled rule is not observed, but it is still evaluated for the rules that refer to it.',
  'unused-let': 'Remove the let, or use it in a clause.',
  'unused-input':
    'Callers would have to supply a value that changes nothing. Remove the input, or use it. A let of the same name hides it.',
  'shadowed-name': 'A kala or a calendar cannot have the name of a keyword. Choose another name.',
} as const satisfies Record<keyof typeof ruleEntries, string>;
