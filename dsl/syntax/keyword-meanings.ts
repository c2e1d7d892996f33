// What the reference says of each keyword: how it is written, and what it means. Readers and printers need none of it.

import type { KeywordName } from './keywords.ts';
import { operatorWords, type WordReference } from './operators.ts';

/** What the reference says of each keyword. */
export const keywordMeanings = {
  ...operatorWords,
  not: {
    use: 'not A',
    means: 'the time outside of A; of a truth, its denial',
    goesOn: ['not day', 'not 1 = 1'],
  },
  is: {
    use: 'Q is v, A is vriddhi',
    means: 'when a quantity has a value; where a truth is wanted, as it is at the sunrise',
  },
  into: { use: 'day into 12', means: 'of a division: cuts a window into equal parts' },
  of: {
    use: 'start of A, part 3 of 5 of day, pradosha of next day',
    means: 'whose part, edge, measure or neighbour is meant',
  },
  on: { use: 'Friday on or before A', means: 'a weekday by the day of A' },
  start: { use: 'start of A', means: 'the instant at which a span begins', goesOn: ['start of day'] },
  end: { use: 'end of A', means: 'the instant at which a span ends', goesOn: ['end of day'] },
  middle: { use: 'middle of A', means: 'the instant halfway through a span', goesOn: ['middle of day'] },
  length: { use: 'length of A', means: 'how long a span lasts', goesOn: ['length of day'] },
  overlap: {
    use: 'overlap of A in K',
    means: 'how much of the window K is also A, as a duration',
    goesOn: ['overlap of day in day'],
  },
  next: {
    use: 'next A after t, K of next day',
    means: 'the nearest span that begins at t or later; the same of the day after',
    goesOn: ['next tithi after sunset', 'next day'],
  },
  previous: { use: 'K of previous day', means: 'the same of the day before' },
  last: {
    use: 'last A before t, then last',
    means: 'the nearest span that ends at t or earlier; closes a rule on the last day left',
    goesOn: ['last tithi before sunrise', 'last Monday within Gregorian January'],
  },
  first: {
    use: 'first A within B, last A within B, 3rd A within B',
    means: 'one of the spans of A that lie in each span of B, chosen beforehand',
    goesOn: ['first Monday within Gregorian January'],
  },
  part: {
    use: 'part 3 of 5 of K',
    means: 'one of the equal parts of a window; in it a quantity is read at the start of K',
    goesOn: ['part 1 of 3 of day'],
  },
  parts: {
    use: 'parts 10 to 12 of 15 of K',
    means: 'several equal parts of a window, one after the other',
    goesOn: ['parts 1 to 2 of 3 of day'],
  },
  to: {
    use: 'from t to u, Shukla 1 to 9, 300 deg to 360 deg',
    means: 'where a window, a run of tithis or an arc ends',
  },
  for: { use: 'from t for D', means: 'how long a window lasts', goesOn: ['for 1 min'] },
  each: { use: '24 min each side of t', means: 'a window about an instant' },
  side: { use: '24 min each side of t', means: 'a window about an instant' },
  every: {
    use: 'every A',
    means: 'each occurrence of A, not that of one month alone',
    goesOn: ['every Monday'],
  },
  enters: {
    use: 'Sun enters Makara',
    means: 'the instants at which a graha enters a sign, forwards or backwards',
  },
  set: {
    use: 'Jupiter set by table',
    means: "while a planet is lost in the Sun's light, by the degrees that a table gives it",
  },
  number: {
    use: 'number of Q',
    means: 'the place of a value in its round, from 1',
    goesOn: ['number of tithi'],
  },
  lord: {
    use: 'lord of weekday, lord of 10',
    means: 'of a division: the graha that rules the day; of a birth: that of a house or a sign',
    goesOn: ['lord of weekday'],
  },
  count: {
    use: 'count from a to b over 27',
    means: 'how many steps from one name to another, both ends counted',
    goesOn: ['count from weekday to weekday'],
  },
  over: { use: 'count from a to b over 28', means: 'how many the names go round in' },
  cycle: {
    use: 'cycle [Sun, Venus] from lord of weekday',
    means: 'of a division: labels that follow each other in a round',
    goesOn: ['cycle [Sun, Moon] from lord of weekday'],
  },
  class: {
    use: 'class Nanda',
    means: 'the six tithis of a class: Nanda, Bhadra, Jaya, Rikta, Purna',
    goesOn: ['class Nanda'],
  },
  any: { use: 'any of [Mars, Saturn] in house 8 of lagna', means: 'at least one of some grahas' },
  house: {
    use: 'house 8 of lagna, house [1, 4, 7, 10] of Moon',
    means: 'signs counted from one, which is the first: the bhavas by whole signs',
  },
  longitude: { use: 'longitude of Jupiter at t', means: 'sidereal degrees of a graha, 0 to 360' },
  hemmed: {
    use: 'Moon hemmed by malefics',
    means: 'of a birth: some stand in the sign before and some in the next',
  },
  exchanges: {
    use: 'Mars exchanges with Saturn',
    means: 'of a birth: each stands in a sign of the other, which is parivartana',
  },
  dispositor: { use: 'dispositor of Moon', means: 'of a birth: the lord of the sign in which a graha is' },
  rashis: { use: 'number of rashis of planets', means: 'of a birth: the signs in which some grahas are' },
  all: { use: 'all of planets in kendra', means: 'of a birth: every one of some grahas' },
  exactly: { use: 'exactly 2 of planets in 7', means: 'of a birth: so many of some grahas and no more' },
  least: { use: 'at least 3 of benefics in kendra', means: 'of a birth: so many of some grahas or more' },
  exalted: { use: 'exalted Venus, Venus is exalted', means: 'of a birth: in the sign of exaltation' },
  debilitated: {
    use: 'Mars is debilitated',
    means: 'of a birth: in the sign opposite to that of exaltation',
  },
  combust: {
    use: 'combust Mercury',
    means: "of a birth: so near to the Sun that it is lost in the Sun's light",
  },
  vargottama: {
    use: 'lagna is vargottama',
    means: 'of a birth: in the same sign in the rasi and in the navamsa',
  },
  strong: {
    use: 'Jupiter is strong, strong planets',
    means: 'of a birth: with all the shadbala that is required of it',
  },
  bride: { use: 'rashi of bride, bride (Mars in 7)', means: 'of a kuta: read in the chart of the bride' },
  groom: { use: 'rashi of groom, groom (Mars in 7)', means: 'of a kuta: read in the chart of the groom' },
  retrograde: { use: 'Jupiter is retrograde', means: 'while one of the five planets moves backwards' },
  empty: { use: 'house 8 of lagna is empty', means: 'while none of the nine grahas is in a house' },
  vriddhi: { use: 'A is vriddhi', means: 'A holds at two sunrises' },
  kshaya: { use: 'A is kshaya', means: 'A holds at no sunrise' },
  fixed: { use: '4 fixed ghati', means: 'a ghati of 24 minutes, whatever the season' },
  ghati: {
    use: '2 ghati of day, 4 fixed ghati',
    means:
      'a thirtieth of the window named behind it, so that it breathes with the season; 24 minutes if fixed',
  },
  muhurta: {
    use: '3 muhurta of night',
    means: 'a fifteenth of the window named behind it, so that it breathes with the season',
  },
  prahara: {
    use: '1 prahara of day',
    means: 'a quarter of the window named behind it, so that it breathes with the season',
  },
  min: { use: '72 min', means: 'minutes' },
  hours: { use: '2 hours', means: 'hours' },
  hour: { use: '1 hour', means: 'hours' },
  deg: { use: '300 deg', means: 'degrees of sidereal longitude' },
  days: { use: '2 days before A', means: 'whole days' },
  day: {
    use: 'day, 1 day after A',
    means: 'from sunrise to sunset; a whole day',
    goesOn: ['day', 'day after Monday'],
  },
  also: {
    use: 'also next day, also previous day, also next 2 days',
    means: 'adds neighbours to the candidates',
  },
  require: { use: 'require P', means: 'drops the candidates that fail P; never goes back' },
  prefer: {
    use: 'prefer P, prefer earliest P, prefer latest P, prefer most of K',
    means: 'keeps the candidates that satisfy P, if any does; otherwise changes nothing',
  },
  most: {
    use: 'prefer most of K',
    means: 'keeps the candidates with the greatest share of K covered by the target',
  },
  earliest: {
    use: 'prefer earliest P',
    means: 'keeps the first of the candidates that satisfy P, if any does',
  },
  latest: { use: 'prefer latest P', means: 'keeps the last of the candidates that satisfy P, if any does' },
  close: {
    use: 'then first, then last',
    means: 'closes the rule: takes the first or the last of the candidates left',
  },
  add: { use: 'add 25 when P because "..."', means: 'of a score: adds points when P holds' },
  take: { use: 'take 40 when P because "..."', means: 'of a score: takes points when P holds' },
  block: { use: 'block when P because "..."', means: 'of a score: there is none when P holds' },
  because: {
    use: 'because "Vishti karana"',
    means: 'of a score: why a line counts, in the words shown to readers',
  },
  as: { use: 'as BHADRA', means: 'of a score: the label of a line in the hierarchy' },
  undecided: {
    use: 'undecided',
    means: 'decides only if one candidate is left; otherwise all of them go to the reader',
  },
} as const satisfies Readonly<Record<KeywordName, WordReference>>;
