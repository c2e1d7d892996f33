// One line of the language reference on each reserved word: how it is written, and what it means.

import { keywordMeanings } from './keyword-meanings.ts';
import { keywordEntries } from './keywords.ts';
import type { WordReference } from './operators.ts';

const word = (use: string, means: string, goesOn?: readonly string[]): WordReference =>
  goesOn === undefined ? { use, means } : { use, means, goesOn };

/** The keywords, by their spelling. */
export const keywordReference: ReadonlyMap<string, WordReference> = new Map(
  keywordEntries.map(({ name, spelling }) => [spelling, keywordMeanings[name]]),
);

/** The words that name moments and windows without a pack, by their spelling. */
export const builtinReference: ReadonlyMap<string, WordReference> = new Map([
  ['day', word('day', 'the window from sunrise to sunset')],
  ['night', word('night', 'the window from sunset to the next sunrise')],
  ['target', word('target', 'what the rule observes, as it came round this time; of a condition, its span')],
  ['always', word('always', 'all time')],
  ['adhika', word('adhika', 'the intercalary months')],
  ['sky', word('sky is "drik"', 'the sky on which the rule is decided, by its name')],
  ['sunrise', word('sunrise', "the instant at which the Sun's upper limb appears")],
  ['sunset', word('sunset', "the instant at which the Sun's upper limb disappears")],
  ['moonrise', word('moonrise', 'the first moonrise from this sunrise to the next')],
  ['moonset', word('moonset', 'the first moonset from this sunrise to the next')],
  [
    'eclipse',
    word('eclipse', 'eclipses of the Sun, and of the Moon in the umbra, seen from anywhere on Earth'),
  ],
  [
    'solar eclipse',
    word('solar eclipse', 'while any part of the Sun is covered, seen from anywhere on Earth'),
  ],
  ['lunar eclipse', word('lunar eclipse', 'while any part of the Moon is in the umbra')],
  ['penumbral eclipse', word('penumbral eclipse', 'while any part of the Moon is in the penumbra at least')],
  ['eclipse visible', word('eclipse visible', 'what of `eclipse` can be seen from the place')],
  [
    'solar eclipse visible',
    word(
      'solar eclipse visible',
      'while any part of the Sun is covered as seen from the place, and the Sun is up',
    ),
  ],
  [
    'lunar eclipse visible',
    word(
      'lunar eclipse visible',
      'while any part of the Moon is in the umbra and the Moon is up at the place',
    ),
  ],
  [
    'penumbral eclipse visible',
    word('penumbral eclipse visible', 'what of `penumbral eclipse` can be seen from the place'),
  ],
]);

/** The quantities, by the name that the language has for them. */
export const quantityReference: ReadonlyMap<string, WordReference> = new Map([
  [
    'tithi',
    word('tithi, tithi Ekadashi', 'the thirtieth of a lunation: twelve degrees of the Moon from the Sun'),
  ],
  ['paksha', word('paksha is Shukla', 'the bright or the dark half of a lunation')],
  ['lunar month', word('lunar month is Chaitra', 'the amanta month; an intercalary one reads as Adhika')],
  ['purnimanta month', word('purnimanta month is Magha', 'the month that ends with the full Moon')],
  [
    'nakshatra',
    word('nakshatra Rohini, nakshatra of Saturn', 'one of 27 stars; without `of`, that of the Moon'),
  ],
  ['nakshatra28', word('nakshatra28 of Moon', 'one of 28 stars, Abhijit among them')],
  ['yoga', word('yoga Vaidhriti', 'one of 27: the longitudes of Sun and Moon added')],
  ['karana', word('karana Vishti', 'half a tithi')],
  ['weekday', word('weekday is Tuesday', 'the day of the week, from sunrise to sunrise')],
  ['rashi', word('rashi of Sun, rashi of Jupiter', 'the sidereal sign that a graha is in', ['rashi of Sun'])],
  ['lagna', word('lagna is Vrishabha', 'the sidereal sign that rises')],
  [
    'pada',
    word('pada is 2, pada of Jupiter', 'the quarter of a star, 1 to 4; without `of`, that of the Moon'),
  ],
  [
    'navamsa',
    word(
      'navamsa of lagna is Mesha',
      'the sign that the ninth of a sign is given to; of a graha or of the lagna',
    ),
  ],
]);
