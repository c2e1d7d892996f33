// Conditions in words: `Ekadashi at sunrise and a Thursday`, and a short name for an alert of them.

import type { AlertNode } from '@nirnaya/contract/alerts';
import { capitalized, tithiOfHalves, titleOf, valueName } from './names.ts';
import type { AlertLeaf } from './parts.ts';

/** The longest name of an alert that the API takes, in characters. */
const longestName = 100;

/** Conditions in words. */
export const conditionText = (node: AlertNode): string => textOf(node, leafText);

/** A name for an alert: the conditions in few words, the weekday last: `Ekadashi on a Thursday`. */
export function alertName(node: AlertNode): string {
  const [nodes, end] = 'all' in node ? splitOff(node.all) : [[node], ''];
  const subjects = nodes.map((each) => textOf(each, subjectOf)).join(' and ');
  const text = subjects === '' ? end.replace(/^ on a /, '') : `${subjects}${end}`;
  return capitalized(text).slice(0, longestName).trim();
}

// The weekday of conditions that must all hold, apart from the rest.
function splitOff(nodes: readonly AlertNode[]): readonly [readonly AlertNode[], string] {
  const weekday = nodes.find(
    (node) => 'fact' in node && node.fact === 'weekday' && node.operator === 'equal',
  );
  if (weekday === undefined || !('fact' in weekday)) return [nodes, ''];
  return [nodes.filter((node) => node !== weekday), ` on a ${valueName('weekday', weekday.value)}`];
}

function textOf(node: AlertNode, leaf: (leaf: AlertLeaf) => string, isWithin = false): string {
  if ('fact' in node) return leaf(node);
  if ('not' in node) return `not ${textOf(node.not, leaf, true)}`;
  const [nodes, word] = 'all' in node ? [node.all, ' and '] : [node.any, ' or '];
  const text = nodes.map((each) => textOf(each, leaf, true)).join(word);
  return isWithin && nodes.length > 1 ? `(${text})` : text;
}

const during = new Set(['tithis', 'nakshatras', 'yogas', 'karanas']);
const atSunrise = new Set(['tithi', 'nakshatra', 'yoga', 'karana']);

function leafText(leaf: AlertLeaf): string {
  const subject = subjectOf(leaf);
  if (leaf.fact === 'weekday' && leaf.operator === 'equal') return `a ${subject}`;
  if (leaf.fact === 'lunar_month' && leaf.operator === 'equal') return `the month ${subject}`;
  if (atSunrise.has(leaf.fact)) return `${subject} at sunrise`;
  return during.has(leaf.fact) ? `${subject} during the day` : subject;
}

/** What a comparison is about, without when: `Ekadashi`, `marriage score of 80 or more`. */
function subjectOf(leaf: AlertLeaf): string {
  const { fact, params = {}, operator } = leaf;
  switch (fact) {
    case 'adhika_month':
      return isTrue(leaf) ? 'an adhika month' : 'no adhika month';
    case 'planet_retrograde':
      return `${valueName('planet', params.planet)} ${isTrue(leaf) ? 'retrograde' : 'direct'}`;
    case 'eclipse':
      if (operator === 'notEqual' && leaf.value === 'none') return 'an eclipse';
      return `eclipse ${compared(leaf)}`;
    case 'muhurat_score':
      return `${valueName('event', params.event)} score ${compared(leaf)}`;
    case 'planet_sign':
      return `${valueName('planet', params.planet)} in ${compared(leaf)}`;
    case 'tarabala':
      return `tara ${compared(leaf)} from ${valueName('nakshatra', params.nakshatra)}`;
    case 'kala_minutes':
      return `${titleOf(String(params.kala))}${sharedWith(params)} for ${compared(leaf)} minutes`;
    default:
      return compared(leaf);
  }
}

const isTrue = ({ operator, value }: AlertLeaf): boolean => (operator === 'equal') === (value === true);

function sharedWith(params: NonNullable<AlertLeaf['params']>): string {
  const shared = ['tithi', 'nakshatra', 'yoga', 'karana', 'with_kala'].flatMap((name) =>
    params[name] === undefined ? [] : [valueName(name, params[name])],
  );
  return shared.length === 0 ? '' : ` with ${shared.join(', ')}`;
}

// A value with what is asked of it: `Pushya`, `not Pushya`, `80 or more`.
function compared({ fact, operator, value }: AlertLeaf): string {
  const name = valuesName(fact, value);
  switch (operator) {
    case 'equal':
    case 'in':
    case 'contains':
      return name;
    case 'notEqual':
    case 'notIn':
    case 'doesNotContain':
      return `not ${name}`;
    case 'lessThan':
      return `below ${name}`;
    case 'lessThanInclusive':
      return `${name} or less`;
    case 'greaterThan':
      return `above ${name}`;
    case 'greaterThanInclusive':
      return `${name} or more`;
    // JSON that is still being written has others.
    default:
      return name;
  }
}

function valuesName(fact: string, value: unknown): string {
  if (!Array.isArray(value)) return valueName(fact, value);
  const [a, b] = value;
  if (fact === 'tithi' && value.length === 2 && a >= 1 && a <= 14 && b === a + 15) return tithiOfHalves(a);
  return value.map((each) => valueName(fact, each)).join(' or ');
}

/** A fact of a day that matched, as the API answers it. */
export interface MatchedFact {
  readonly fact: string;
  readonly params?: Readonly<Record<string, string | number | boolean>> | undefined;
  readonly actual: string | number | boolean | readonly (string | number)[];
}

/**
 * What a day had, in words. Of a list, such as the observances of a day, only what the conditions name; undefined where they name
 * none of it.
 */
export function matchText({ fact, params, actual }: MatchedFact, conditions: AlertNode): string | undefined {
  if (!Array.isArray(actual)) {
    const leaf = { fact, params: params ?? {}, operator: 'equal', value: actual } as AlertLeaf;
    return subjectOf(leaf);
  }
  const mentioned = leavesOf(conditions).flatMap((leaf) => (leaf.fact === fact ? [leaf.value] : []));
  const names = actual.filter((value) => mentioned.includes(value)).map((value) => valueName(fact, value));
  return names.length === 0 ? undefined : names.join(', ');
}

function leavesOf(node: AlertNode): readonly AlertLeaf[] {
  if ('fact' in node) return [node];
  if ('not' in node) return leavesOf(node.not);
  return ('all' in node ? node.all : node.any).flatMap(leavesOf);
}
