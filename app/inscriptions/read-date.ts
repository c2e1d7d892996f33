// Reads `Saka 1234 Chaitra Shukla 5, Sunday`: names in any usual spelling, in any order that keeps the month before the tithi.

import { fixedNames, soundKey, suggest } from '@nirnaya/dsl/vocabulary';
import { type Era, eras, type StatedDate } from './stated-date.ts';

/** A date, or what of the text could not be read and what may stand there. */
export type ReadDate =
  | { readonly ok: true; readonly date: StatedDate }
  | { readonly ok: false; readonly message: string };

/** What a word may be. */
type Word =
  | { readonly kind: 'era'; readonly era: Era }
  | {
      readonly kind: 'lunar month' | 'rashi' | 'nakshatra' | 'weekday' | 'paksha' | 'tithi';
      readonly label: number;
    }
  | { readonly kind: 'adhika' | 'nija' | 'nakshatra follows' }
  | { readonly kind: 'number'; readonly value: number };

const example = 'Saka 1234 Chaitra Shukla 5, Sunday';

/** Months of solar calendars by the sign of the Sun, Mesha first. */
const solarMonths: readonly (readonly string[])[] = [
  ['Medam', 'Chithirai', 'Boishakh'],
  ['Edavam', 'Vaikasi', 'Joishtho'],
  ['Mithunam', 'Aani', 'Asharh'],
  ['Karkidakam', 'Aadi', 'Srabon'],
  ['Chingam', 'Aavani', 'Bhadro'],
  ['Kanni', 'Purattasi', 'Ashvin'],
  ['Thulam', 'Aippasi', 'Kartik'],
  ['Vrischikam', 'Karthigai', 'Ogrohayon'],
  ['Dhanu', 'Margazhi', 'Poush'],
  ['Makaram', 'Thai', 'Magh'],
  ['Kumbham', 'Maasi', 'Falgun'],
  ['Meenam', 'Panguni', 'Choitro'],
];

const pakshaWords = [
  ['Shukla', 'Sukla', 'Suddha', 'Sudi', 'Sudha', 'su'],
  ['Krishna', 'Bahula', 'Vadya', 'Vadi', 'Badi', 'ba'],
];

const weekdayWords = [
  ['Ravi', 'Aditya', 'Adityavara', 'Bhanuvara'],
  ['Soma', 'Induvara'],
  ['Mangala', 'Bhauma', 'Bhaumavara', 'Kujavara'],
  ['Budha', 'Saumyavara'],
  ['Guru', 'Brihaspati', 'Brihaspativara'],
  ['Shukravara', 'Bhriguvara'],
  ['Shani', 'Sanivara', 'Mandavara'],
];

const words = new Map<string, Word[]>();
const add = (names: readonly string[], word: Word): void => {
  for (const name of names) words.set(soundKey(name), [...(words.get(soundKey(name)) ?? []), word]);
};
for (const [era, { names }] of Object.entries(eras)) add(names, { kind: 'era', era: era as Era });
for (const kind of ['lunar month', 'rashi', 'nakshatra', 'weekday', 'paksha', 'tithi'] as const)
  fixedNames[kind].forEach((names, label) => {
    if (kind !== 'lunar month' || label < 12) add(names, { kind, label });
  });
for (const [label, names] of solarMonths.entries()) add(names, { kind: 'rashi', label });
for (const [label, names] of pakshaWords.entries()) add(names, { kind: 'paksha', label });
for (const [label, names] of weekdayWords.entries()) add(names, { kind: 'weekday', label });
add(['Adhika', 'Adhik', 'Mala', 'first', 'prathama'], { kind: 'adhika' });
add(['Nija', 'Shuddha', 'second'], { kind: 'nija' });
add(['nakshatra', 'star'], { kind: 'nakshatra follows' });

/** Words that say nothing by themselves. */
const fillers = new Set(
  [
    'era',
    'samvatsara',
    'year',
    'day',
    'tithi',
    'varsha',
    'month',
    'of',
    'the',
    'on',
    'in',
    'paksha',
    'current',
    'elapsed',
  ].map(soundKey),
);

/** The most characters of a date. */
const LONGEST = 200;

interface Parts {
  era?: Era;
  numbers: number[];
  month?: { readonly kind: 'lunar' | 'solar'; readonly label: number };
  isAdhika: boolean;
  paksha?: number;
  tithi?: number;
  weekday?: number;
  nakshatra?: number;
}

/** Reads the text of a date. */
export function readStatedDate(text: string): ReadDate {
  if (text.length > LONGEST) return unread(`a date has at most ${LONGEST} characters`);
  const tokens = text.split(/[\s,.;:()]+/u).filter((token) => token !== '');
  const parts: Parts = { numbers: [], isAdhika: false };
  let starFollows = false;
  for (let at = 0; at < tokens.length; ) {
    const [meanings, taken] = meaningsAt(tokens, at);
    if (meanings === undefined) return unread(unknownWord(tokens[at] ?? ''));
    at += taken;
    const chosen = choose(meanings, parts, starFollows);
    if (chosen === undefined) continue;
    starFollows = chosen.kind === 'nakshatra follows';
    const problem = take(chosen, parts);
    if (problem !== undefined) return unread(problem);
  }
  return whole(parts);
}

const unread = (message: string): ReadDate => ({ ok: false, message });

// The meanings of the longest name that begins at a token, and how many tokens it has; of a filler none.
function meaningsAt(tokens: readonly string[], at: number): [readonly Word[] | undefined, number] {
  const [token = ''] = tokens.slice(at);
  if (/^\d+$/.test(token)) return [[{ kind: 'number', value: Number(token) }], 1];
  for (const length of [2, 1]) {
    const name = tokens.slice(at, at + length);
    const known = name.length === length ? words.get(soundKey(name.join(' '))) : undefined;
    if (known !== undefined) return [known, length];
  }
  return fillers.has(soundKey(token)) ? [[], 1] : [undefined, 1];
}

// `Shravana` is a month where none is named yet, and a star after it; a lunar month without a paksha before it may be a sign's.
function choose(
  meanings: readonly Word[],
  { month, tithi, paksha }: Parts,
  starFollows: boolean,
): Word | undefined {
  const of = (kind: Word['kind']): Word | undefined => meanings.find((word) => word.kind === kind);
  if (starFollows) return of('nakshatra') ?? meanings[0];
  if (month === undefined) {
    return of('lunar month') ?? of('rashi') ?? of('adhika') ?? of('era') ?? meanings[0];
  }
  if (paksha === undefined && of('paksha') !== undefined) return of('paksha');
  if (tithi === undefined && of('tithi') !== undefined) return of('tithi');
  return of('nakshatra') ?? of('weekday') ?? meanings[0];
}

function take(word: Word, parts: Parts): string | undefined {
  switch (word.kind) {
    case 'era':
      if (parts.era !== undefined)
        return `two eras, ${eras[parts.era].title} and ${eras[word.era].title}; write one`;
      parts.era = word.era;
      return undefined;
    case 'number':
      parts.numbers.push(word.value);
      return undefined;
    case 'lunar month':
    case 'rashi':
      if (parts.month !== undefined) return `two months; write one, and put the word nakshatra before a star`;
      parts.month = { kind: word.kind === 'rashi' ? 'solar' : 'lunar', label: word.label };
      return undefined;
    case 'adhika':
      parts.isAdhika = true;
      return undefined;
    case 'paksha':
    case 'tithi':
    case 'weekday':
    case 'nakshatra':
      if (parts[word.kind] !== undefined) return `a second ${word.kind}; write one`;
      parts[word.kind] = word.label;
      return undefined;
    default:
      return undefined;
  }
}

function whole({ era, numbers, month, isAdhika, paksha, tithi, weekday, nakshatra }: Parts): ReadDate {
  const [year, day, ...more] = numbers;
  if (era === undefined) {
    const known = Object.values(eras).map(({ title }) => title);
    return unread(`no era; write one of ${known.join(', ')}, as in ${JSON.stringify(example)}`);
  }
  if (year === undefined)
    return unread(`no year after ${eras[era].title}; write one, as in ${JSON.stringify(example)}`);
  if (month === undefined) return unread(`no month; write one such as Chaitra, Mesha or Chingam`);
  if (more.length > 0) return unread(`more than two numbers; write a year, and a day or a tithi`);
  const rest = { era, year, weekday, nakshatra };
  if (month.kind === 'solar' || (era === 'san' && paksha === undefined)) {
    if (day === undefined || day < 1 || day > 32)
      return unread('no day of the solar month; write a number from 1 to 32');
    // Boishakh, the month of Mesha, has the name of the second lunar month.
    const rashi = month.kind === 'solar' ? month.label : (month.label + 11) % 12;
    return { ok: true, date: { ...rest, date: { kind: 'solar', rashi, day } } };
  }
  const number = tithiNumber(paksha, tithi, day);
  if (typeof number === 'string') return unread(number);
  return {
    ok: true,
    date: { ...rest, date: { kind: 'lunar', month: month.label, isAdhika, tithi: number } },
  };
}

/** The labels of Purnima and Amavasya among the names of tithis. */
const PURNIMA = 14;
const AMAVASYA = 15;

function tithiNumber(
  paksha: number | undefined,
  tithi: number | undefined,
  day: number | undefined,
): number | string {
  if (tithi === PURNIMA) return 15;
  if (tithi === AMAVASYA) return 30;
  const within = tithi === undefined ? day : tithi + 1;
  if (within === undefined)
    return 'no tithi; write its number or name after the paksha, such as Shukla 5 or Krishna Ashtami';
  if (paksha === undefined) return 'no paksha before the tithi; write Shukla or Krishna';
  if (within < 1 || within > 15) return `a tithi of a paksha must be from 1 to 15, found ${within}`;
  return paksha * 15 + within;
}

function unknownWord(token: string): string {
  const near = suggest(token, [
    ...Object.values(eras).flatMap(({ names }) => [...names]),
    ...Object.values(fixedNames).flat(2),
  ]);
  const hint = near === undefined ? '' : `; did you mean ${near}?`;
  return `${JSON.stringify(token)} is not an era, month, paksha, tithi, weekday or nakshatra${hint}`;
}
