// What a typed expression can mean, without a sky: the states in which it may hold and those in which it certainly does.
// Where parts of it can never hold together, the listener is told at the term that joins them.

import { printExpression } from '@nirnaya/dsl/syntax';
import { type Spans, unite } from '@nirnaya/engine/spans';
import { type CompareOperator, children, type Lookup, type TypedExpression } from '../../check/typed.ts';
import {
  arcBound,
  atMoment,
  calendarBound,
  inputAxis,
  inputBound,
  labelBounds,
  lunationBound,
  tithiBound,
  weekdayAxis,
} from './axes.ts';
import { instantReach, isBackwards, momentOf, oneDay, windowReach } from './day-line.ts';
import {
  type Axis,
  type Bound,
  type Box,
  bounded,
  everywhere,
  isEmpty,
  join,
  meet,
  nowhere,
  outside,
  type Region,
  renamed,
} from './region.ts';

/** The states in which a term may hold, and those in which it certainly does. */
export interface Meaning {
  readonly may: Region;
  readonly must: Region;
}

/** Why a term can never hold. */
export type Never =
  | {
      readonly kind: 'apart';
      readonly left: TypedExpression;
      readonly right: TypedExpression;
      readonly a: Region;
      readonly b: Region;
    }
  | { readonly kind: 'nothing left'; readonly left: TypedExpression; readonly right: TypedExpression }
  | { readonly kind: 'backwards'; readonly to: TypedExpression }
  | {
      readonly kind: 'order';
      readonly left: TypedExpression;
      readonly right: TypedExpression;
      readonly how: string;
    }
  | { readonly kind: 'constants' };

/** Where a term stands, and who is told of what can never hold in it. */
export interface Setting {
  /** the day in question, from that of the rule */
  readonly day: number;
  /** whether what belongs to a day stands for that of every day, as in a condition or a score */
  readonly everyDay: boolean;
  /** the suffix of what bare quantities are read at: none for the moment itself */
  readonly moment: string;
  /** what `target` is, in spans */
  readonly target: Region;
  /** the let in whose text the term stands; undefined: in that of the expression itself */
  readonly inLet?: string | undefined;
  readonly never?: Listener | undefined;
}

/** Is told of each term that can never hold though its parts can, why, and in which let it stands. */
export type Listener = (term: TypedExpression, why: Never, inLet: string | undefined) => void;

/** Where an expression of a rule stands, read at the moment itself. */
export const settingOf = (everyDay: boolean, target: Region, never?: Listener): Setting => ({
  day: 0,
  everyDay,
  moment: '',
  target,
  never,
});

const unknown: Meaning = { may: everywhere, must: nowhere };
const never: Meaning = { may: nowhere, must: nowhere };
const exactly = (region: Region): Meaning => ({ may: region, must: region });
const atMost = (region: Region): Meaning => ({ may: region, must: nowhere });

const tell = (setting: Setting, term: TypedExpression, why: Never): void =>
  setting.never?.(term, why, setting.inLet);

const sunriseOf = (day: number): string => `@sunrise ${day}`;

const opposite = ({ may, must }: Meaning): Meaning => ({
  may: outside(must, 'over'),
  must: outside(may, 'under'),
});

const either = (a: Meaning, b: Meaning): Meaning => ({
  may: join(a.may, b.may, 'over'),
  must: join(a.must, b.must, 'under'),
});

// Both at once; where that cannot be and each by itself can, the listener is told.
function both(
  setting: Setting,
  term: TypedExpression,
  left: [TypedExpression, Meaning],
  right: [TypedExpression, Meaning],
): Meaning {
  const [a, b] = [left[1], right[1]];
  const may = meet(a.may, b.may, 'over');
  if (isEmpty(may) && !isEmpty(a.may) && !isEmpty(b.may))
    tell(setting, term, { kind: 'apart', left: left[0], right: right[0], a: a.may, b: b.may });
  return { may, must: meet(a.must, b.must, 'under') };
}

function without(setting: Setting, term: Joined, a: Meaning, b: Meaning): Meaning {
  const rest = opposite(b);
  const may = meet(a.may, rest.may, 'over');
  if (isEmpty(may) && !isEmpty(a.may))
    tell(setting, term, { kind: 'nothing left', left: term.left, right: term.right });
  return { may, must: meet(a.must, rest.must, 'under') };
}

type Joined = Extract<TypedExpression, { op: 'set' | 'logic' }>;

const regionOf = (alternatives: readonly (readonly Bound[])[]): Region =>
  alternatives.reduce<Region>(
    (all, bounds) =>
      join(
        all,
        bounds.reduce<Region>(
          (box, { axis, values }) => meet(box, bounded(axis, values), 'over'),
          everywhere,
        ),
        'over',
      ),
    nowhere,
  );

const of1 = ({ axis, values }: Bound): Region => bounded(axis, values);

/** A term as a truth about the day in question. */
export function truthMeaning(setting: Setting, term: TypedExpression): Meaning {
  const at: Setting = {
    ...setting,
    everyDay: false,
    moment: setting.moment === '' ? sunriseOf(setting.day) : setting.moment,
  };
  return truth(at, term);
}

function truth(setting: Setting, term: TypedExpression): Meaning {
  switch (term.op) {
    case 'logic':
    case 'set': {
      const [left, right] = [truth(setting, term.left), truth(setting, term.right)];
      if (term.how === 'or') return either(left, right);
      return term.how === 'and'
        ? both(setting, term, [term.left, left], [term.right, right])
        : without(setting, term, left, right);
    }
    case 'not':
      return opposite(truth(setting, term.of));
    case 'named':
      return truth(insideOf(setting, term), term.body);
    case 'shifted': {
      const day = setting.day + term.days;
      return truth({ ...setting, day, moment: sunriseOf(day) }, term.of);
    }
    case 'touches':
    case 'covers': {
      const [left, right] = [spansMeaning(setting, term.left), spansMeaning(setting, term.right)];
      const shared = both(setting, term, [term.left, left], [term.right, right]);
      return isEmpty(shared.may) ? never : unknown;
    }
    case 'at':
      return atInstant(setting, term);
    case 'order':
      return ordered(setting, term);
    default:
      return labelled(setting, term) ?? visited(setting, term);
  }
}

// `A at t`: the instant within the spans; what the spans ask of the moment is asked of that instant.
function atInstant(setting: Setting, term: Extract<TypedExpression, { op: 'at' }>): Meaning {
  const of = spansMeaning(setting, term.of);
  const { from, to } = instantReach(term.instant, setting.day);
  const when: Meaning = atMost(dayLine(from, to, true));
  const may = both(setting, term, [term.of, of], [term.instant, when]).may;
  const moment = momentOf(term.instant, setting.day);
  const read = (axis: Axis): Axis | undefined => (axis.key === lineKey ? undefined : atMoment(axis, moment));
  const certain = of.must.filter((box) => !box.has(lineKey));
  return { may: renamed(may, read), must: renamed(certain, read) };
}

function ordered(setting: Setting, term: Extract<TypedExpression, { op: 'order' }>): Meaning {
  visited(setting, term);
  const [first, second] = term.how === 'before' ? [term.left, term.right] : [term.right, term.left];
  const [one, other] = [instantReach(first, setting.day), instantReach(second, setting.day)];
  if (one.from >= other.to && Number.isFinite(one.from)) {
    tell(setting, term, { kind: 'order', left: term.left, right: term.right, how: term.how });
    return never;
  }
  return unknown;
}

/** What is done on the spans of all days at once; all else is done on each day, and then put together. */
const joinsDays: readonly TypedExpression['op'][] = ['named', 'every', 'set', 'logic', 'complement', 'not'];

/** A term as spans of time. */
export function spansMeaning(outer: Setting, term: TypedExpression): Meaning {
  const setting = outer.moment === '' ? outer : { ...outer, moment: '' };
  if (term.type === 'truth') return setting.everyDay ? truthMeaning(setting, term) : visited(setting, term);
  if (setting.everyDay && !joinsDays.includes(term.op))
    return ofEveryDay(spansMeaning({ ...setting, everyDay: false }, term));
  switch (term.op) {
    case 'always':
      return exactly(everywhere);
    case 'target':
      return { may: setting.target, must: nowhere };
    case 'adhika':
      return exactly(of1(lunationBound(undefined, 'only', '')));
    case 'named':
      return spansMeaning(insideOf(setting, term), term.body);
    case 'lunar': {
      const month: Region =
        term.months === undefined && term.adhika === 'both'
          ? everywhere
          : of1(lunationBound(term.months, term.adhika, ''));
      const tithis = term.tithis === undefined ? everywhere : of1(tithiBound(term.tithis, ''));
      return exactly(meet(month, tithis, 'over'));
    }
    case 'set':
    case 'logic': {
      const [left, right] = [spansMeaning(setting, term.left), spansMeaning(setting, term.right)];
      if (term.how === 'or') return either(left, right);
      return term.how === 'and'
        ? both(setting, term, [term.left, left], [term.right, right])
        : without(setting, term, left, right);
    }
    case 'complement':
    case 'not':
      return opposite(spansMeaning(setting, term.of));
    case 'when': {
      const of = spansMeaning(setting, term.of);
      return isEmpty(truthMeaning(setting, term.condition).may) ? never : atMost(of.may);
    }
    case 'else': {
      const [first, second] = [spansMeaning(setting, term.first), spansMeaning(setting, term.second)];
      return { may: join(first.may, second.may, 'over'), must: first.must };
    }
    case 'every':
      return spansMeaning({ ...setting, everyDay: true }, term.of);
    case 'within':
    case 'nth': {
      const yearly = { ...setting, everyDay: true };
      const [of, within] = [spansMeaning(yearly, term.of), spansMeaning(yearly, term.within)];
      return atMost(both(setting, term, [term.of, of], [term.within, within]).may);
    }
    case 'neighbour': {
      visited(setting, term.anchor);
      const of = spansMeaning({ ...setting, everyDay: true }, term.of);
      const labels = renamed(of.may, (axis) => (axis.key === lineKey ? undefined : axis));
      const { from, to } = instantReach(term.anchor, setting.day);
      const side =
        term.which === 'next'
          ? dayLine(from, Number.POSITIVE_INFINITY, false)
          : dayLine(Number.NEGATIVE_INFINITY, to, true);
      return atMost(meet(labels, side, 'over'));
    }
    case 'weekday-near':
      visited(setting, term);
      return atMost(bounded(weekdayAxis(''), [term.weekday, term.weekday + 1]));
    case 'gregorian':
      return exactly(of1(calendarBound('Gregorian', '', term.month, term.day)));
    case 'world':
    case 'calendar':
      return atMost(of1(calendarBound(term.calendar, '', term.month, term.day)));
    case 'arc':
      return exactly(of1(arcBound(term.body, term.from, term.to, '')));
    case 'shifted':
      return spansMeaning({ ...setting, day: setting.day + term.days }, term.of);
    case 'from-to':
      visited(setting, term);
      if (isBackwards(term, setting.day)) {
        tell(setting, term, { kind: 'backwards', to: term.to });
        return never;
      }
      return window(setting, term);
    case 'day':
    case 'night':
      return window(setting, term);
    case 'from-for':
    case 'each-side':
      visited(setting, term);
      return window(setting, term);
    case 'part':
      return part(setting, term);
    case 'instant':
    case 'clock':
    case 'edge':
    case 'offset': {
      visited(setting, term);
      const { from, to } = instantReach(term, setting.day);
      return atMost(dayLine(from, to, true));
    }
    default:
      return labelled(setting, term) ?? visited(setting, term);
  }
}

// A window of the day, where that is known.
function window({ day }: Setting, term: TypedExpression): Meaning {
  const reach = windowReach(term, day);
  if (reach === undefined) return unknown;
  const region = dayLine(reach.from, reach.to, false);
  return reach.exact && reach.from < reach.to ? exactly(region) : atMost(region);
}

// A part lies within its whole, whatever that is.
function part(setting: Setting, term: Extract<TypedExpression, { op: 'part' }>): Meaning {
  const of = spansMeaning(setting, term.of);
  const own = window(setting, term);
  return { may: meet(of.may, own.may, 'over'), must: own.must };
}

/** What has no meaning of its own here: its parts are looked at all the same. */
function visited(setting: Setting, term: TypedExpression): Meaning {
  if (setting.never === undefined) return unknown;
  for (const child of children(term)) {
    if (child.type === 'truth') truthMeaning(setting, child);
    else if (child.type === 'holds' && setting.moment !== '') truth(setting, child);
    else if (child.type === 'spans' || child.type === 'event' || child.type === 'holds')
      spansMeaning(setting, child);
    else visited(setting, child);
  }
  return unknown;
}

/** The name of the axis of the line of days. */
const lineKey = 'line';

/** The states of being between two places on the line of days. */
function dayLine(from: number, to: number, isClosed: boolean): Region {
  return bounded(line(Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY), [
    from,
    closed(to, from, isClosed),
  ]);
}

// What belongs to a day, of every day: the line of days is wound up to one round from sunrise to sunrise.
const ofEveryDay = ({ may, must }: Meaning): Meaning => ({ may: may.map(wound), must: must.map(wound) });

function wound(box: Box): Box {
  const bound = box.get(lineKey);
  if (bound === undefined) return box;
  const out = new Map(box);
  out.delete(lineKey);
  let values: Spans = [];
  for (let i = 0; i < bound.values.length; i += 2) {
    const [from, to] = [bound.values[i], bound.values[i + 1]];
    if (!(to - from < oneDay)) return out;
    const start = from - Math.floor(from / oneDay) * oneDay;
    const end = start + (to - from);
    values = unite(values, end <= oneDay ? [start, end] : [0, end - oneDay, start, oneDay]);
  }
  return out.set(lineKey, { axis: line(0, oneDay), values });
}

// Where an instant may be at the very end of a stretch, the end belongs to it.
const closed = (to: number, from: number, isClosed: boolean): number =>
  isClosed && to > from ? to + 1e-9 : to;

const line = (from: number, to: number): Axis => ({
  key: lineKey,
  from,
  to,
  first: from,
  subject: 'the time of the day',
  words: () => 'another',
});

/** The line of days, on which kalas are told apart. */
export const isLine = ({ key }: Axis): boolean => key === lineKey;

// What stands behind a kala's name is looked at where the kala is defined.
const insideOf = (setting: Setting, { role, name }: Extract<TypedExpression, { op: 'named' }>): Setting =>
  role === 'kala' ? { ...setting, never: undefined } : { ...setting, inLet: name };

/** What is said of labels and of numbers; undefined where nothing is known of a term. */
function labelled(setting: Setting, term: TypedExpression): Meaning | undefined {
  switch (term.op) {
    case 'quantity-spans': {
      if (term.labels === undefined) return undefined;
      const { moment } = setting;
      const region = regionOf(labelBounds(term.quantity, term.labels, moment, moment !== ''));
      // What rises is followed for a few days alone.
      return isRisingTerm(term.quantity) && moment === '' ? atMost(region) : exactly(region);
    }
    case 'lunar': {
      // As a truth: whether the spans hold at the moment.
      const { may } = spansMeaning(setting, term);
      return exactly(renamed(may, (axis) => atMoment(axis, setting.moment)));
    }
    case 'arc':
      return exactly(of1(arcBound(term.body, term.from, term.to, setting.moment)));
    case 'label-in': {
      const region = readingRegion(setting, term.of, (label) => term.labels.includes(Number(label)));
      if (region === undefined) return undefined;
      return term.negated ? opposite(region) : region;
    }
    case 'text-in': {
      const region = readingRegion(setting, term.of, (text) => term.texts.includes(String(text)));
      // An absent text is neither among them nor among the others.
      return region === undefined ? undefined : term.negated ? atMost(opposite(region).may) : region;
    }
    case 'compare':
      return compared(setting, term);
    default:
      return undefined;
  }
}

const isRisingTerm = ({ name, body }: { readonly name: string; readonly body: string }): boolean =>
  name === 'lagna' || body === 'lagna';

/** When a value read at some moment is among some: of a quantity, an input, a table by one of them. */
function readingRegion(
  setting: Setting,
  of: TypedExpression,
  isAmong: (value: number | string) => boolean,
): Meaning | undefined {
  switch (of.op) {
    case 'named':
      return readingRegion(setting, of.body, isAmong);
    case 'reading':
      return readingRegion({ ...setting, moment: momentOf(of.instant, setting.day) }, of.of, isAmong);
    case 'read': {
      const moment = of.instant === undefined ? setting.moment : momentOf(of.instant, setting.day);
      const labels = Array.from({ length: mostLabels }, (_, label) => label).filter(isAmong);
      const region = regionOf(labelBounds(of.quantity, labels, moment, true));
      return isRisingTerm(of.quantity) && moment === '' ? atMost(region) : exactly(region);
    }
    case 'input': {
      const { type, texts = [] } = of;
      if (typeof type === 'object' && type.label !== 'pada' && type.label !== 'motion') {
        const axis = inputAxis(of.name, type.label, []);
        const labels = Array.from({ length: axis.to }, (_, label) => label).filter(isAmong);
        return exactly(of1(inputBound(axis, labels)));
      }
      if (type !== 'text' || texts.length === 0) return undefined;
      const axis = inputAxis(of.name, 'texts', texts);
      return exactly(
        of1(
          inputBound(
            axis,
            texts.flatMap((text, i) => (isAmong(text) ? [i] : [])),
          ),
        ),
      );
    }
    case 'lookup': {
      const [key] = of.keys;
      if (key === undefined || of.keys.length > 1 || of.table.kind !== 'map') return undefined;
      if (typeof key.type !== 'object') return undefined;
      const { byLabel } = of.table;
      const region = readingRegion(setting, key, (label) => hasValue(byLabel.get(label), isAmong));
      return region && atMost(region.may);
    }
    default:
      return undefined;
  }
}

/** More labels than any kind has. */
const mostLabels = 30;

const hasValue = (lookup: Lookup | undefined, isAmong: (value: number | string) => boolean): boolean =>
  lookup?.kind === 'values' && lookup.values.some(isAmong);

function compared(setting: Setting, term: Extract<TypedExpression, { op: 'compare' }>): Meaning | undefined {
  const { left, right, how } = term;
  const [a, b] = [constantOf(left), constantOf(right)];
  if (a !== undefined && b !== undefined) {
    const holds = compare[how](a, b);
    if (!holds) tell(setting, term, { kind: 'constants' });
    return holds ? exactly(everywhere) : never;
  }
  const [value, bound, operator] = b === undefined ? [right, a, mirrored[how]] : [left, b, how];
  if (bound === undefined) return undefined;
  visited(setting, value);
  if (typeof bound === 'string') {
    const region = readingRegion(setting, value, (text) => text === bound);
    return region && operator === '=' ? atMost(region.may) : undefined;
  }
  if (operator === '!=') return undefined;
  if (value.op === 'overlap' && bound > 0 && operator !== '<' && operator !== '<=') {
    const [of, inside] = [spansMeaning(setting, value.of), spansMeaning(setting, value.within)];
    if (isEmpty(both(setting, value, [value.of, of], [value.within, inside]).may)) return never;
  }
  return atMost(bounded(numberAxis(setting, value), valuesOf[operator](bound)));
}

const compare: Readonly<Record<CompareOperator, (a: number | string, b: number | string) => boolean>> = {
  '>=': (a, b) => a >= b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '<': (a, b) => a < b,
  '=': (a, b) => a === b,
  '!=': (a, b) => a !== b,
};

const mirrored: Readonly<Record<CompareOperator, CompareOperator>> = {
  '>=': '<=',
  '<=': '>=',
  '>': '<',
  '<': '>',
  '=': '=',
  '!=': '!=',
};

// A number, a text, or a fixed duration in days.
function constantOf(term: TypedExpression): number | string | undefined {
  if (term.op === 'constant') return term.value;
  if (term.op === 'duration' && term.of === undefined) return term.amount * term.unit;
  return undefined;
}

/** The next number above one. */
const above = (n: number): number => n + Math.max(Math.abs(n), 1) * Number.EPSILON;

const valuesOf: Readonly<Record<Exclude<CompareOperator, '!='>, (n: number) => Spans>> = {
  '>=': (n) => [n, Number.POSITIVE_INFINITY],
  '>': (n) => [above(n), Number.POSITIVE_INFINITY],
  '<': (n) => [Number.NEGATIVE_INFINITY, n],
  '<=': (n) => [Number.NEGATIVE_INFINITY, above(n)],
  '=': (n) => [n, n],
};

// A number is whatever it is, and has no value only where its comparisons are false.
const numberAxis = ({ moment, day }: Setting, value: TypedExpression): Axis => ({
  key: `number ${readingName(value)} ${moment} ${day}`,
  from: Number.NEGATIVE_INFINITY,
  to: Number.POSITIVE_INFINITY,
  first: Number.NEGATIVE_INFINITY,
  subject: `\`${readingName(value)}\``,
  words: (values) => {
    const [least, most] = [values[0], values[values.length - 1]];
    if (most === Number.POSITIVE_INFINITY) return `at least ${measured(value, least)}`;
    if (least === Number.NEGATIVE_INFINITY) return `at most ${measured(value, most)}`;
    return least === most
      ? measured(value, least)
      : `from ${measured(value, least)} to ${measured(value, most)}`;
  },
});

// What is read at an instant of its own is another number at each.
function readingName(value: TypedExpression): string {
  const name = printExpression(value.source);
  const instant = value.op === 'reading' || value.op === 'longitude' ? value.instant : undefined;
  return instant === undefined ? name : `${name} at ${printExpression(instant.source)}`;
}

function measured({ type }: TypedExpression, n: number): string {
  if (type === 'duration') return `${Math.round(n * 1440 * 100) / 100} min`;
  return `${Math.round(n * 1e6) / 1e6}${type === 'angle' ? ' deg' : ''}`;
}
