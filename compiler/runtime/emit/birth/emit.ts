// Terms of rules of a birth to closures on a frame. Grahas and signs are bits, so most conditions are a few operations.

import {
  charaKarakas,
  lordOf,
  nakshatraOf,
  normalizeDegrees,
  padaOf,
  signAt,
} from '@nirnaya/engine/jyotisha';
import { karanaOfHalf } from '@nirnaya/engine/observe';
import type { BirthTerm, FrameName, Relation } from '../../../front/check/birth/terms.ts';
import type { Lookup } from '../../../front/check/typed.ts';
import type { Frame } from './frame.ts';

/** A truth of a frame. */
export type BirthTruth = (frame: Frame) => boolean;
/** A set of bodies or signs. */
export type BirthSet = (frame: Frame) => number;
/** A number, degrees, a 0-based label, or a text; undefined where there is none. */
export type BirthValue = (frame: Frame) => number | string | undefined;
/** Those of some bodies that lie in a place. */
type Place = (frame: Frame, bodies: number) => number;

/** What emitting a term needs besides it: what another rule is of a frame, by code; a truth is 0 or 1. */
export interface BirthEmitter {
  readonly rule: (code: string) => (frame: Frame) => number;
}

type Of<O extends BirthTerm['op']> = Extract<BirthTerm, { op: O }>;

/** Emits a truth. */
export function emitTruth(emitter: BirthEmitter, term: BirthTerm): BirthTruth {
  switch (term.op) {
    case 'logic': {
      const left = emitTruth(emitter, term.left);
      const right = emitTruth(emitter, term.right);
      return term.how === 'and' ? (f) => left(f) && right(f) : (f) => left(f) || right(f);
    }
    case 'not': {
      const of = emitTruth(emitter, term.of);
      return (f) => !of(f);
    }
    case 'named':
      return emitTruth(emitter, term.body);
    case 'when': {
      const of = emitTruth(emitter, term.of);
      const condition = emitTruth(emitter, term.condition);
      return (f) => condition(f) && of(f);
    }
    case 'else': {
      const first = emitTruth(emitter, term.first);
      const second = emitTruth(emitter, term.second);
      return (f) => first(f) || second(f);
    }
    case 'frame': {
      const of = emitTruth(emitter, term.of);
      const inner = whole(term.frame);
      return (f) => of(inner(f));
    }
    case 'rule': {
      const rule = emitter.rule(term.code);
      return (f) => rule(f) !== 0;
    }
    case 'quantity':
      return term.name === 'day' ? (f) => f.chart.day?.byDay === true : (f) => f.chart.day?.byDay === false;
    case 'quantified':
      return emitQuantified(emitter, term);
    case 'same': {
      const left = emitSet(emitter, term.left);
      const right = emitSet(emitter, term.right);
      return (f) => {
        const one = left(f);
        return (one !== 0 && one === right(f)) !== term.negated;
      };
    }
    case 'label-in': {
      const of = emitValue(emitter, term.of);
      const labels = new Set(term.labels);
      return among(of, term.negated, (value) => labels.has(Number(value)));
    }
    case 'number-in': {
      const of = emitValue(emitter, term.of);
      return among(of, term.negated, (value) => term.numbers.includes(Number(value)));
    }
    case 'text-in': {
      const of = emitValue(emitter, term.of);
      return among(of, term.negated, (value) => term.texts.includes(String(value)));
    }
    case 'compare':
      return emitCompare(emitter, term);
    default:
      throw new TypeError(`${term.op} is no truth`);
  }
}

// What has no value is neither among some values nor among the others.
const among =
  (of: BirthValue, negated: boolean, test: (value: number | string) => boolean): BirthTruth =>
  (f) => {
    const value = of(f);
    return value !== undefined && test(value) !== negated;
  };

function emitQuantified(emitter: BirthEmitter, term: Of<'quantified'>): BirthTruth {
  const left = emitSet(emitter, term.left);
  const { n } = term;
  switch (term.how) {
    case 'any':
      return (f) => left(f) !== 0;
    case 'all': {
      const of = emitSet(emitter, term.of);
      return (f) => {
        const all = of(f);
        return all !== 0 && left(f) === all;
      };
    }
    case 'at least':
      return (f) => bits(left(f)) >= n;
    case 'at most':
      return (f) => bits(left(f)) <= n;
    case 'exactly':
      return (f) => bits(left(f)) === n;
  }
}

function emitCompare(emitter: BirthEmitter, { left, right, how }: Of<'compare'>): BirthTruth {
  const a = emitValue(emitter, left);
  const b = emitValue(emitter, right);
  return (f) => {
    const [x, y] = [a(f), b(f)];
    if (x === undefined || y === undefined) return false;
    switch (how) {
      case '=':
        return x === y;
      case '!=':
        return x !== y;
      case '<':
        return x < y;
      case '<=':
        return x <= y;
      case '>':
        return x > y;
      case '>=':
        return x >= y;
    }
  };
}

/** How many bits a set has. */
function bits(set: number): number {
  let n = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) n++;
  return n;
}

/** The number of the lowest bit of a set that is not empty. */
export const lowest = (set: number): number => 31 - Math.clz32(set & -set);

function whole(frame: FrameName): (f: Frame) => Frame {
  if (frame === 'bride' || frame === 'groom') return (f) => f.pair?.[frame] ?? f;
  return (f) => f.division(frame);
}

function placed(frame: FrameName): (f: Frame) => Frame {
  return typeof frame === 'number' ? (f) => f.placesIn(frame) : whole(frame);
}

/** Emits a set of bodies or of signs. */
export function emitSet(emitter: BirthEmitter, term: BirthTerm): BirthSet {
  switch (term.op) {
    case 'body': {
      const bit = 1 << term.body;
      return () => bit;
    }
    case 'karaka': {
      const { karaka } = term;
      return ({ chart }) => {
        const match = charaKarakas(chart, 7).find((each) => each.karaka === karaka);
        return match === undefined ? 0 : 1 << match.graha;
      };
    }
    case 'bodies':
    case 'signs':
      return () => term.mask;
    case 'union': {
      const items = term.items.map((item) => emitSet(emitter, item));
      return (f) => {
        let all = 0;
        for (const item of items) all |= item(f);
        return all;
      };
    }
    case 'without': {
      const left = emitSet(emitter, term.left);
      const right = emitSet(emitter, term.right);
      return (f) => left(f) & ~right(f);
    }
    case 'houses':
      return emitHouses(emitter, term);
    case 'sign-of': {
      const of = emitBodies(emitter, term.of);
      return (f) => signsOf(f, of(f));
    }
    case 'lord': {
      const of = emitLordly(emitter, term.of);
      return (f) => lordsOf(of(f));
    }
    case 'star-lord': {
      const of = emitValue(emitter, term.of);
      return (f) => 1 << STAR_LORDS[Number(of(f)) % STAR_LORDS.length];
    }
    case 'described': {
      const of = emitSet(emitter, term.of);
      const { how } = term;
      return (f) => of(f) & f[how];
    }
    case 'frame': {
      const of = emitSet(emitter, term.of);
      const inner = placed(term.frame);
      return (f) => of(inner(f));
    }
    case 'in':
      return emitIn(emitter, term);
    case 'relation':
      return emitRelation(emitter, term);
    case 'near':
      return emitNear(emitter, term);
    case 'named':
      return emitSet(emitter, term.body);
    case 'when': {
      const of = emitSet(emitter, term.of);
      const condition = emitTruth(emitter, term.condition);
      return (f) => (condition(f) ? of(f) : 0);
    }
    case 'else': {
      const first = emitSet(emitter, term.first);
      const second = emitSet(emitter, term.second);
      return (f) => first(f) || second(f);
    }
    case 'rule':
      return emitter.rule(term.code);
    default:
      throw new TypeError(`${term.op} is no set`);
  }
}

// Which body is meant is decided by the frame of the houses, wherever it is looked for then.
function emitBodies(emitter: BirthEmitter, term: BirthTerm): BirthSet {
  const of = emitSet(emitter, term);
  return (f) => of(f.houses);
}

// The signs whose lords are meant: houses are those of the frame of the houses.
function emitLordly(emitter: BirthEmitter, term: BirthTerm): BirthSet {
  return term.op === 'houses' ? emitBodies(emitter, term) : emitSet(emitter, term);
}

function emitHouses(emitter: BirthEmitter, { houses, from }: Of<'houses'>): BirthSet {
  const start = from && emitSet(emitter, from);
  const [house] = houses;
  if (start === undefined && houses.length === 1) return (f) => 1 << signAt(f.sign[9], house);
  return (f) => {
    let signs = 0;
    for (let rest = start === undefined ? 1 << f.sign[9] : start(f); rest !== 0; rest &= rest - 1)
      for (const n of houses) signs |= 1 << signAt(lowest(rest), n);
    return signs;
  };
}

/** Lords of the nakshatras in their order from Ashvini, as Vimshottari has them (BPHS 46.12-14). */
const STAR_LORDS: readonly number[] = [8, 5, 0, 1, 2, 7, 4, 6, 3];

/** The signs of some bodies. */
function signsOf(frame: Frame, bodies: number): number {
  let signs = 0;
  for (let rest = bodies; rest !== 0; rest &= rest - 1) signs |= 1 << frame.sign[lowest(rest)];
  return signs;
}

function lordsOf(signs: number): number {
  let lords = 0;
  for (let rest = signs; rest !== 0; rest &= rest - 1) lords |= 1 << lordOf(lowest(rest));
  return lords;
}

function occupantsOf(frame: Frame, signs: number): number {
  let bodies = 0;
  for (let rest = signs; rest !== 0; rest &= rest - 1) bodies |= frame.occupants[lowest(rest)];
  return bodies;
}

function emitIn(emitter: BirthEmitter, { of, place }: Of<'in'>): BirthSet {
  const left = emitSet(emitter, of);
  if (of.type === 'sign' || of.type === 'signs') {
    const signs = emitSet(emitter, place);
    return (f) => left(f) & signs(f);
  }
  const inside = emitPlace(emitter, place);
  return (f) => inside(f, left(f));
}

function emitPlace(emitter: BirthEmitter, term: BirthTerm): Place {
  if (term.op === 'frame' && term.frame !== 'bride' && term.frame !== 'groom') {
    const of = emitPlace(emitter, term.of);
    const inner = placed(term.frame);
    return (f, bodies) => of(inner(f), bodies);
  }
  if (term.op === 'named') return emitPlace(emitter, term.body);
  if (term.op === 'dignity') {
    const how = stateOfPlace[term.how];
    return (f, bodies) => bodies & f[how];
  }
  const set = emitSet(emitter, term);
  if (term.type === 'graha' || term.type === 'grahas') return (f, bodies) => bodies & set(f);
  return (f, bodies) => bodies & occupantsOf(f, set(f));
}

const stateOfPlace = {
  own: 'own',
  friendly: 'friendly',
  enemy: 'enemy',
  exaltation: 'exalted',
  debilitation: 'debilitated',
} as const;

function emitRelation(emitter: BirthEmitter, term: Of<'relation'>): BirthSet {
  const of = emitSet(emitter, term.of);
  const to = emitSet(emitter, term.to);
  const toSigns = term.to.type === 'sign' || term.to.type === 'signs';
  const { how, all } = term;
  if (how === 'hemmed by') {
    if (term.of.type === 'sign' || term.of.type === 'signs')
      return (f) => filtered(of(f), (s) => hems(f, s, to(f)));
    return (f) => filtered(of(f), (body) => hems(f, f.sign[body], to(f)));
  }
  const test = tests[how];
  return (f) => {
    const others = to(f);
    return filtered(of(f), (body) => {
      if (toSigns) return all ? (f.aspects[body] & others) === others : (f.aspects[body] & others) !== 0;
      let isMet = false;
      for (let rest = others & ~(1 << body); rest !== 0; rest &= rest - 1) {
        if (test(f, body, lowest(rest))) isMet = true;
        else if (all) return false;
        if (isMet && !all) return true;
      }
      return isMet;
    });
  };
}

const tests: Readonly<Record<Exclude<Relation, 'hemmed by'>, (f: Frame, a: number, b: number) => boolean>> = {
  with: (f, a, b) => f.sign[a] === f.sign[b],
  aspects: (f, a, b) => looksAt(f, a, b),
  'with or aspects': (f, a, b) => f.sign[a] === f.sign[b] || looksAt(f, a, b),
  'exchanges with': (f, a, b) => lordOf(f.sign[a]) === b && lordOf(f.sign[b]) === a,
};

const looksAt = (f: Frame, a: number, b: number): boolean => a < 9 && (f.aspects[a] & (1 << f.sign[b])) !== 0;

// Some of them in the sign before, and some in the sign behind.
const hems = (f: Frame, sign: number, by: number): boolean =>
  (f.occupants[(sign + 11) % 12] & by) !== 0 && (f.occupants[(sign + 1) % 12] & by) !== 0;

function filtered(set: number, test: (bit: number) => boolean): number {
  let left = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) if (test(lowest(rest))) left |= rest & -rest;
  return left;
}

/** Sidereal degrees of a body, of the rasi whatever the frame. */
const degreesOf = ({ chart }: Frame, body: number): number =>
  body === 9 ? chart.lagna : chart.longitude[body];

function emitNear(emitter: BirthEmitter, { of, to, degrees }: Of<'near'>): BirthSet {
  const left = emitSet(emitter, of);
  const right = emitSet(emitter, to);
  return (f) =>
    filtered(left(f), (body) => {
      const others = right(f) & ~(1 << body);
      return (
        filtered(others, (other) => {
          const arc = normalizeDegrees(degreesOf(f, body) - degreesOf(f, other));
          return Math.min(arc, 360 - arc) <= degrees;
        }) !== 0
      );
    });
}

/** Emits a value. */
export function emitValue(emitter: BirthEmitter, term: BirthTerm): BirthValue {
  if (term.type === 'truth') {
    const truth = emitTruth(emitter, term);
    return (f) => (truth(f) ? 1 : 0);
  }
  // The label of a sign or a graha that is one.
  if (term.type === 'sign' || term.type === 'graha') {
    const set = emitSet(emitter, term);
    return (f) => {
      const one = set(f);
      return one === 0 ? undefined : lowest(one);
    };
  }
  switch (term.op) {
    case 'constant':
      return () => term.value;
    case 'quantity':
      return emitQuantity(emitter, term);
    case 'longitude': {
      const of = emitSet(emitter, term.of);
      return (f) => degreesOf(f, lowest(of(f)));
    }
    case 'number-of': {
      const { of } = term;
      if (typeof of.type === 'object') {
        const value = emitValue(emitter, of);
        return (f) => plus(value(f), 1);
      }
      const set = emitSet(emitter, of);
      return (f) => bits(set(f));
    }
    case 'arithmetic':
      return emitArithmetic(emitter, term);
    case 'count': {
      const from = emitValue(emitter, term.from);
      const to = emitValue(emitter, term.to);
      const { over } = term;
      return (f) => {
        const [a, b] = [from(f), to(f)];
        return a === undefined || b === undefined ? undefined : ((Number(b) - Number(a) + over) % over) + 1;
      };
    }
    case 'lookup': {
      const keys = term.keys.map((key) => emitValue(emitter, key));
      return (f) => {
        let at: Lookup | undefined = term.table;
        for (const key of keys) {
          const value = key(f);
          at = value === undefined || at?.kind !== 'map' ? undefined : at.byLabel.get(value);
        }
        return at?.kind === 'values' ? at.values[0] : undefined;
      };
    }
    case 'named':
      return emitValue(emitter, term.body);
    case 'frame': {
      const of = emitValue(emitter, term.of);
      const inner = placed(term.frame);
      return (f) => of(inner(f));
    }
    case 'when': {
      const of = emitValue(emitter, term.of);
      const condition = emitTruth(emitter, term.condition);
      return (f) => (condition(f) ? of(f) : undefined);
    }
    case 'else': {
      const first = emitValue(emitter, term.first);
      const second = emitValue(emitter, term.second);
      return (f) => first(f) ?? second(f);
    }
    default:
      throw new TypeError(`${term.op} is no value`);
  }
}

const plus = (value: number | string | undefined, n: number): number | undefined =>
  value === undefined ? undefined : Number(value) + n;

function emitQuantity(emitter: BirthEmitter, { name, of }: Of<'quantity'>): BirthValue {
  switch (name) {
    case 'tithi':
      return (f) => Math.floor(elongation(f) / 12);
    case 'paksha':
      return (f) => (elongation(f) < 180 ? 0 : 1);
    case 'karana':
      return (f) => karanaOfHalf(Math.floor(elongation(f) / 6));
    case 'yoga':
      return ({ chart: { longitude } }) =>
        Math.floor((normalizeDegrees(longitude[0] + longitude[1]) * 27) / 360);
    case 'weekday':
      return (f) => f.chart.day?.weekday;
    default: {
      if (of === undefined) return () => undefined;
      const body = emitSet(emitter, of);
      return name === 'pada'
        ? (f) => padaOf(degreesOf(f, lowest(body(f))))
        : (f) => nakshatraOf(degreesOf(f, lowest(body(f))));
    }
  }
}

const elongation = ({ chart: { longitude } }: Frame): number => normalizeDegrees(longitude[1] - longitude[0]);

function emitArithmetic(emitter: BirthEmitter, { how, left, right, type }: Of<'arithmetic'>): BirthValue {
  const a = emitValue(emitter, left);
  const b = emitValue(emitter, right);
  const round = type === 'angle' && (how === '+' || how === '-');
  return (f) => {
    const [x, y] = [a(f), b(f)];
    if (x === undefined || y === undefined) return undefined;
    const result = calculate(how, Number(x), Number(y));
    if (!Number.isFinite(result)) return undefined;
    return round ? normalizeDegrees(result) : result;
  };
}

function calculate(how: Of<'arithmetic'>['how'], x: number, y: number): number {
  switch (how) {
    case '+':
      return x + y;
    case '-':
      return x - y;
    case '*':
      return x * y;
    case '/':
      return x / y;
    case 'mod':
      return ((x % y) + y) % y;
  }
}
