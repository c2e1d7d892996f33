// Expressions of the rule language in plain English, as they stand in the middle of a sentence.

import type { TypedExpression } from '@nirnaya/compiler/front';
import { nameOf, tithiFullName } from '@nirnaya/dsl/vocabulary';
import { ordinal } from '../dates/date-text.ts';
import type { MonthNames } from './tithi-name.ts';

/** An expression as an author wrote it. */
export type Expression = TypedExpression['source'];

/** What the wording of an expression needs besides it: its target in words, and the names of other rules. */
export interface WordingContext {
  readonly target: string;
  /** how the dark half of a month is named; default amanta */
  readonly months?: MonthNames;
  rule(code: string): string;
}

type Of<K extends Expression['kind']> = Extract<Expression, { kind: K }>;

const lunarMonths = Array.from({ length: 12 }, (_, month) => nameOf('lunar month', month));
const nouns: Readonly<Record<string, string>> = {
  day: 'the day',
  night: 'the night',
  always: 'all time',
  adhika: 'the adhika month',
  eclipse: 'an eclipse',
  'solar eclipse': 'an eclipse of the Sun',
  'lunar eclipse': 'an eclipse of the Moon',
  'penumbral eclipse': 'an eclipse of the Moon, penumbral ones included',
  'eclipse visible': 'a visible eclipse',
  'solar eclipse visible': 'a visible eclipse of the Sun',
  'lunar eclipse visible': 'a visible eclipse of the Moon',
  'penumbral eclipse visible': 'a visible eclipse of the Moon, penumbral ones included',
};
const units: Readonly<Record<Of<'duration'>['unit'], string>> = {
  min: 'minute',
  hour: 'hour',
  days: 'day',
  'fixed ghati': 'ghati',
  muhurta: 'muhurta',
  ghati: 'ghati',
  prahara: 'prahara',
  'bare ghati': 'ghati',
};
const joints: Readonly<Partial<Record<Of<'binary'>['op'], string>>> = {
  and: 'with',
  except: 'outside',
  else: 'or failing that',
  within: 'in',
};

const plain = (name: string): string => nouns[name] ?? name.replaceAll('_', ' ');
const graha = (name: string): string => (name === 'Sun' || name === 'Moon' ? `the ${name}` : name);

/** An expression in words. */
export function wording(e: Expression, context: WordingContext): string {
  const say = (inner: Expression): string => wording(inner, context);
  switch (e.kind) {
    case 'number':
      return String(e.value);
    case 'text':
      return e.value;
    case 'clock':
      return `${String(Math.floor(e.minutes / 60)).padStart(2, '0')}:${String(e.minutes % 60).padStart(2, '0')}`;
    case 'angle':
      return `${e.degrees}°`;
    case 'duration':
      return durationText(e, say);
    case 'fraction':
      return `${e.numerator}/${e.denominator} of ${say(e.of)}`;
    case 'list':
      return e.items.map(say).join(', ');
    case 'phrase':
      return phraseText(e, context.months);
    case 'ident':
      return e.name === 'target' ? context.target : plain(e.name);
    case 'code':
      return context.rule(e.name);
    case 'quantity':
      return quantityText(e, say);
    case 'class':
      return `a ${e.name.text} tithi`;
    case 'enters':
      return `${graha(e.graha.text)}'s entry into ${e.tropical ? 'tropical ' : ''}${e.rashi?.text ?? 'a sign'}`;
    case 'asta':
      return `the asta of ${graha(e.graha.text)}`;
    case 'not':
      return `not ${say(e.operand)}`;
    case 'binary':
      return `${say(e.left)} ${joints[e.op] ?? e.op} ${say(e.right)}`;
    case 'is':
      return `${say(e.left)} is ${e.negated ? 'not ' : ''}${say(e.right)}`;
    case 'grows':
      return `${say(e.left)} is ${e.negated ? 'not ' : ''}${e.how}`;
    case 'state':
      return `${say(e.left)} ${e.negated ? 'not ' : ''}${e.how}`;
    case 'longitude':
      return `the longitude of ${graha(e.graha.text)}`;
    case 'house':
      return housesText(e, say);
    case 'any':
      return `any of ${say(e.of)}`;
    case 'some':
      return `${e.how}${e.how === 'all' ? '' : ` ${e.n}`} of ${say(e.of)}`;
    case 'described':
      return `${e.how} ${say(e.of)}`;
    case 'dispositor':
      return `the dispositor of ${say(e.of)}`;
    case 'signs-of':
      return `the signs of ${say(e.of)}`;
    case 'sign-class':
      return `${article(e.which.text)} ${e.which.text} sign`;
    case 'frame':
      return /^D/.test(e.frame.text)
        ? `${say(e.of)} in ${e.frame.text}`
        : `the ${e.frame.text}'s ${say(e.of)}`;
    case 'near':
      return `${e.degrees}° of ${say(e.of)}`;
    case 'arc':
      return `${graha(say(e.left))} between ${e.from}° and ${e.to}°`;
    case 'edge':
      return `the ${e.which} of ${say(e.of)}`;
    case 'length':
      return `the length of ${say(e.of)}`;
    case 'overlap':
      return `the part of ${say(e.of)} in ${say(e.in)}`;
    case 'number-of':
      return `the number of ${say(e.of)}`;
    case 'lord-of':
      return `the lord of ${say(e.of)}`;
    case 'neighbour':
      return isOfTarget(e.anchor)
        ? `the ${say(e.of)} ${e.which === 'next' ? 'after' : 'before'} it`
        : `the ${e.which} ${say(e.of)} ${e.which === 'next' ? 'after' : 'before'} ${say(e.anchor)}`;
    case 'part': {
      const parts = e.to === undefined ? `part ${say(e.from)}` : `parts ${say(e.from)} to ${say(e.to)}`;
      return `${parts} of ${e.count} of ${say(e.of)}`;
    }
    case 'from-for':
      return firstAfter(e.length, say(e.from), say);
    case 'from-to':
      if (e.from.kind === 'code' && e.to.kind === 'code')
        return `the days from ${say(e.from)} to ${say(e.to)}`;
      return `the time from ${say(e.from)} to ${say(e.to)}`;
    case 'offset':
      return `${isOneDay(e.by) ? 'the day' : say(e.by)} ${e.side} ${say(e.anchor)}`;
    case 'each-side':
      return `${say(e.by)} on each side of ${say(e.anchor)}`;
    case 'shifted':
      return `${say(e.of)} of the ${e.days > 0 ? 'next day' : 'day before'}`;
    case 'count':
      return `the count from ${say(e.from)} to ${say(e.to)}${e.over === undefined ? '' : ` over ${e.over}`}`;
    case 'cycle':
      return `the cycle ${say(e.items)} from ${say(e.from)}`;
    case 'every':
      return `every ${say(e.of)}`;
    case 'nth':
      return `the ${e.n === -1 ? 'last' : e.n === 1 ? 'first' : ordinal(e.n)} ${say(e.of)} in ${say(e.within)}`;
    case 'weekday-near':
      return `the ${e.weekday.text} on or ${e.side} ${say(e.anchor)}`;
  }
}

// The target, or an end of it: a sentence that speaks of what follows says `it`.
const isOfTarget = (e: Expression): boolean =>
  e.kind === 'edge' ? isOfTarget(e.of) : e.kind === 'ident' && e.name === 'target';

const article = (word: string): string => (word === 'own' ? 'its' : /^[aeo]/.test(word) ? 'an' : 'a');

// `the 8th house from the lagna`; several as `houses 1, 4, 7, 10 from the Moon`.
function housesText({ houses, of }: Of<'house'>, say: (inner: Expression) => string): string {
  const [first = 1, ...others] = houses;
  const from = say(of);
  return others.length === 0
    ? `the ${ordinal(first)} house from ${from}`
    : `houses ${houses.join(', ')} from ${from}`;
}

// `the first 2 muhurtas after sunrise`: those of the day go without saying.
function firstAfter(length: Expression, from: string, say: (inner: Expression) => string): string {
  const text = length.kind === 'duration' ? durationText(length, say, '') : say(length);
  return `the first ${from === 'sunrise' ? text.replace(/ of the day$/, '') : text} after ${from}`;
}

const isOneDay = (e: Expression): boolean => e.kind === 'duration' && e.unit === 'days' && e.amount === 1;

// `3 muhurtas of the day`; a single one by `one`, which may be left out.
function durationText(e: Of<'duration'>, say: (inner: Expression) => string, one = '1 '): string {
  const unit = units[e.unit];
  const head = e.amount === 1 ? `${one}${unit}` : `${e.amount} ${unit}s`;
  return e.of === undefined ? head : `${head} of ${say(e.of)}`;
}

function quantityText(e: Of<'quantity'>, say: (inner: Expression) => string): string {
  const of = e.of === undefined ? '' : ` of ${graha(e.of.text)}`;
  if (e.value === undefined) return `the ${e.quantity}${of}`;
  const value = say(e.value);
  if (of === '' && e.quantity === 'tithi') return value;
  if (of === '' && e.quantity === 'lunar month') return `the month of ${value}`;
  return `${e.quantity}${of} ${value}`;
}

// `Bhadrapada Shukla 4` -> `Shukla Chaturthi of Bhadrapada`; `Tamil Chithirai 1` -> `the first day of Tamil Chithirai`.
function phraseText({ words: all, upTo }: Of<'phrase'>, months: MonthNames | undefined): string {
  const [first, ...rest] = all;
  const texts = all.map((word) => word.text);
  const number = all.find((word) => word.number !== undefined)?.number;
  const month = first === undefined ? -1 : lunarMonths.indexOf(first.text);
  if (month >= 0 && rest.length > 0) {
    const next = months === 'purnimanta' && rest[0]?.text === 'Krishna' ? 1 : 0;
    return `${tithiWords(
      rest.map((word) => word.text),
      number,
      upTo,
    )} of ${lunarMonths[(month + next) % 12] ?? ''}`;
  }
  const half = first?.text === 'Shukla' || first?.text === 'Krishna';
  if (half) return tithiWords(texts, number, upTo);
  if (number !== undefined && all.length === 3 && upTo === undefined) {
    const [calendar, month] = all.filter((word) => word.number === undefined).map((word) => word.text);
    if (calendar === 'Gregorian') return `${number} ${month}`;
    return `${number === 1 ? 'the first day' : `day ${number}`} of ${calendar} ${month}`;
  }
  return texts.join(' ') + (upTo === undefined ? '' : ` to ${upTo}`);
}

function tithiWords(texts: readonly string[], number: number | undefined, upTo: number | undefined): string {
  if (texts.length === 1 && texts[0] === 'Shukla') return 'the bright half';
  if (texts.length === 1 && texts[0] === 'Krishna') return 'the dark half';
  const half = texts[0] === 'Krishna' ? 15 : 0;
  if (number === undefined || number < 1 || number > 15) return texts.join(' ');
  const first = tithiFullName(number + half);
  if (upTo === undefined || upTo < 1 || upTo > 15) return first;
  return `${first} to ${tithiFullName(upTo + half).replace(/^(?:Shukla|Krishna) /, '')}`;
}
