// The fields of packs, with a line on each, and the words that a field may have.

import { citeLevels, inputKinds } from '../../dsl/pack/document.ts';
import { knownTags } from '../../dsl/pack/tags.ts';

/** Fields of a map with what each is for. */
export type FieldReference = ReadonlyMap<string, string>;

const fields = (lines: Readonly<Record<string, string>>): FieldReference => new Map(Object.entries(lines));

const pack = fields({
  pack: 'the name of the pack that the file belongs to; several files may share it',
  extends: 'the parent of the pack',
  title: 'what people call it',
  months: 'how the texts of this pack name the dark half of a month: amanta or purnimanta',
  works: 'the works that are cited, each once',
  kala: 'named windows and instants of the day',
  tables: 'values by key, for look-up in expressions and as attributes of names',
  divisions: 'windows cut into equal parts that bear labels in turn',
  calendars: 'calendars of twelve named months, by the rule that begins each of them',
  rules: 'observances, conditions, muhurats, suitabilities and chakras, by code',
});

const citing = { cite: 'on whose authority: a list of works with what they say' };
const naming = {
  name: 'what people call it',
  name_sa: 'its name in Sanskrit, transliterated',
  ...citing,
};

const ofRules = {
  ...naming,
  type: 'what sort of observance it is: FESTIVAL, VRAT or SANKRANTI',
  tags: 'what clients filter by',
  summary: 'what it is, in a sentence',
  aliases: 'other names',
  observe: 'the target whose day is decided',
  holds: 'of a condition: the spans of time during which it holds',
  kind: 'of a condition: what each of its spans is called',
  inputs: 'values that whoever asks brings, by name',
  adhika: 'what an intercalary month does: skip (default), both or only',
  day: 'how candidate days are bounded: sunrise (default), civil or sunset',
  place: 'decides the rule at one place, whoever asks',
  let: 'named expressions for use in this rule',
  decide: 'the clauses that narrow the candidates to one day',
  drik: 'how drik calendars publish it, where that differs',
  windows: 'named windows of the day decided, or of a span of a condition',
  named: 'the name that it bears on a date',
  variant: 'further names, each when something holds',
  event: 'of a muhurat: what is begun',
  over: 'of a suitability: what is scored, whole days',
  base: 'the score before anything is weighed, 0 to 100',
  score: 'the lines that add to the score, take from it or block',
  require: 'of a muhurat: what must hold for a time to be scored at all',
  lasting: 'of a muhurat: how long a time must last',
  ratings: 'the least score of each rating',
  hierarchy: 'the labels that lines may bear, the highest first',
  with: 'rules whose lines are weighed as well',
  result: 'of a chakra: what it reckons from its inputs',
};

const rule = fields(ofRules);

const extension = fields({
  ...ofRules,
  unset: 'fields of the parent that are taken away, as decide or windows.puja',
});

const kala = fields({
  is: 'the window or the instant',
  ...naming,
  quality: 'whether it favours what is begun in it; with a quality it is listed among the timings of a day',
});

const division = fields({
  divide: 'the windows and into how many parts each is cut',
  label: 'what the parts are called in turn',
  ...naming,
});

const calendar = fields({
  begins: 'the event that begins a month',
  decide: 'the clauses that choose its day',
  day: 'how candidate days are bounded: sunrise (default), civil or sunset',
  let: 'named expressions for use in this calendar',
  first_month: 'the sign that the Sun enters as the first month begins',
  months: 'twelve; each a name or a list of spellings',
  era: 'how its years are counted',
  ...citing,
});

const citation = fields({
  work: 'the work, by its key under works',
  place: 'where in the work',
  says: 'what it says there',
  level: `how sure we are: ${citeLevels.join(', ')}`,
  note: 'what is disputed or not yet read; a PROVISIONAL citation needs one',
});

const work = fields({
  title: 'the title of the work',
  author: 'who wrote it',
  year: 'when, as written: 1790, c. 1350',
  about: 'what it is',
});

const place = fields({
  lat: 'degrees, north positive',
  lon: 'degrees, east positive',
  zone: 'the time zone, as Asia/Kolkata',
});

const era = fields({
  name: 'what the era is called',
  offset: 'the Gregorian year in which a year begins, less its number',
});

const inSection: ReadonlyMap<string, FieldReference> = new Map([
  ['kala', kala],
  ['divisions', division],
  ['calendars', calendar],
  ['works', work],
]);

const inRule: ReadonlyMap<string, FieldReference> = new Map([
  ['place', place],
  ['drik', fields({ decide: 'the clauses of drik calendars' })],
]);

const inItem: ReadonlyMap<string, FieldReference> = new Map([
  ['cite', citation],
  ['variant', fields({ when: 'when the name holds', name: 'the name' })],
]);

/** The fields of the map at a path of keys, items of lists standing as `-`; undefined where its keys are names. */
export function fieldsAt(path: readonly string[]): FieldReference | undefined {
  const [section = '', entry = '', field = ''] = path;
  if (path.length === 0) return pack;
  if (path.at(-1) === '-') return path.length === 4 ? inItem.get(field) : undefined;
  if (path.length === 2 && section === 'rules') {
    if (entry === 'disable') return undefined;
    return entry.startsWith('extend ') ? extension : rule;
  }
  if (path.length === 2) return inSection.get(section);
  if (path.length !== 3) return undefined;
  if (section === 'rules') return inRule.get(field);
  return section === 'calendars' && field === 'era' ? era : undefined;
}

const words: ReadonlyMap<string, readonly string[]> = new Map([
  ['type', ['FESTIVAL', 'VRAT', 'SANKRANTI']],
  ['adhika', ['skip', 'both', 'only']],
  ['day', ['sunrise', 'civil', 'sunset']],
  ['over', ['day']],
]);

/** The words that the value at a path may be; undefined where it is none of a few. */
export function valuesAt(path: readonly string[]): readonly string[] | undefined {
  const [section, , field = '', item] = path;
  if (path.length === 1 && section === 'months') return ['amanta', 'purnimanta'];
  if (path.at(-1) === 'level' && path.at(-3) === 'cite') return citeLevels;
  if (section === 'kala' && field === 'quality') return ['auspicious', 'inauspicious'];
  if (section === 'calendars') return path.length === 3 && field === 'day' ? words.get(field) : undefined;
  if (section !== 'rules') return undefined;
  if (field === 'tags') return knownTags;
  if (field === 'inputs' && path.length === 4 && item !== '-')
    return inputKinds.filter((kind) => kind !== 'text');
  return path.length === 3 ? words.get(field) : undefined;
}
