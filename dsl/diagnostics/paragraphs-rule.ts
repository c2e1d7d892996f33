// What `nirnaya explain` says of each diagnostic of whole rules: their parts, their order, the lints.

import type { ruleEntries } from './entries-rule.ts';

export const ruleParagraphs = {
  'missing-observe':
    'A rule has `observe:`, the target whose day it decides; or `holds:`, a condition of spans; or `score:`; or `result:`.',
  'missing-decide':
    'A tithi touches one to three days. `decide:` narrows them; only a target of whole days needs none.',
  'not-of-chain':
    'The anchor of a chain, and the neighbours that may share a day or stand apart, are among its `days:`.',
  'not-closed': 'A rule must say what happens when all its preferences leave more than one day.',
  'after-close': '`then` and `undecided` close a rule; nothing after them is evaluated.',
  'uncited-clause':
    'A clause may end in `by` and the key of a work: whose word it is. The work is one of those that the rule itself cites, here or in a parent pack, so that readers find what it says. Cite it under `cite:`, or name one that is cited.',
  'uncited-place':
    'Behind the work a clause may name the place in it, in quotes, as the `place:` of one of its citations has it, letter for letter.',
  'unclear-authority':
    'Where a rule cites one work at several places, a clause says at which it stands: `by dharmasindhu "2.3"`, in the words of the `place:` there. Without a place it is the citation that has none.',
  'require-after-prefer': 'Narrowing never goes back. Requirements usually come first.',
  'fallback-without-target':
    'Where the target begins after the window of one night and ends before that of the next, no day has it in the window, and the first day is the one before the night in which it begins. Prefer the day of its sunrise before `then first`: `prefer target touches nishita or target at sunrise`.',
  'no-effect': 'The same clause narrows only once.',
  'rules-too-deep':
    'A rule may name another, and that one a third. To decide a date all of them are decided, so the depth is bounded.',
  'too-many-lines':
    'A rule that scores weighs the lines of each rule under its `with:`, and theirs; one that is reached in several ways counts each time.',
  'cyclic-rules': 'The day of a rule cannot depend on itself.',
  'disabled-but-referenced':
    'A disabled rule still computes for rules that refer to it; it is only not observed.',
  'unused-let': 'A let that nothing uses is a leftover, or a clause was forgotten.',
  'unused-input':
    'A caller would have to supply a value that changes nothing; perhaps a let has taken its name.',
  'shadowed-name': 'A kala or calendar cannot take a name that the language has already given a meaning.',
} as const satisfies Record<keyof typeof ruleEntries, string>;
