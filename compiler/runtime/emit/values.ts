// Evaluators of look-ups: the values of a table for the keys of the moment.

import type { Lookup, TypedExpression } from '../../front/check/typed.ts';
import type { Context, ValuesOf } from './context.ts';
import { divisionAt } from './divisions.ts';
import { type Emitter, readingAt } from './emitter.ts';
import { readingInstant } from './numbers.ts';

const none: readonly (number | string)[] = [];

/** The evaluator of a term as a list of values: an absent key has none, a list several. */
export function emitValues(emitter: Emitter, term: TypedExpression): ValuesOf {
  switch (term.op) {
    case 'constant': {
      const values = [term.value];
      return () => values;
    }
    case 'labels':
      return () => term.labels;
    case 'named':
      return emitter.values(term.body);
    case 'division':
    case 'division-at': {
      const at = divisionAt(emitter, term.division);
      const instant = term.op === 'division' ? readingInstant : emitter.number(term.instant);
      return (cx) => {
        const label = at(cx, instant(cx));
        return label === undefined ? none : [label];
      };
    }
    case 'lookup':
      return lookup(emitter, term);
    case 'input': {
      const { name } = term;
      return (cx) => {
        const value = cx.inputs[name];
        return value === undefined ? none : [value];
      };
    }
    case 'sky':
      return (cx) => [cx.run.sky];
    case 'reading': {
      const of = emitter.values(term.of);
      const instant = emitter.number(term.instant);
      return (cx) => {
        const jd = instant(cx);
        return Number.isNaN(jd) ? none : readingAt(cx, jd, of);
      };
    }
    case 'arithmetic':
      return arithmetic(emitter, term);
    case 'when': {
      const of = emitter.values(term.of);
      const condition = emitter.truth(term.condition);
      return (cx) => (condition(cx) ? of(cx) : none);
    }
    case 'else': {
      const first = emitter.values(term.first);
      const second = emitter.values(term.second);
      return (cx) => {
        const values = first(cx);
        return values.length > 0 ? values : second(cx);
      };
    }
    default: {
      const number = emitter.number(term);
      return (cx) => {
        const value = number(cx);
        return Number.isNaN(value) ? none : [value];
      };
    }
  }
}

function lookup(emitter: Emitter, term: Extract<TypedExpression, { op: 'lookup' }>): ValuesOf {
  const keys = term.keys.map((key) => emitKey(emitter, key));
  return (cx) => {
    let at: Lookup | undefined = term.table;
    for (const key of keys) {
      if (at?.kind !== 'map') return none;
      const value = key(cx);
      at = value === undefined ? undefined : at.byLabel.get(value);
    }
    return at?.kind === 'values' ? at.values : none;
  };
}

// A label or a number, or the first of the texts of a term.
function emitKey(emitter: Emitter, key: TypedExpression): (cx: Context) => number | string | undefined {
  if (key.type !== 'text') return emitter.number(key);
  const values = emitter.values(key);
  return (cx) => values(cx)[0];
}

// A number added to several values is added to each: Mula's two varjyams.
function arithmetic(emitter: Emitter, term: Extract<TypedExpression, { op: 'arithmetic' }>): ValuesOf {
  const single = emitter.number(term);
  if (term.right.op !== 'constant' || (term.how !== '+' && term.how !== '-')) return (cx) => [single(cx)];
  const left = emitter.values(term.left);
  const by = Number(term.right.value) * (term.how === '+' ? 1 : -1);
  return (cx) => left(cx).map((value) => Number(value) + by);
}
