// Quantities as axes: what a label means for the angle between Sun and Moon, the place of a graha in the zodiac, the month,
// the weekday. Quantities that depend on one another share an axis: tithi, paksha and karana; sign, star, pada and navamsa.

import { fixedNames, nameOf, tithiFullName } from '@nirnaya/dsl/vocabulary';
import { karanaOfHalf, type Quantity } from '@nirnaya/engine/observe';
import { intersect, type Spans, unite } from '@nirnaya/engine/spans';
import type { QuantityRef } from '../../check/typed.ts';
import type { Axis, Bound } from './region.ts';

/** The value of an axis that has none: outside of the data, where the Sun does not rise. */
const absent = -1;

/** Pieces of one size, by their numbers. */
const pieces = (numbers: Iterable<number>, size: number): Spans =>
  [...numbers].reduce<Spans>((all, n) => unite(all, [n * size, (n + 1) * size]), []);

/** Of which moment a suffix is, in words: ` at sunrise`; that of the moment itself has none. */
function spoken(suffix: string): string {
  const [, moment, day] = /^@(.*) (-?\d+)$/.exec(suffix) ?? [];
  if (moment === undefined || day === undefined) return '';
  const away = Number(day);
  if (away === 0) return ` at ${moment}`;
  if (Math.abs(away) > 1) return ` at ${moment} of another day`;
  return ` at ${moment} of ${away === 1 ? 'the next' : 'the previous'} day`;
}

const numbersTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** The numbers of the pieces of one size that some values touch. */
const touched = (values: Spans, count: number, size: number): number[] =>
  numbersTo(count).filter((n) => intersect(values, [n * size, (n + 1) * size]).length > 0);

/** Some of the labels 0 to `count` in words: `Sunday or Monday`, `anything but Monday`, `one of 5, Sunday to Thursday`. */
function listed(labels: readonly number[], count: number, name: (label: number) => string): string {
  const missing = numbersTo(count).filter((label) => !labels.includes(label));
  if (missing.length === 0) return 'anything';
  if (labels.length > 4 && missing.length <= 2) return `anything but ${missing.map(name).join(' and ')}`;
  const names = labels.map(name);
  if (names.length === 0) return 'nothing';
  const [first, last] = [names[0], names[names.length - 1]];
  if (names.length === 1) return first;
  if (names.length <= 4) return `${names.slice(0, -1).join(', ')} or ${last}`;
  return `one of ${names.length}, ${first} to ${last}`;
}

/** Degrees from the Sun to the Moon: a tithi is 12 of them. */
const phase = (suffix: string): Axis => ({
  key: `phase${suffix}`,
  from: absent,
  to: 360,
  first: 0,
  subject: `the tithi${spoken(suffix)}`,
  words: (values) => tithisInWords(touched(values, 30, 12)),
});

const tithiName = (tithi: number): string =>
  tithi % 15 === 14
    ? tithiFullName(tithi + 1)
    : `${nameOf('paksha', Math.floor(tithi / 15))} ${(tithi % 15) + 1}`;

function tithisInWords(tithis: readonly number[]): string {
  if (tithis.length === 15 && tithis[14] === 14) return 'one of the bright half';
  if (tithis.length === 15 && tithis[0] === 15) return 'one of the dark half';
  return listed(tithis, 30, tithiName);
}

/** The zodiac in seconds of arc, so that all its divisions are whole. */
const circle = 1_296_000;
const padaSize = circle / 108;
/** From the last quarter of Uttara Ashadha to a fifteenth of Shravana. */
const abhijit: Spans = [996_000, 1_011_200];

const bodyName = (body: Quantity['body']): string =>
  body === 'Sun' || body === 'Moon' || body === 'lagna' ? `the ${body}` : body;

const zodiac = (body: Quantity['body'], suffix: string): Axis => ({
  key: `zodiac ${body}${suffix}`,
  from: absent,
  to: circle,
  first: 0,
  subject: `${body === 'lagna' ? 'the lagna' : `the place of ${bodyName(body)}`}${spoken(suffix)}`,
  words: (all) => {
    const values = intersect(all, [0, circle]);
    const aligned = (count: number) =>
      touched(values, count, circle / count).length * (circle / count) === size(values);
    if (aligned(12)) return listed(touched(values, 12, circle / 12), 12, (n) => nameOf('rashi', n));
    if (aligned(27)) return listed(touched(values, 27, circle / 27), 27, (n) => nameOf('nakshatra', n));
    return values.length === 2 ? `${degrees(values[0])} to ${degrees(values[1])}` : 'some of its parts';
  },
});

const size = (values: Spans): number => {
  let sum = 0;
  for (let i = 0; i < values.length; i += 2) sum += values[i + 1] - values[i];
  return sum;
};

const degrees = (seconds: number): string => `${Math.round((seconds / 3600) * 100) / 100} deg`;

/** Lunations by what they are called: by one month, by two in a kshaya year, as an intercalary one. */
const plain = 0;
const kshaya = 12;
const intercalary = 24;

const lunation = (suffix: string): Axis => ({
  key: `month${suffix}`,
  from: absent,
  to: 36,
  first: 0,
  subject: `the month${spoken(suffix)}`,
  words: (values) => {
    const atoms = touched(values, 36, 1);
    const months = [...new Set(atoms.filter((a) => a < intercalary).map((a) => a % 12))].filter((m) =>
      atoms.includes(plain + m),
    );
    return months.length === 0 ? 'an intercalary one' : listed(months, 12, (m) => nameOf('lunar month', m));
  },
});

/** The lunations that bear a month's name as spans do, which a kshaya one does with two. */
const bearing = (months: readonly number[]): number[] =>
  months.flatMap((m) => [plain + m, kshaya + m, kshaya + ((m + 11) % 12)]);

const simple = (key: string, subject: string, count: number, name: (label: number) => string): Axis => ({
  key,
  from: absent,
  to: count,
  first: 0,
  subject,
  words: (values) => listed(touched(values, count, 1), count, name),
});

const calendarAxis = (name: string, suffix: string): Axis => ({
  key: `calendar ${name}${suffix}`,
  from: absent,
  to: mostMonths * datesOfMonth,
  first: 0,
  subject: `the date of the ${name} calendar`,
  words: (values) => {
    const months = touched(values, mostMonths, datesOfMonth);
    const of = `month ${months[0] + 1}`;
    if (months.length > 1) return 'in another month';
    return size(values) <= 1 ? `day ${(values[0] % datesOfMonth) + 1} of ${of}` : `in ${of}`;
  },
});

/** Room for the months of a year, and for the dates of a month, on the axis of a calendar. */
const mostMonths = 64;
const datesOfMonth = 40;

/** The dates of a month, or a date of it, of a calendar; without a month the date in each. */
export function calendarBound(
  name: string,
  suffix: string,
  month: number | undefined,
  day: number | undefined,
): Bound {
  const months = month === undefined ? numbersTo(mostMonths) : [month];
  const values = months.flatMap((m) =>
    day === undefined
      ? [m * datesOfMonth, (m + 1) * datesOfMonth]
      : [m * datesOfMonth + day - 1, m * datesOfMonth + day],
  );
  return { axis: calendarAxis(name, suffix), values: values.length > 2 ? unite([], values) : values };
}

/** Some tithis (0..29). */
export const tithiBound = (tithis: readonly number[], suffix: string): Bound => ({
  axis: phase(suffix),
  values: pieces(tithis, 12),
});

/** The lunations of some months (0..11; of all without any), with or without intercalary ones. */
export function lunationBound(
  months: readonly number[] | undefined,
  adhika: 'skip' | 'both' | 'only',
  suffix: string,
): Bound {
  const named = months ?? numbersTo(12);
  const own = adhika === 'only' ? [] : bearing(named);
  const extra = adhika === 'skip' ? [] : named.map((m) => intercalary + m);
  return { axis: lunation(suffix), values: pieces([...own, ...extra], 1) };
}

/** An arc of the zodiac, in degrees. */
export const arcBound = (body: Quantity['body'], from: number, to: number, suffix: string): Bound => {
  const [start, end] = [from * 3600, to * 3600];
  // What crosses the beginning of the zodiac is two pieces of it; what ends there is one.
  const beyond = end === 0 ? [] : [0, end];
  const values = start < end ? [start, end] : [...beyond, start, circle];
  return { axis: zodiac(body, suffix), values };
};

/**
 * When a quantity has one of some labels, as alternatives: all bounds of one hold together. `suffix` is of what moment;
 * `asRead` whether its one label at an instant is meant, and not all the spans that bear it.
 */
export function labelBounds(
  { name, body }: QuantityRef,
  labels: readonly number[],
  suffix: string,
  asRead: boolean,
): readonly (readonly Bound[])[] {
  const own = labels.filter((label) => label >= 0);
  switch (name) {
    case 'tithi':
      return [[tithiBound(own, suffix)]];
    case 'paksha':
      return [[{ axis: phase(suffix), values: pieces(own, 180) }]];
    case 'karana': {
      const halves = numbersTo(60).filter((half) => own.includes(karanaOfHalf(half)));
      return [[{ axis: phase(suffix), values: pieces(halves, 6) }]];
    }
    case 'nakshatra':
      return [[{ axis: zodiac(body, suffix), values: pieces(own, circle / 27) }]];
    case 'nakshatra28':
      return [
        [{ axis: zodiac(body, suffix), values: own.reduce<Spans>((all, n) => unite(all, star28(n)), []) }],
      ];
    case 'rashi':
    case 'lagna':
      return [
        [{ axis: zodiac(name === 'lagna' ? 'lagna' : body, suffix), values: pieces(own, circle / 12) }],
      ];
    case 'pada':
      return [[{ axis: zodiac(body, suffix), values: padas((p) => own.includes(p % 4)) }]];
    case 'navamsa':
      return [[{ axis: zodiac(body, suffix), values: padas((p) => own.includes(p % 12)) }]];
    case 'weekday':
      return [[{ axis: weekdayAxis(suffix), values: pieces(own, 1) }]];
    case 'yoga':
      return [
        [
          {
            axis: simple(`yoga${suffix}`, `the yoga${spoken(suffix)}`, 27, (n) => nameOf('yoga', n)),
            values: pieces(own, 1),
          },
        ],
      ];
    case 'motion':
      return [
        [
          {
            axis: simple(`motion ${body}${suffix}`, `the motion of ${body}`, 2, (n) => nameOf('motion', n)),
            values: pieces(own, 1),
          },
        ],
      ];
    case 'lunar month': {
      const atoms = own.flatMap((m) => (m === 12 ? numbersTo(12).map((n) => intercalary + n) : []));
      const months = own.filter((m) => m < 12);
      const named = asRead ? months.flatMap((m) => [plain + m, kshaya + m]) : bearing(months);
      return [[{ axis: lunation(suffix), values: pieces([...named, ...atoms], 1) }]];
    }
    case 'purnimanta month':
      return own.flatMap((m) => purnimanta(m, suffix));
  }
}

// The dark half of a purnimanta month is that of the amanta month before it.
function purnimanta(month: number, suffix: string): readonly (readonly Bound[])[] {
  const axis = lunation(suffix);
  if (month === 12) return [[{ axis, values: [intercalary, intercalary + 12] }]];
  const before = (n: number) => (month + 12 - n) % 12;
  return [
    [
      { axis, values: pieces([plain + month, kshaya + month], 1) },
      { axis: phase(suffix), values: [0, 180] },
    ],
    [
      { axis, values: pieces([plain + before(1), kshaya + before(2)], 1) },
      { axis: phase(suffix), values: [180, 360] },
    ],
  ];
}

const padas = (has: (pada: number) => boolean): Spans => pieces(numbersTo(108).filter(has), padaSize);

// Abhijit stands 27th among the labels and takes of its neighbours what is its own.
function star28(label: number): Spans {
  if (label === 27) return abhijit;
  const [start, end] = [(label * circle) / 27, ((label + 1) * circle) / 27];
  if (label === 20) return [start, abhijit[0]];
  return label === 21 ? [abhijit[1], end] : [start, end];
}

/** The weekday of a moment, from sunrise to sunrise. */
export const weekdayAxis = (suffix: string): Axis =>
  simple(`weekday${suffix}`, `the weekday${spoken(suffix)}`, 7, (n) => nameOf('weekday', n));

/** An input of a kind of label or of texts; what it is not given as has no value. */
export function inputAxis(
  name: string,
  kind: keyof typeof fixedNames | 'texts',
  texts: readonly string[],
): Axis {
  const names = kind === 'texts' ? texts : fixedNames[kind].map(([first]) => first);
  const count = kind === 'tithi' ? 30 : names.length;
  const label = (n: number) => (kind === 'tithi' ? tithiName(n) : names[n]);
  return simple(`input ${name}`, `\`${name}\``, count, label);
}

/** The labels of an input. */
export const inputBound = (axis: Axis, labels: readonly number[]): Bound => ({
  axis,
  values: pieces(
    labels.filter((label) => label >= 0 && label < axis.to),
    1,
  ),
});

/** How far an axis goes in the longest time between two sunrises, 36 hours, at its fastest; undefined: it may jump. */
export function reachOf({ key }: Axis): { readonly step: number; readonly round: number } | undefined {
  if (key === 'phase') return { step: 22.5, round: 360 };
  if (key === 'zodiac Moon') return { step: 23.2 * 3600, round: circle };
  if (key === 'zodiac Sun') return { step: 1.6 * 3600, round: circle };
  return undefined;
}

/** The same axis of another moment. */
export const atMoment = (axis: Axis, suffix: string): Axis => ({
  ...axis,
  key: axis.key + suffix,
  subject: `${axis.subject}${spoken(suffix)}`,
});
