// The fields of packs, each with a line on what it is for: for editors, the schema and the documentation.

import { citeLevels } from './document.ts';

/** The fields of a file of a pack. */
export const packReference = {
  pack: 'the name of the pack that the file belongs to; several files may share it',
  also_of:
    'further packs that the rules of the file belong to as well; no parent of its pack, and none built on it',
  extends: 'the parent of the pack',
  kind: 'region, where it and the packs built on it are lands that requests may name; tradition, where it may stand over the chain of any land',
  title: 'what people call it',
  months: 'how the texts of this pack name the dark half of a month: amanta or purnimanta',
  month_names:
    'how people of this land name it, and so sentences about its dates: amanta (default) or purnimanta; packs that extend this one follow',
  place:
    'where its rules are run unless a place is named: a curated place by its name, or {lat, lon, zone}; without it the place of the nearest ancestor',
  states: 'of a region: the ISO 3166-2 codes of the states that count to it, also of those without a pack',
  works: 'the works that are cited, each once',
  kala: 'named windows and instants of the day',
  tables: 'values by key, for look-up in expressions and as attributes of names',
  divisions: 'windows cut into equal parts with labels in turn',
  calendars: 'calendars of twelve named months, by the rule that begins each of them',
  rules: 'observances, conditions, muhurats, suitabilities, chakras and rules of births, by code',
  ignore: 'warnings that may stand anywhere in the file: a list of codes, each with the reason',
} as const;

const citing = { cite: 'its authority: a list of works with what they say' } as const;
const naming = {
  name: 'what people call it',
  name_sa: 'its name in Sanskrit, transliterated',
  ...citing,
} as const;

/** The fields of a rule of any kind. */
export const ruleReference = {
  ...naming,
  weight: 'how much of a day it is: major, regional or minor',
  tradition: 'whose way of keeping it this is, as smarta',
  of: 'the observance that this is a way of keeping: where both are in force, answers show one',
  instance_of:
    'the observances of which this is one: on a date of both, answers show this one and those within it',
  type: 'what sort of observance it is: FESTIVAL, VRAT or SANKRANTI; of a rule of births YOGA, DOSHA, KUTA, SET or READING',
  tags: 'what clients filter by',
  summary: 'what it is, in a sentence',
  aliases: 'other names',
  observe: 'the target whose day is decided',
  holds:
    'of a condition: the spans of time during which it holds; of a yoga or a dosha: what is so in a chart; of a set: its grahas',
  kind: 'of a condition: what each of its spans is called',
  inputs: 'values that the caller gives, by name',
  adhika: 'what an intercalary month does: skip (default), both or only',
  day: 'how candidate days are bounded: sunrise (default), civil or sunset',
  place: 'decides the rule at one place, for every caller',
  let: 'named expressions for use in this rule',
  decide: 'the clauses that narrow the candidates to one day',
  drik: 'how drik calendars publish it, where that differs',
  windows: 'named windows of the day decided, or of a span of a condition',
  named: 'the key of the variant that an occurrence is',
  certainty: 'by what its dates are known: arithmetic, astronomical, announced or projected',
  begins: 'evening before, where it begins at the sunset before the day that is named',
  lasts: 'how many days it lasts, the day decided being the first',
  variants: 'the names of single occurrences, by their keys',
  event: 'of a muhurat: what is begun',
  over: 'of a suitability: what is scored, whole days',
  base: 'the score before anything is weighed, 0 to 100',
  score: 'the lines that add to the score, take from it or block',
  require: 'of a muhurat: what must hold for a time to be scored at all',
  lasting: 'of a muhurat: how long a time must last',
  ratings: 'the least score of each rating; the worst begins at 0',
  hierarchy: 'the labels that lines may have, the highest first',
  with: 'rules whose lines are weighed as well',
  result: 'of a chakra: what it computes from its inputs; of a reading: what it finds in a chart',
  group: 'of a rule of births: the family that it belongs to, as nabhasa',
  effects: 'of a yoga or a dosha: what is said of those who have it',
  cancelled: 'of a rule of births: what sets it aside, each when something holds',
  maximum: 'of a kuta: the most points that it has',
  row: 'of a kuta: what chooses the row of its table',
  column: 'of a kuta: what chooses the column of its table',
  points: 'of a kuta: how many points two charts have',
  ignore: 'warnings that may stand: a list of codes, each with the reason',
} as const;

/** The fields of `extend CODE`. */
export const extensionReference = {
  ...ruleReference,
  unset: 'fields of the parent that are taken away, as decide or windows.puja',
} as const;

/** The fields of a kala that is a map. */
export const kalaReference = {
  is: 'the window or the instant',
  ...naming,
  quality: 'whether it favours what is begun in it; with a quality it is listed among the timings of a day',
  ignore: 'warnings that may stand: a list of codes, each with the reason',
} as const;

/** The fields of a window of a rule that is a map. */
export const windowReference = {
  is: 'the window or the instant',
  ...naming,
  quality:
    'whether it is sought, auspicious, or shunned, inauspicious; without it the window is a time and no more',
  because: 'why it is sought or shunned, in a few words',
} as const;

/** The fields of an entry of `ignore`. */
export const ignoreReference = {
  code: 'the code of the warning',
  reason: 'why it may stand',
} as const;

/** The fields of a division. */
export const divisionReference = {
  divide: 'the windows and into how many parts each is cut',
  label: 'what the parts are called in turn',
  ...naming,
} as const;

/** The fields of a calendar. */
export const calendarReference = {
  begins: 'the event that begins a month',
  decide: 'the clauses that choose its day',
  day: 'how candidate days are bounded: sunrise (default), civil or sunset',
  let: 'named expressions for use in this calendar',
  first_month: 'the sign that the Sun enters as the first month begins',
  months: 'twelve; each a name or a list of spellings',
  era: 'how its years are counted',
  ...citing,
} as const;

/** The fields of an item of `cite`. */
export const citationReference = {
  work: 'the work, by its key under works',
  place: 'where in the work',
  says: 'what it says there',
  level: `how sure we are: ${citeLevels.join(', ')}`,
  note: 'what is disputed or not yet read; a PROVISIONAL citation needs one',
} as const;

/** The fields of a work. */
export const workReference = {
  title: 'the title of the work',
  author: 'who wrote it',
  year: 'when, as written: 1790, c. 1350',
  about: 'what it is',
} as const;

/** The fields of a place. */
export const placeReference = {
  lat: 'degrees, north positive',
  lon: 'degrees, east positive',
  zone: 'the time zone, as Asia/Kolkata',
} as const;

/** The fields of the era of a calendar. */
export const eraReference = {
  name: 'what the era is called',
  offset: 'the Gregorian year in which a year begins, less its number',
} as const;

/** The fields of `drik`. */
export const drikReference = { decide: 'the clauses of drik calendars' } as const;

/** The fields of an entry of `variants`. */
export const variantReference = {
  name: 'what people call it',
  name_sa: 'its name in Sanskrit, transliterated',
  aliases: 'other names',
  when: 'when the name holds beside the others; without it the name is given by `named`',
} as const;

/** The fields of an item of `cancelled`. */
export const cancellationReference = {
  when: 'when it is set aside',
  because: 'why, in a few words',
  points: 'of a kuta: the points that it then has; without it those of the table',
  ...citing,
} as const;

/** The words before a code, or instead of one, by which a child refers to definitions of its parents. */
export const childReference = {
  override: 'replaces what a parent pack defines',
  extend: 'changes some fields of a rule of a parent pack',
  disable: 'stops rules of parent packs from being observed',
} as const;
