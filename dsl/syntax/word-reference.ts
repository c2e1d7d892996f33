// One line of the language reference on each reserved word: how it is written, and what it means.

/** How a word is written, and what it means. */
export interface WordReference {
  readonly use: string;
  readonly means: string;
}

const word = (use: string, means: string): WordReference => ({ use, means });

const nth = word(
  'first A within B, last A within B, 3rd A within B',
  'one of the spans of A that lie in each span of B, chosen beforehand',
);
const share = (count: string): string =>
  `a ${count} of the window named behind it, so that it breathes with the season`;

/** The keywords, by their spelling. */
export const keywordReference: ReadonlyMap<string, WordReference> = new Map([
  ['and', word('A and B', 'the time that both share; of two truths, both')],
  ['or', word('A or B', 'the time of either; of two truths, at least one')],
  ['not', word('not A', 'the time outside of A; of a truth, its denial')],
  ['except', word('A except B', 'the time of A that is outside of B')],
  ['else', word('A else B', 'B where A is empty')],
  ['when', word('A when P', 'A if P holds, otherwise nothing')],
  [
    'is',
    word(
      'Q is v, A is vriddhi',
      'when a quantity has a value; where a truth is wanted, as it is at the sunrise',
    ),
  ],
  [
    'in',
    word(
      'Q in [v, w], overlap of A in K',
      'when a quantity has one of some values; the window that is measured',
    ),
  ],
  ['into', word('day into 12', 'of a division: cuts a window into equal parts')],
  ['touches', word('A touches K', 'A shares some time with K, or an event falls in it')],
  ['covers', word('A covers K', 'A holds during all of K')],
  ['at', word('A at t, Q at t', 'whether A holds at an instant; the value that a quantity has then')],
  [
    'of',
    word(
      'start of A, part 3 of 5 of day, pradosha of next day',
      'whose part, edge, measure or neighbour is meant',
    ),
  ],
  [
    'by',
    word(
      'table by Q, then first by dharmasindhu',
      'looks a table up, an absent key giving nothing; at the end of a clause of `decide`, the work whose word it is',
    ),
  ],
  [
    'before',
    word(
      't before u, 96 min before sunrise',
      'whether one instant comes first; an instant some time earlier',
    ),
  ],
  [
    'after',
    word('t after u, 1 day after FESTIVAL_X', 'whether one instant comes later; what lies some time later'),
  ],
  ['on', word('Friday on or before A', 'a weekday by the day of A')],
  ['start', word('start of A', 'the instant at which a span begins')],
  ['end', word('end of A', 'the instant at which a span ends')],
  ['middle', word('middle of A', 'the instant halfway through a span')],
  ['length', word('length of A', 'how long a span lasts')],
  ['overlap', word('overlap of A in K', 'how much of the window K is also A, as a duration')],
  [
    'next',
    word(
      'next A after t, K of next day',
      'the nearest span that begins at t or later; the same of the day after',
    ),
  ],
  ['previous', word('K of previous day', 'the same of the day before')],
  [
    'last',
    word(
      'last A before t, then last',
      'the nearest span that ends at t or earlier; closes a rule on the last day left',
    ),
  ],
  ['first', nth],
  [
    'part',
    word(
      'part 3 of 5 of K',
      'one of the equal parts of a window; in it a quantity is read at the start of K',
    ),
  ],
  ['parts', word('parts 10 to 12 of 15 of K', 'several equal parts of a window, one after the other')],
  [
    'from',
    word(
      'from t for D, from t to u, kendra from Moon',
      'a window that begins at an instant; of a birth: the sign from which houses are counted',
    ),
  ],
  [
    'to',
    word('from t to u, Shukla 1 to 9, 300 deg to 360 deg', 'where a window, a run of tithis or an arc ends'),
  ],
  ['for', word('from t for D', 'how long a window lasts')],
  ['each', word('24 min each side of t', 'a window about an instant')],
  ['side', word('24 min each side of t', 'a window about an instant')],
  [
    'within',
    word(
      'A within B, Mercury within 10 deg of Sun',
      'the spans of A in each span of B, pooled; of a birth: how near a graha is',
    ),
  ],
  ['every', word('every A', 'each occurrence of A, not that of one month alone')],
  ['enters', word('Sun enters Makara', 'the instants at which a graha enters a sign, forwards or backwards')],
  [
    'set',
    word(
      'Jupiter set by table',
      "while a planet is lost in the Sun's light, by the degrees that a table gives it",
    ),
  ],
  ['number', word('number of Q', 'the place of a value in its round, from 1')],
  [
    'lord',
    word(
      'lord of weekday, lord of 10',
      'of a division: the graha that rules the day; of a birth: that of a house or a sign',
    ),
  ],
  ['count', word('count from a to b over 27', 'how many steps from one name to another, both ends counted')],
  ['over', word('count from a to b over 28', 'how many the names go round in')],
  [
    'cycle',
    word(
      'cycle [Sun, Venus] from lord of weekday',
      'of a division: labels that follow each other in a round',
    ),
  ],
  ['class', word('class Nanda', 'the six tithis of a class: Nanda, Bhadra, Jaya, Rikta, Purna')],
  ['any', word('any of [Mars, Saturn] in house 8 of lagna', 'at least one of some grahas')],
  [
    'house',
    word(
      'house 8 of lagna, house [1, 4, 7, 10] of Moon',
      'signs counted from one, which is the first: the bhavas by whole signs',
    ),
  ],
  ['longitude', word('longitude of Jupiter at t', 'sidereal degrees of a graha, 0 to 360')],
  [
    'aspects',
    word(
      'Jupiter aspects lagna',
      'graha drishti by signs: all the 7th, Mars also 4 and 8, Jupiter 5 and 9, Saturn 3 and 10',
    ),
  ],
  [
    'with',
    word(
      'lord of 9 with lord of 10, Jupiter with or aspects Moon',
      'of a birth: stands in one sign with another; or aspects it',
    ),
  ],
  [
    'hemmed',
    word('Moon hemmed by malefics', 'of a birth: some stand in the sign before and some in the next'),
  ],
  [
    'exchanges',
    word(
      'Mars exchanges with Saturn',
      'of a birth: each stands in a sign of the other, which is parivartana',
    ),
  ],
  ['dispositor', word('dispositor of Moon', 'of a birth: the lord of the sign in which a graha is')],
  ['rashis', word('number of rashis of planets', 'of a birth: the signs in which some grahas are')],
  ['all', word('all of planets in kendra', 'of a birth: every one of some grahas')],
  ['exactly', word('exactly 2 of planets in 7', 'of a birth: so many of some grahas and no more')],
  ['least', word('at least 3 of benefics in kendra', 'of a birth: so many of some grahas or more')],
  ['exalted', word('exalted Venus, Venus is exalted', 'of a birth: in the sign of exaltation')],
  ['debilitated', word('Mars is debilitated', 'of a birth: in the sign opposite to that of exaltation')],
  ['combust', word('combust Mercury', "of a birth: so near to the Sun that it is lost in the Sun's light")],
  ['vargottama', word('lagna is vargottama', 'of a birth: in the same sign in the rasi and in the navamsa')],
  [
    'strong',
    word('Jupiter is strong, strong planets', 'of a birth: with all the shadbala that is required of it'),
  ],
  ['bride', word('rashi of bride, bride (Mars in 7)', 'of a kuta: read in the chart of the bride')],
  ['groom', word('rashi of groom, groom (Mars in 7)', 'of a kuta: read in the chart of the groom')],
  ['retrograde', word('Jupiter is retrograde', 'while one of the five planets moves backwards')],
  ['empty', word('house 8 of lagna is empty', 'while none of the nine grahas is in a house')],
  ['mod', word('N mod 9', 'what is left of a number after division')],
  ['vriddhi', word('A is vriddhi', 'A holds at two sunrises')],
  ['kshaya', word('A is kshaya', 'A holds at no sunrise')],
  ['fixed', word('4 fixed ghati', 'a ghati of 24 minutes, whatever the season')],
  ['ghati', word('2 ghati of day, 4 fixed ghati', `${share('thirtieth')}; 24 minutes if fixed`)],
  ['muhurta', word('3 muhurta of night', share('fifteenth'))],
  ['prahara', word('1 prahara of day', share('quarter'))],
  ['min', word('72 min', 'minutes')],
  ['hours', word('2 hours', 'hours')],
  ['hour', word('1 hour', 'hours')],
  ['deg', word('300 deg', 'degrees of sidereal longitude')],
  ['days', word('2 days before A', 'whole days')],
  ['day', word('day, 1 day after A', 'from sunrise to sunset; a whole day')],
  ['also', word('also next day, also previous day, also next 2 days', 'adds neighbours to the candidates')],
  ['require', word('require P', 'drops the candidates that fail P; never goes back')],
  [
    'prefer',
    word(
      'prefer P, prefer earliest P, prefer latest P, prefer most of K',
      'keeps the candidates that satisfy P, if any does; otherwise changes nothing',
    ),
  ],
  [
    'most',
    word('prefer most of K', 'keeps the candidates with the greatest share of K covered by the target'),
  ],
  ['earliest', word('prefer earliest P', 'keeps the first of the candidates that satisfy P, if any does')],
  ['latest', word('prefer latest P', 'keeps the last of the candidates that satisfy P, if any does')],
  [
    'then',
    word('then first, then last', 'closes the rule: takes the first or the last of the candidates left'),
  ],
  ['add', word('add 25 when P because "..."', 'of a score: adds points when P holds')],
  ['take', word('take 40 when P because "..."', 'of a score: takes points when P holds')],
  ['block', word('block when P because "..."', 'of a score: there is none when P holds')],
  [
    'because',
    word('because "Vishti karana"', 'of a score: why a line counts, in the words shown to readers'),
  ],
  ['as', word('as BHADRA', 'of a score: the label of a line in the hierarchy')],
  [
    'undecided',
    word('undecided', 'decides only if one candidate is left; otherwise all of them go to the reader'),
  ],
]);

/** The words that name moments and windows without a pack, by their spelling. */
export const builtinReference: ReadonlyMap<string, WordReference> = new Map([
  ['day', word('day', 'the window from sunrise to sunset')],
  ['night', word('night', 'the window from sunset to the next sunrise')],
  ['target', word('target', 'what the rule observes, as it came round this time; of a condition, its span')],
  ['always', word('always', 'all time')],
  ['adhika', word('adhika', 'the intercalary months')],
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
  ['rashi', word('rashi of Sun, rashi of Jupiter', 'the sidereal sign that a graha is in')],
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
