// Expressions of the rule language as what a sentence speaks of: a tithi of a month, a part of the day, another observance.

import { printExpression } from '@nirnaya/dsl/syntax';
import { nameOf } from '@nirnaya/dsl/vocabulary';
import { english, type Value } from '../messages/index.ts';
import type { MonthNames } from './tithi-name.ts';
import type { Expression } from './wording.ts';

/** What naming needs besides an expression. */
export interface Nouns {
  /** what is observed */
  readonly target: Value;
  readonly months: MonthNames;
  /** the English name of another rule */
  rule(code: string): string;
}

type Of<K extends Expression['kind']> = Extract<Expression, { kind: K }>;

const lunarMonths = Array.from({ length: 12 }, (_, month) => nameOf('lunar month', month));
const civilMonths = Array.from({ length: 12 }, (_, month) => nameOf('gregorian month', month));

/** A name of the calendar. */
export const named = (kind: string, name: string): Value => ({ kind, english: name });

/** A tithi by its label, 0 to 29. */
export function tithiNoun(label: number): Value {
  const of = label % 15;
  if (of === 14) return named('tithi', label === 14 ? 'Purnima' : 'Amavasya');
  const half = named('paksha', nameOf('paksha', Math.floor(label / 15)));
  return { id: 'tithi', args: { half, name: named('tithi', nameOf('tithi', of)) } };
}

/** Several tithis that follow, or one number of both halves; labels 0 to 29. */
export function tithisNoun(labels: readonly number[]): Value {
  const [first = 0, second] = labels;
  if (labels.length === 1) return tithiNoun(first);
  if (labels.length === 2 && second === first + 15) return named('tithi', nameOf('tithi', first));
  if (labels.length === 15 && first % 15 === 0)
    return { id: 'half', args: { half: named('paksha', nameOf('paksha', first / 15)) } };
  return { id: 'range', args: { from: tithiNoun(first), to: tithiNoun(labels.at(-1) ?? first) } };
}

/** A graha, whose name stands behind `the` in English where it is a light. */
const grahaNoun = (name: string): Value =>
  name === 'Sun' || name === 'Moon' ? { id: name } : named('graha', name);

/** An entry into a sign, as something that happens or as what there is. */
export function entryOf({ graha, rashi, tropical }: Of<'enters'>): Readonly<Record<string, Value>> {
  const sign: Value = rashi === undefined ? { id: 'any-sign' } : named('rashi', rashi.text);
  return {
    graha: grahaNoun(graha.text),
    rashi: tropical === true ? { id: 'tropical', args: { sign } } : sign,
  };
}

/** An expression as a noun; where there is none in other languages, in English alone. */
export function nounOf(e: Expression, nouns: Nouns): Value {
  const noun = (inner: Expression): Value => nounOf(inner, nouns);
  switch (e.kind) {
    case 'ident':
      if (e.name === 'target') return nouns.target;
      return e.name === 'adhika' ? { id: 'adhika-month' } : partOf(e, nouns);
    case 'code':
      return { kind: 'observance', english: nouns.rule(e.name), key: e.name };
    case 'quantity':
      return quantityNoun(e, nouns);
    case 'phrase':
      return phraseNoun(e, nouns);
    case 'enters':
      return { id: 'entry', args: entryOf(e) };
    case 'every':
      return noun(e.of);
    case 'binary':
      return binaryNoun(e, nouns);
    case 'edge':
      if (e.which === 'middle' || e.of.kind !== 'ident' || e.of.name !== 'target') return partOf(e, nouns);
      return { id: `${e.which}-of`, args: { what: nouns.target } };
    case 'offset': {
      if (e.by.kind !== 'duration' || e.by.unit !== 'days') return partOf(e, nouns);
      return { id: `day-${e.side}`, args: { n: e.by.amount, what: noun(e.anchor) } };
    }
    case 'from-to':
      return { id: 'span', args: { from: noun(e.from), to: noun(e.to) } };
    case 'nth':
      return { id: 'nth', args: { n: e.n, what: noun(e.of), within: noun(e.within) } };
    case 'weekday-near':
      return {
        id: `weekday-${e.side}`,
        args: { day: named('weekday', e.weekday.text), what: noun(e.anchor) },
      };
    case 'arc':
      return {
        id: 'between-degrees',
        args: {
          graha: grahaNoun(printExpression(e.left)),
          from: e.from,
          to: Math.round(e.to * 10) / 10,
        },
      };
    default:
      break;
  }
  return phraseOf(e);
}

// What has no words is shown as the author wrote it.
const phraseOf = (e: Expression): Value => ({ phrase: printExpression(e) });

function quantityNoun(e: Of<'quantity'>, nouns: Nouns): Value {
  const { value } = e;
  if (value?.kind !== 'phrase' || e.of !== undefined) return phraseOf(e);
  const name = value.words.map(({ text }) => text).join(' ');
  switch (e.quantity) {
    case 'tithi':
      return value.words.length > 1 ? phraseNoun(value, nouns) : named('tithi', name);
    case 'nakshatra':
      return { id: 'star', args: { name: named('nakshatra', name) } };
    case 'yoga':
    case 'karana':
      return { id: e.quantity, args: { name: named(e.quantity, name) } };
    case 'lunar month':
      return { id: 'the-month', args: { month: named('lunar month', name) } };
    default:
      return phraseOf(e);
  }
}

// `Bhadrapada Shukla 4`, `Ashvina Shukla`, `Krishna 8`, `Tamil Aadi 18`, `Tamil Aadi`, `Gregorian July`, `Monday`.
function phraseNoun(e: Of<'phrase'>, nouns: Nouns): Value {
  const words = e.words.map(({ text }) => text);
  const number = e.words.find((word) => word.number !== undefined)?.number;
  const names = e.words.filter((word) => word.number === undefined).map(({ text }) => text);
  const [first = '', second] = names;
  const month = lunarMonths.indexOf(first);
  const half = first === 'Shukla' || first === 'Krishna' ? first : second;
  if (half === 'Shukla' || half === 'Krishna') {
    const dark = half === 'Krishna';
    const tithi =
      number === undefined
        ? undefined
        : tithisNoun(labelsFrom(number - 1 + (dark ? 15 : 0), (e.upTo ?? number) - number));
    if (month < 0) return tithi ?? { id: 'half', args: { half: named('paksha', half) } };
    const next = nouns.months === 'purnimanta' && dark ? 1 : 0;
    const of = named('lunar month', lunarMonths[(month + next) % 12] ?? first);
    return tithi === undefined
      ? { id: 'half-of', args: { half: named('paksha', half), month: of } }
      : { id: 'tithi-of', args: { tithi, month: of } };
  }
  if (first === 'Gregorian') {
    const civil = { id: `month-${civilMonths.indexOf(second ?? '') + 1}` };
    return number === undefined ? civil : { id: 'date', args: { day: number, month: civil } };
  }
  if (second !== undefined && names.length === 2) {
    const of = { calendar: named('calendar', first), month: named('calendar month', second) };
    return number === undefined
      ? { id: 'solar-month', args: of }
      : { id: 'solar-day', args: { n: number, ...of } };
  }
  if (words.length === 1 && /day$/.test(first)) return named('weekday', first);
  return phraseOf(e);
}

const labelsFrom = (first: number, more: number): number[] =>
  Array.from({ length: more + 1 }, (_, i) => first + i);

function binaryNoun(e: Of<'binary'>, nouns: Nouns): Value {
  const [left, right] = [nounOf(e.left, nouns), nounOf(e.right, nouns)];
  switch (e.op) {
    case 'within':
      return { id: 'within', args: { what: left, within: right } };
    case 'and':
      return { id: 'with', args: { what: left, other: right } };
    case 'except':
      return { id: 'without', args: { what: left, other: right } };
    case 'or':
      return { items: [left, right], word: 'or' };
    default:
      return phraseOf(e);
  }
}

/** A moment or a part of the day; what is none has no words but English ones. */
export function partOf(e: Expression, nouns: Nouns): Value {
  switch (e.kind) {
    case 'ident':
      return partNamed(e.name) ?? phraseOf(e);
    case 'edge':
      return (e.of.kind === 'ident' ? partNamed(`${e.which}-${e.of.name}`) : undefined) ?? phraseOf(e);
    case 'from-for': {
      const length = lengthOf(e.length);
      const from = e.from.kind === 'ident' ? `first-${e.from.name}` : '';
      return length === undefined ? phraseOf(e) : (partNamed(from, { length }) ?? phraseOf(e));
    }
    case 'shifted':
      return {
        id: 'part-shifted',
        args: { part: partOf(e.of, nouns), side: e.days > 0 ? 'next' : 'previous' },
      };
    case 'offset': {
      const length = lengthOf(e.by);
      return length === undefined
        ? phraseOf(e)
        : { id: `part-${e.side}`, args: { length, part: partOf(e.anchor, nouns) } };
    }
    case 'phrase':
    case 'quantity':
    case 'binary':
      return nounOf(e, nouns);
    default:
      return phraseOf(e);
  }
}

const partNamed = (name: string, args?: Readonly<Record<string, Value>>): Value | undefined => {
  const id = `part-${name}`;
  if (english.messages[id] === undefined) return undefined;
  return args === undefined ? { id } : { id, args };
};

/** A duration; undefined for what is none, or has no words. */
export const lengthOf = (e: Expression): Value | undefined =>
  e.kind === 'duration' && `unit-${e.unit}` in english.messages
    ? { id: `unit-${e.unit}`, args: { n: e.amount } }
    : undefined;
