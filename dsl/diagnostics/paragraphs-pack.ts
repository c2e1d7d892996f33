// What `nirnaya explain` says of each diagnostic of packs: their fields, codes, chains.

import type { packEntries } from './entries-pack.ts';

export const packParagraphs = {
  'not-a-pack': 'Every file of a pack begins with the name of the pack it belongs to, `pack: NAME`.',
  'unknown-field': 'A field that nothing reads is a mistake that would otherwise go unseen.',
  'missing-field': 'Without this field the entry has no meaning.',
  'wrong-node': 'The value is of another shape than the field takes.',
  'conflicting-fields':
    'Each kind of rule has fields of its own: `observe` decides a day, `holds` gives spans of time, which have no day to decide, `score` weighs times or, with `over: day`, days, and `result` computes values from inputs.',
  'misplaced-field':
    'The fields of a rule are indented further than its code. Whatever is beside the codes is a rule.',
  'month-twice':
    'A name stands for one month of a calendar, however many names the month has; of two months the first would never be meant.',
  'not-a-month':
    'A calendar of a pack has twelve solar months, one for each sign: `begins: every Sun enters rashi`. On which day a month begins is then decided by `decide`. Lunar months belong to the language and need no calendar.',
  'bad-code':
    'Codes are capitals, digits and underscores with at least one underscore, and are never renamed lightly: clients keep them.',
  'bad-name':
    'Kalas, lets, tables and windows are written in small letters, so that they cannot be taken for months or stars.',
  'value-not-allowed': 'The field takes one of a fixed list of values.',
  'unknown-tag': 'Clients filter by tags; a tag of its own spelling is never found.',
  'missing-authority':
    'A rule states its authority: `cite:` with the work, what it says, and how sure we are of it.',
  uncited: 'Cited works are listed once, under `works:`, with title and author.',
  'provisional-without-note': 'A PROVISIONAL citation says in `note:` what is disputed or not yet read.',
  'inferred-without-fits':
    'A list of dates verifies dates and no rule. What was inferred from one says in `fits:` how many of its dates the rule gives: `{matched: 23, of: 24, from: festival_dates_india.csv, span: 2001..2035}`.',
  'duplicate-code': 'A pack defines a thing once, in any of its files.',
  'code-redefined':
    'A child that means to change a parent says so: `override` replaces, `extend` changes some fields.',
  'missing-base-code': '`override`, `extend` and `disable` refer to a code that a parent pack defines.',
  'two-parents': 'A pack has one parent; say `extends:` in one of its files only.',
  'two-places': 'A pack has one place; say `place:` in one of its files only.',
  'two-skies':
    'The dates of a chain are those of one sky. Say `sky:` in one file of a pack; and of a land and a tradition that is laid over it, in one of the two. A rule or a calendar may have a `sky:` of its own.',
  'sky-option': '`bija` and `bhujantara` are what almanacs change of the Surya Siddhanta.',
  'unknown-pack': '`extends:` names another pack of the same set.',
  'chain-too-long':
    'A chain of packs is read from its root down, country, region, state, town; a longer one is a mistake.',
  'missing-extends':
    'A pack without `extends:` has only what it defines itself. Where it names kalas, works, rules or months of other packs, it was meant to build on one of them. Once it does, names that are still unknown are reported.',
  'stray-pack':
    'Every file belongs to the pack that its `pack:` names. A misspelled name makes a pack of its own, and the pack that was meant lacks all that the file defines.',
  'cyclic-packs': 'A chain of packs ends in one that extends nothing.',
} as const satisfies Record<keyof typeof packEntries, string>;
