// What the reference says of each keyword: how it is written, and what it means. Readers and printers need none of it.

import type { KeywordName } from './keywords.ts';
import { operatorWords, type WordReference } from './operators.ts';

/** What the reference says of each keyword. */
export const keywordMeanings = {
  ...operatorWords,
  not: {
    use: 'not A',
    means: 'the complement of A; the negation of a truth',
    goesOn: ['not day', 'not 1 = 1'],
  },
  is: {
    use: 'Q is v, A is vriddhi',
    means: 'the spans in which a quantity has a value; as a truth, its value at sunrise',
  },
  into: { use: 'day into 12', means: 'of a division: splits a window into equal parts' },
  of: {
    use: 'start of A, part 3 of 5 of day, pradosha of next day',
    means: 'introduces the operand of a part, an edge, a measure or a neighbour',
  },
  on: { use: 'Friday on or before A', means: 'a weekday counted from the day of A' },
  start: { use: 'start of A', means: 'the instant at which a span begins', goesOn: ['start of day'] },
  end: { use: 'end of A', means: 'the instant at which a span ends', goesOn: ['end of day'] },
  middle: { use: 'middle of A', means: 'the instant halfway through a span', goesOn: ['middle of day'] },
  length: { use: 'length of A', means: 'the duration of a span', goesOn: ['length of day'] },
  overlap: {
    use: 'overlap of A in K',
    means: 'the duration of A within the window K',
    goesOn: ['overlap of day in day'],
  },
  next: {
    use: 'next A after t, K of next day',
    means: 'the nearest span that begins at t or later; the same of the next day',
    goesOn: ['next tithi after sunset', 'next day'],
  },
  previous: { use: 'K of previous day', means: 'the same of the previous day' },
  last: {
    use: 'last A before t, then last',
    means: 'the nearest span that ends at t or earlier; ends a rule with the last remaining day',
    goesOn: ['last tithi before sunrise', 'last Monday within Gregorian January'],
  },
  first: {
    use: 'first A within B, last A within B, 3rd A within B',
    means: 'one of the spans of A in each span of B, chosen before the rule',
    goesOn: ['first Monday within Gregorian January'],
  },
  part: {
    use: 'part 3 of 5 of K',
    means: 'one of the equal parts of a window; quantities in it are read at the start of K',
    goesOn: ['part 1 of 3 of day'],
  },
  parts: {
    use: 'parts 10 to 12 of 15 of K',
    means: 'several consecutive equal parts of a window',
    goesOn: ['parts 1 to 2 of 3 of day'],
  },
  to: {
    use: 'from t to u, Shukla 1 to 9, 300 deg to 360 deg',
    means: 'the end of a window, a run of tithis or an arc',
  },
  for: { use: 'from t for D', means: 'the duration of a window', goesOn: ['for 1 min'] },
  each: { use: '24 min each side of t', means: 'a window around an instant' },
  side: { use: '24 min each side of t', means: 'a window around an instant' },
  every: {
    use: 'every A',
    means: 'each occurrence of A, in every month',
    goesOn: ['every Monday'],
  },
  enters: {
    use: 'Sun enters Makara',
    means: 'the instants at which a graha enters a sign, in either direction',
  },
  tropical: {
    use: 'Sun enters tropical Makara',
    means: 'the sign is counted from the equinox: the solstices and equinoxes begin four of them',
  },
  set: {
    use: 'Jupiter set by table',
    means: 'while a planet is invisible near the Sun (asta), by the degrees of a table',
  },
  number: {
    use: 'number of Q',
    means: 'the position of a value in its cycle, from 1',
    goesOn: ['number of tithi'],
  },
  lord: {
    use: 'lord of weekday, lord of 10',
    means: 'of a division: the lord of the day; of a birth: the lord of a house or a sign',
    goesOn: ['lord of weekday'],
  },
  count: {
    use: 'count from a to b over 27',
    means: 'the number of steps from one name to another, both included',
    goesOn: ['count from weekday to weekday'],
  },
  over: { use: 'count from a to b over 28', means: 'the size of the cycle' },
  cycle: {
    use: 'cycle [Sun, Venus] from lord of weekday',
    means: 'of a division: labels in a cycle',
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
    means: 'houses by whole signs, counted from a sign',
  },
  longitude: { use: 'longitude of Jupiter at t', means: 'sidereal degrees of a graha, 0 to 360' },
  hemmed: {
    use: 'Moon hemmed by malefics',
    means: 'of a birth: some are in the previous sign and some in the next',
  },
  exchanges: {
    use: 'Mars exchanges with Saturn',
    means: 'of a birth: each is in a sign of the other (parivartana)',
  },
  dispositor: { use: 'dispositor of Moon', means: 'of a birth: the lord of the sign in which a graha is' },
  rashis: { use: 'number of rashis of planets', means: 'of a birth: the signs in which some grahas are' },
  all: { use: 'all of planets in kendra', means: 'of a birth: all of several grahas' },
  exactly: { use: 'exactly 2 of planets in 7', means: 'of a birth: exactly this many of several grahas' },
  least: {
    use: 'at least 3 of benefics in kendra',
    means: 'of a birth: at least this many of several grahas',
  },
  exalted: { use: 'exalted Venus, Venus is exalted', means: 'of a birth: in the sign of exaltation' },
  debilitated: {
    use: 'Mars is debilitated',
    means: 'of a birth: in the sign opposite to that of exaltation',
  },
  combust: {
    use: 'combust Mercury',
    means: 'of a birth: too near to the Sun to be visible',
  },
  vargottama: {
    use: 'lagna is vargottama',
    means: 'of a birth: in the same sign in the rasi and in the navamsa',
  },
  strong: {
    use: 'Jupiter is strong, strong planets',
    means: 'of a birth: with at least the required shadbala',
  },
  bride: { use: 'rashi of bride, bride (Mars in 7)', means: 'of a kuta: read in the chart of the bride' },
  groom: { use: 'rashi of groom, groom (Mars in 7)', means: 'of a kuta: read in the chart of the groom' },
  retrograde: { use: 'Jupiter is retrograde', means: 'while one of the five planets moves backwards' },
  empty: { use: 'house 8 of lagna is empty', means: 'while none of the nine grahas is in a house' },
  vriddhi: { use: 'A is vriddhi', means: 'A holds at two sunrises' },
  kshaya: { use: 'A is kshaya', means: 'A holds at no sunrise' },
  fixed: { use: '4 fixed ghati', means: 'a ghati of 24 minutes, in every season' },
  ghati: {
    use: '2 ghati of day, 4 fixed ghati',
    means:
      'a thirtieth of the window named behind it, so that it breathes with the season; 24 minutes if fixed',
  },
  muhurta: {
    use: '3 muhurta of night',
    means: 'a fifteenth of the window after it, so it varies with the season',
  },
  prahara: {
    use: '1 prahara of day',
    means: 'a quarter of the window after it, so it varies with the season',
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
  require: { use: 'require P', means: 'removes the candidates that fail P' },
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
    means: 'ends the rule with the first or the last remaining candidate',
  },
  add: { use: 'add 25 when P because "..."', means: 'of a score: adds points when P holds' },
  take: { use: 'take 40 when P because "..."', means: 'of a score: subtracts points when P holds' },
  block: { use: 'block when P because "..."', means: 'of a score: blocks when P holds' },
  because: {
    use: 'because "Vishti karana"',
    means: 'of a score: why a line counts; of a clause: what it asks of a day. In the words shown to readers',
  },
  as: { use: 'as BHADRA', means: 'of a score: the label of a line in the hierarchy' },
  undecided: {
    use: 'undecided',
    means: 'decides only if one candidate is left; otherwise all are reported',
  },
} as const satisfies Readonly<Record<KeywordName, WordReference>>;
