// What `nirnaya explain` says of each diagnostic of packs: their fields, codes, chains.

import type { packEntries } from './entries-pack.ts';

export const packParagraphs = {
  'not-a-pack': 'Every file of a pack declares its pack at the top: `pack: NAME`.',
  'unknown-field':
    'Unknown fields are errors because a misspelled field would otherwise be ignored. Check the spelling and the indentation.',
  'missing-field': 'The field is required in this place. Add it, or remove the entry.',
  'wrong-node':
    'The value has the wrong form, such as a list where the field takes a map. Write it in the form that the message states.',
  'conflicting-fields':
    'Each kind of rule has its own fields. `observe` decides a day. `holds` gives spans of time. `score` rates times or, with `over: day`, days. `result` computes values from inputs. Remove one of the two fields.',
  'misplaced-field':
    'The fields of a rule are indented more than its code. Every key at the level of the codes is read as a rule.',
  'month-twice':
    'A name identifies one month of a calendar. A month may have several names, but no two months may share one. Rename one of them.',
  'not-a-month':
    'A calendar of a pack has twelve solar months, one for each sign: `begins: every Sun enters rashi`. `decide` chooses the first day of each month. Lunar months are built into the language and need no calendar.',
  'bad-code':
    'A code consists of capitals, digits and underscores, with at least one underscore. Choose codes carefully: clients store them, so they should not change.',
  'bad-name':
    'Kalas, lets, tables and windows are lowercase so that they cannot be confused with the names of months or stars. The keys of variants and deities are in capitals.',
  'value-not-allowed':
    'The field takes one of a fixed list of values. Write one of those that the message lists.',
  'unknown-tag':
    'Clients filter by tags. They cannot find a rule by a tag that they do not know. Use one of the standard tags.',
  'missing-authority':
    'A rule states its authority under `cite:`: the work, what it says, and the level to which it was verified.',
  uncited: 'List each cited work once under `works:`, with its title and author.',
  'provisional-without-note': 'State in `note:` what is disputed or has not been read yet.',
  'unread-not-provisional':
    'A level says what was read. What was read in other works or in programs alone is PROVISIONAL, however many of them agree.',
  'inferred-without-fits':
    'A list of dates supports the dates it prints, not the rule behind them. Where a rule was inferred from a list, state in `fits:` how many of its dates the rule reproduces: `{matched: 23, of: 24, from: festival_dates_india.csv, span: 2001..2035}`.',
  'duplicate-code':
    'A pack may define a code once, in any of its files. Remove one definition, or rename it.',
  'code-redefined':
    'To change a rule of a parent, use `override` to replace it or `extend` to change some of its fields. For a new rule, choose another code.',
  'missing-base-code':
    '`override`, `extend` and `disable` change a rule of a parent pack. Check the code, and check `extends:`.',
  'two-parents': 'A pack has one parent. State `extends:` in one file of the pack only.',
  'two-places': 'A pack has one place. State `place:` in one file of the pack only.',
  'two-skies':
    'A chain of packs uses one sky. State `sky:` in one file of a pack. If a tradition is laid over a region, state it in one of the two. A single rule or calendar may have its own `sky:`.',
  'sky-option':
    '`bija` and `bhujantara` are corrections that almanacs apply to the Surya Siddhanta. Remove the option, or choose `surya_siddhanta`.',
  'unknown-pack':
    '`extends:` names another pack of the set that is loaded. Check the spelling, and check that the folder of that pack is loaded too.',
  'chain-too-long':
    'A chain leads from country to region, state and town. A longer chain is almost always a mistake.',
  'missing-extends':
    'A pack without `extends:` has only its own definitions. Add `extends:` with the pack whose kalas, works, rules or months it uses. Names that are still unknown are reported after that.',
  'stray-pack':
    '`pack:` states the pack that a file belongs to. A misspelled name creates a new pack, and the intended one lacks what the file defines. Correct the name.',
  'cyclic-packs': 'A chain of packs ends in a pack that extends nothing. Remove one `extends:` of the cycle.',
} as const satisfies Record<keyof typeof packEntries, string>;
