// Why a rule of a birth holds or not: its condition in parts, each with what was found in the chart.

import { printExpression } from '@nirnaya/dsl/syntax';
import { nameOf } from '@nirnaya/dsl/vocabulary';
import { houseOf } from '@nirnaya/engine/jyotisha';
import type { BirthTerm } from '../front/check/birth/terms.ts';
import { type BirthEmitter, emitSet, emitTruth, emitValue, lowest } from './emit/birth/emit.ts';
import type { Frame } from './emit/birth/frame.ts';

/** Something of a chart and what it is: `lord of 10`, `Venus in Mina, house 3 (exalted)`. */
export interface BirthReading {
  readonly text: string;
  readonly value: string;
}

/** A condition, whether it holds, and what that rests on. */
export interface BirthCondition {
  /** what is expected, in its canonical spelling */
  readonly text: string;
  readonly joins: 'and' | 'or' | 'not' | undefined;
  readonly holds: boolean;
  /** the actual state of what it is about; of one that joins others nothing */
  readonly readings: readonly BirthReading[];
  readonly parts: readonly BirthCondition[];
}

/** Traces a truth in a frame. `ruleTerm` gives the condition of another rule. */
export function traceOf(
  emitter: BirthEmitter,
  ruleTerm: (code: string) => BirthTerm | undefined,
  term: BirthTerm,
  frame: Frame,
): BirthCondition {
  const trace = (inner: BirthTerm, f: Frame): BirthCondition => {
    const text = printExpression(inner.source);
    const holds = emitTruth(emitter, inner)(f);
    const joined = (joins: BirthCondition['joins'], parts: readonly BirthCondition[]): BirthCondition => ({
      text,
      joins,
      holds,
      readings: [],
      parts,
    });
    switch (inner.op) {
      case 'logic':
        // `A and B and C` are three conditions side by side.
        return joined(
          inner.how,
          flattened(inner, inner.how).map((part) => trace(part, f)),
        );
      case 'not':
        return joined('not', [trace(inner.of, f)]);
      case 'named':
        return { ...trace(inner.body, f), text };
      case 'when':
        return joined('and', [trace(inner.of, f), trace(inner.condition, f)]);
      case 'else':
        return joined('or', [trace(inner.first, f), trace(inner.second, f)]);
      case 'frame': {
        const { frame: name } = inner;
        const read = typeof name === 'number' ? f.division(name) : (f.pair?.[name] ?? f);
        return joined(undefined, [trace(inner.of, read)]);
      }
      case 'rule': {
        const body = ruleTerm(inner.code);
        return joined(undefined, body === undefined ? [] : [trace(body, f)]);
      }
      default:
        return { text, joins: undefined, holds, readings: readings(emitter, inner, f), parts: [] };
    }
  };
  return trace(term, frame);
}

function flattened(term: BirthTerm, how: 'and' | 'or'): readonly BirthTerm[] {
  return term.op === 'logic' && term.how === how
    ? [...flattened(term.left, how), ...flattened(term.right, how)]
    : [term];
}

// What a condition is about, each once.
function readings(emitter: BirthEmitter, term: BirthTerm, frame: Frame): readonly BirthReading[] {
  const seen = new Map<string, BirthReading>();
  for (const operand of operands(term)) {
    if (operand.op === 'constant' || operand.type === 'place') continue;
    const reading = { text: printExpression(operand.source), value: valueText(emitter, operand, frame) };
    if (reading.text !== reading.value) seen.set(reading.text, reading);
  }
  return [...seen.values()];
}

function operands(term: BirthTerm): readonly BirthTerm[] {
  switch (term.op) {
    case 'quantified':
      return operands(term.left);
    case 'in':
      return [term.of, term.place];
    case 'relation':
    case 'near':
      return [term.of, term.to];
    case 'described':
      return [term.of];
    case 'same':
    case 'compare':
      return [term.left, term.right].flatMap(insideMeasure);
    case 'label-in':
    case 'number-in':
    case 'text-in':
      return [term.of];
    default:
      return [term];
  }
}

// The longitudes of a difference are given as well as the difference.
const insideMeasure = (term: BirthTerm): readonly BirthTerm[] =>
  term.op === 'arithmetic' ? [term, ...insideMeasure(term.left), ...insideMeasure(term.right)] : [term];

/** A value with its name, as a trace tells it. */
export function traceValue(
  emitter: BirthEmitter,
  name: string,
  term: BirthTerm,
  frame: Frame,
): { readonly name: string; readonly text: string; readonly value: string } {
  return { name, text: printExpression(term.source), value: valueText(emitter, term, frame) };
}

function valueText(emitter: BirthEmitter, term: BirthTerm, frame: Frame): string {
  const { type } = term;
  if (type === 'truth') return String(emitTruth(emitter, term)(frame));
  if (type === 'graha' || type === 'grahas') {
    // Two charts have no frame of their own: the grahas are those of the one they are read in.
    const read = term.op === 'named' ? term.body : term;
    const f =
      read.op === 'frame' && typeof read.frame === 'string' ? (frame.pair?.[read.frame] ?? frame) : frame;
    return listed(emitSet(emitter, term)(frame), (body) => bodyText(f, body));
  }
  if (type === 'sign' || type === 'signs')
    return listed(emitSet(emitter, term)(frame), (sign) => nameOf('rashi', sign));
  if (type === 'place') return printExpression(term.source);
  const value = emitValue(emitter, term)(frame);
  if (value === undefined) return 'none';
  if (typeof value === 'string') return value;
  if (typeof type === 'object') return nameOf(type.label, value);
  return type === 'angle' ? `${value.toFixed(2)} deg` : String(value);
}

function listed(set: number, text: (bit: number) => string): string {
  const out: string[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) out.push(text(lowest(rest)));
  return out.length === 0 ? 'none' : out.join('; ');
}

// `Venus in Mina, house 3, exalted`.
function bodyText(frame: Frame, body: number): string {
  const sign = nameOf('rashi', frame.sign[body]);
  if (body === 9) return `lagna in ${sign}`;
  const states = (['exalted', 'debilitated', 'own', 'retrograde', 'combust'] as const)
    .filter((state) => (frame[state] & (1 << body)) !== 0)
    .map((state) => (state === 'own' ? 'own sign' : state));
  const house = houseOf(frame.sign[9], frame.sign[body]);
  return [`${nameOf('graha', body)} in ${sign}`, `house ${house}`, ...states].join(', ');
}
