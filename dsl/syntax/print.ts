// Syntax tree to text: one canonical spelling, parentheses only where the grammar needs them.
// What is printed parses to the same tree (extents aside).

import { prefixOf } from './affixes.ts';
import type { Clause, Expression, ScoreLine } from './ast.ts';
import { isOpenEnded, isPrefixed, level, levelOf } from './forms.ts';
import { keywordEntries, quantitySpellings } from './keywords.ts';
import { type BinaryOperator, operators } from './operators.ts';

// Left operands may stand at the operator's own level (all but comparisons chain to the left).
function binaryText(op: BinaryOperator, left: Expression, right: Expression): string {
  const own = level[operators[op].level];
  // A duration right before `before` would be an offset from what follows.
  if (op === 'before' || op === 'after') return `${operand(left)} ${op} ${wrap(right, own + 1)}`;
  // A count that does not end in `over` would take a following `by` or `at` for its own.
  if (own === level.tight) return `${closed(left, own)} ${op} ${closed(right, own + 1)}`;
  const leftLevel = own === level.comparison ? own + 1 : own;
  return `${wrap(left, leftLevel)} ${op} ${wrap(right, own + 1)}`;
}

const closed = (e: Expression, least: number): string =>
  e.kind === 'count' && e.over === undefined ? `(${printExpression(e)})` : wrap(e, least);

function wrap(e: Expression, least: number): string {
  return levelOf(e) >= least ? printExpression(e) : `(${printExpression(e)})`;
}

// An operand of `of`, `from`, `before`: anything that stands by itself. What itself ends in an operand of that
// kind would take a following `of previous day`, `for`, `to` or `before` for its own, so it goes in parentheses.
function operand(e: Expression): string {
  return isOpenEnded(e) ? `(${printExpression(e)})` : wrap(e, level.shifted);
}

// Behind a word that takes one operand a number is a house, and stands bare.
const of = (e: Expression): string => (e.kind === 'number' ? printExpression(e) : operand(e));

const unitText = (amount: number, unit: string): string => {
  if (unit === 'days') return amount === 1 ? 'day' : 'days';
  return unit === 'bare ghati' ? 'ghati' : unit;
};

const quoted = (text: string): string => (text.includes('"') ? `'${text}'` : `"${text}"`);

const clockText = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** The canonical text of an expression. */
export function printExpression(e: Expression): string {
  switch (e.kind) {
    case 'number':
      return String(e.value);
    case 'text':
      return quoted(e.value);
    case 'clock':
      return clockText(e.minutes);
    case 'angle':
      return `${e.degrees} deg`;
    case 'duration': {
      const head = `${e.amount} ${unitText(e.amount, e.unit)}`;
      return e.of === undefined ? head : `${head} of ${operand(e.of)}`;
    }
    case 'fraction':
      return `${e.numerator}/${e.denominator} of ${operand(e.of)}`;
    case 'list':
      return `[${e.items.map(printExpression).join(', ')}]`;
    case 'phrase': {
      const words = e.words.map((word) => word.text).join(' ');
      return e.upTo === undefined ? words : `${words} to ${e.upTo}`;
    }
    case 'ident':
    case 'code':
      return e.name;
    case 'quantity': {
      const of = e.of === undefined ? '' : ` of ${e.of.text}`;
      const value = e.value === undefined ? '' : ` ${printExpression(e.value)}`;
      return `${e.quantity}${of}${value}`;
    }
    case 'class':
      return `class ${e.name.text}`;
    case 'enters':
      return `${e.graha.text} enters ${e.tropical ? 'tropical ' : ''}${e.rashi?.text ?? 'rashi'}`;
    case 'asta':
      return `${e.graha.text} set by ${e.table.text}`;
    case 'not':
      return `not ${wrap(e.operand, level.not)}`;
    case 'binary':
      return binaryText(e.op, e.left, e.right);
    case 'is':
      return `${wrap(e.left, level.sum)} is ${e.negated ? 'not ' : ''}${wrap(e.right, level.sum)}`;
    case 'grows':
    case 'state':
      return `${wrap(e.left, level.sum)} is ${e.negated ? 'not ' : ''}${e.how}`;
    case 'longitude':
      return `longitude of ${e.graha.text}`;
    case 'house': {
      const houses = e.houses.length === 1 ? e.houses[0] : `[${e.houses.join(', ')}]`;
      return `house ${houses} of ${operand(e.of)}`;
    }
    case 'some': {
      const n = e.how === 'all' ? '' : ` ${e.n}`;
      return `${e.how}${n} of ${of(e.of)}`;
    }
    case 'described':
      return `${e.how} ${of(e.of)}`;
    case 'sign-class':
      return `${e.which.text} sign`;
    case 'frame':
      return `${e.frame.text} ${of(e.of)}`;
    case 'near':
      return `${e.degrees} deg of ${of(e.of)}`;
    case 'arc':
      return `${wrap(e.left, level.sum)} in ${e.from} deg to ${e.to} deg`;
    case 'edge':
    case 'length':
    case 'number-of':
    case 'lord-of':
    case 'any':
    case 'dispositor':
    case 'signs-of':
      return `${prefixOf(e)} of ${of(e.of)}`;
    case 'overlap':
      return `overlap of ${operand(e.of)} in ${operand(e.in)}`;
    case 'neighbour':
      return `${e.which} ${operand(e.of)} ${e.which === 'next' ? 'after' : 'before'} ${operand(e.anchor)}`;
    case 'nth':
      return `${ordinal(e.n)} ${operand(e.of)} within ${operand(e.within)}`;
    case 'part': {
      const head = e.to === undefined ? `part ${index(e.from)}` : `parts ${index(e.from)} to ${index(e.to)}`;
      return `${head} of ${e.count} of ${operand(e.of)}`;
    }
    case 'from-for':
      return `from ${operand(e.from)} for ${duration(e.length)}`;
    case 'from-to':
      return `from ${operand(e.from)} to ${operand(e.to)}`;
    case 'offset':
      return `${duration(e.by)} ${e.side} ${operand(e.anchor)}`;
    case 'each-side':
      return `${duration(e.by)} each side of ${operand(e.anchor)}`;
    case 'shifted':
      // `start of X of next day` is the start of the next day's X; for the other reading X needs parentheses.
      return `${isPrefixed(e.of) ? `(${printExpression(e.of)})` : operand(e.of)} of ${e.days > 0 ? 'next' : 'previous'} day`;
    case 'count': {
      const over = e.over === undefined ? '' : ` over ${e.over}`;
      return `count from ${operand(e.from)} to ${operand(e.to)}${over}`;
    }
    case 'cycle':
      return `cycle ${printExpression(e.items)} from ${operand(e.from)}`;
    case 'every':
      return `every ${operand(e.of)}`;
    case 'weekday-near':
      return `${e.weekday.text} on or ${e.side} ${operand(e.anchor)}`;
  }
}

const duration = (e: Expression): string => (e.kind === 'duration' ? printExpression(e) : operand(e));
const index = (e: Expression): string => (e.kind === 'number' ? String(e.value) : `(${printExpression(e)})`);

function ordinal(n: number): string {
  if (n === -1) return 'last';
  if (n === 1) return 'first';
  const tens = n % 100;
  const suffix = tens > 10 && tens < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th');
  return `${n}${suffix}`;
}

/** The canonical text of one clause, with what it asks in the author's words and whose word it is, where it says so. */
export function printWholeClause(clause: Clause): string {
  const { because, by } = clause;
  const text =
    because === undefined ? printClause(clause) : `${printClause(clause)} because ${quoted(because)}`;
  if (by === undefined) return text;
  const place = by.place === undefined ? '' : ` ${quoted(by.place.text)}`;
  return `${text} by ${by.work.text}${place}`;
}

/** The canonical text of what one clause does, whosever word it is. */
export function printClause(clause: Clause): string {
  switch (clause.kind) {
    case 'also': {
      const days = Math.abs(clause.days);
      const side = clause.days > 0 ? 'next' : 'previous';
      return days === 1 ? `also ${side} day` : `also ${side} ${days} days`;
    }
    case 'require':
      return `require ${ending(clause.predicate)}`;
    case 'prefer':
      return `prefer ${clause.which === 'any' ? '' : `${clause.which} `}${ending(clause.predicate)}`;
    case 'most':
      return `prefer most of ${ending(clause.of)}`;
    case 'then':
      return `then ${clause.which}`;
    case 'undecided':
      return 'undecided';
  }
}

// A look-up by a word at the end of a clause would be read as the work whose word the clause is.
const reserved: ReadonlySet<string> = new Set(keywordEntries.map(({ spelling }) => spelling));
const lookUpAtEnd = /(?<! set| hemmed) by ([a-z][a-z0-9_]*)$/;

function ending(e: Expression): string {
  const text = printExpression(e);
  const [, key] = lookUpAtEnd.exec(text) ?? [];
  return key === undefined || quantitySpellings.has(key) || reserved.has(key) ? text : `(${text})`;
}

/** The canonical text of one line of `score`. */
export function printScoreLine({ how, points, predicate, because, as }: ScoreLine): string {
  const head = how === 'block' ? how : `${how} ${points}`;
  const label = as === undefined ? '' : ` as ${as.text}`;
  return `${head} when ${printExpression(predicate)} because ${quoted(because)}${label}`;
}
