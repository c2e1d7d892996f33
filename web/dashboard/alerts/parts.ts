// The kinds of conditions that can be chosen by buttons: the fields of each, and the JSON that each stands for.

import type { AlertNode } from '@nirnaya/contract/alerts';
import {
  type Choice,
  events,
  kalas,
  karanas,
  lunarMonths,
  nakshatras,
  planets,
  rashis,
  tithiName,
  tithiOfHalves,
  weekdays,
  yogas,
} from './names.ts';

/** One comparison. */
export type AlertLeaf = Extract<AlertNode, { readonly fact: string }>;

/** What is chosen in the fields of a condition, by the name of the field. */
export type Chosen = Readonly<Record<string, string>>;

/** A field of a condition: a choice between values. */
interface PartField {
  readonly name: string;
  readonly label: string;
  /** the first is chosen where none was; none: the values are asked of the API */
  readonly choices: readonly Choice[];
}

/** A kind of condition. */
interface PartKind {
  readonly label: string;
  readonly fields: readonly PartField[];
  /** the JSON of what is chosen */
  readonly node: (chosen: Chosen) => AlertNode;
  /** what is chosen where a comparison is of this kind; undefined where it is not, or the fields cannot show it */
  readonly chosen: (leaf: AlertLeaf) => Chosen | undefined;
}

/** The name of a kind of condition. */
export type PartKindName =
  | 'tithi'
  | 'nakshatra'
  | 'weekday'
  | 'yoga'
  | 'karana'
  | 'lunar_month'
  | 'adhika_month'
  | 'observance'
  | 'kala'
  | 'muhurat'
  | 'eclipse'
  | 'planet_sign'
  | 'planet_retrograde'
  | 'tarabala';

/** A condition as it is chosen. */
export interface Part {
  readonly kind: PartKindName;
  readonly isNot: boolean;
  readonly chosen: Chosen;
}

const when: PartField = {
  name: 'when',
  label: 'When',
  choices: [
    { value: 'sunrise', name: 'at sunrise' },
    { value: 'day', name: 'during the day' },
  ],
};

const numbers = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

const isBoth = (a: unknown, b: unknown): boolean =>
  typeof a === 'number' && typeof b === 'number' && a >= 1 && a <= 14 && b === a + 15;

const tithis: readonly Choice[] = numbers(1, 30).map((n) => ({ value: String(n), name: tithiName(n) }));

/** Tithis as they are chosen: `11` is one of the thirty, `11,26` that of both halves. */
const tithiChoices: readonly Choice[] = [
  ...numbers(1, 14).map((n) => ({ value: `${n},${n + 15}`, name: `${tithiOfHalves(n)}, of either half` })),
  ...tithis,
];

const percents: readonly Choice[] = [50, 60, 70, 80, 90, 100].map((n) => ({
  value: String(n),
  name: String(n),
}));

const minutes: readonly Choice[] = [1, 15, 24, 48, 96].map((n) => ({
  value: String(n),
  name: n === 1 ? '1 minute' : `${n} minutes`,
}));

/** Taras that are held to be favourable. */
const favourable = [2, 4, 6, 8, 9];

const taras: readonly Choice[] = [
  'Janma',
  'Sampat',
  'Vipat',
  'Kshema',
  'Pratyari',
  'Sadhaka',
  'Vadha',
  'Mitra',
  'Ati-Mitra',
].map((name, i) => ({ value: String(i + 1), name: `${i + 1}, ${name}` }));

/** The choice that a value of the JSON is; undefined where the field does not offer it. */
const offered = (choices: readonly Choice[], value: unknown): string | undefined =>
  choices.find((choice) =>
    typeof value === 'number'
      ? choice.value === String(value)
      : choice.value === value && Number.isNaN(Number(value)),
  )?.value;

const hasParams = (leaf: AlertLeaf, names: readonly string[]): boolean =>
  Object.keys(leaf.params ?? {}).every((name) => names.includes(name));

/** A leaf of one fact and operator, with no other parameters than those named. */
const isLeaf = (leaf: AlertLeaf, fact: string, operator: string, params: readonly string[] = []): boolean =>
  leaf.fact === fact && leaf.operator === operator && hasParams(leaf, params);

const whole = (fields: Readonly<Record<string, string | undefined>>): Chosen | undefined =>
  Object.values(fields).includes(undefined) ? undefined : (fields as Chosen);

/** What runs at sunrise or during the day: `nakshatra` and `nakshatras`. */
function running(label: string, fact: string, choices: readonly Choice[]): PartKind {
  return {
    label,
    fields: [{ name: 'value', label, choices }, when],
    node: ({ value = '', when }) =>
      when === 'day' ? { fact: `${fact}s`, operator: 'contains', value } : { fact, operator: 'equal', value },
    chosen: (leaf) => {
      const value = offered(choices, leaf.value);
      if (isLeaf(leaf, fact, 'equal')) return whole({ value, when: 'sunrise' });
      return isLeaf(leaf, `${fact}s`, 'contains') ? whole({ value, when: 'day' }) : undefined;
    },
  };
}

/** One field, which one comparison has as its value. */
function single(label: string, fact: string, choices: readonly Choice[]): PartKind {
  return {
    label,
    fields: [{ name: 'value', label, choices }],
    node: ({ value = '' }) => ({ fact, operator: 'equal', value }),
    chosen: (leaf) =>
      isLeaf(leaf, fact, 'equal') ? whole({ value: offered(choices, leaf.value) }) : undefined,
  };
}

/** The kinds by name, in the order in which they are offered. */
export const partKinds: Readonly<Record<PartKindName, PartKind>> = {
  tithi: {
    label: 'Tithi',
    fields: [{ name: 'value', label: 'Tithi', choices: tithiChoices }, when],
    node: ({ value = '', when }) => {
      const [first = 1, ...rest] = value.split(',').map(Number);
      if (when !== 'day')
        return rest.length === 0
          ? { fact: 'tithi', operator: 'equal', value: first }
          : { fact: 'tithi', operator: 'in', value: [first, ...rest] };
      const during = (tithi: number): AlertLeaf => ({ fact: 'tithis', operator: 'contains', value: tithi });
      return rest.length === 0 ? during(first) : { any: [first, ...rest].map(during) };
    },
    chosen: (leaf) => {
      if (isLeaf(leaf, 'tithi', 'in')) {
        const [a, b, ...more] = Array.isArray(leaf.value) ? leaf.value : [];
        return isBoth(a, b) && more.length === 0 ? { value: `${a},${b}`, when: 'sunrise' } : undefined;
      }
      const value = typeof leaf.value === 'number' ? offered(tithiChoices, leaf.value) : undefined;
      if (isLeaf(leaf, 'tithi', 'equal')) return whole({ value, when: 'sunrise' });
      return isLeaf(leaf, 'tithis', 'contains') ? whole({ value, when: 'day' }) : undefined;
    },
  },
  nakshatra: running('Nakshatra', 'nakshatra', nakshatras),
  weekday: single('Weekday', 'weekday', weekdays),
  lunar_month: single('Lunar month', 'lunar_month', lunarMonths),
  adhika_month: {
    label: 'Adhika (extra) month',
    fields: [],
    node: () => ({ fact: 'adhika_month', operator: 'equal', value: true }),
    chosen: (leaf) => (isLeaf(leaf, 'adhika_month', 'equal') && leaf.value === true ? {} : undefined),
  },
  observance: {
    label: 'Festival or vrat',
    fields: [{ name: 'value', label: 'Festival or vrat', choices: [] }],
    node: ({ value = '' }) => ({ fact: 'observances', operator: 'contains', value }),
    chosen: (leaf) =>
      isLeaf(leaf, 'observances', 'contains') && typeof leaf.value === 'string'
        ? { value: leaf.value }
        : undefined,
  },
  muhurat: {
    label: 'Muhurat score',
    fields: [
      { name: 'event', label: 'Event', choices: events },
      { name: 'score', label: 'Score of at least', choices: percents },
    ],
    node: ({ event = '', score }) => ({
      fact: 'muhurat_score',
      params: { event },
      operator: 'greaterThanInclusive',
      value: Number(score),
    }),
    chosen: (leaf) =>
      isLeaf(leaf, 'muhurat_score', 'greaterThanInclusive', ['event'])
        ? whole({ event: offered(events, leaf.params?.event), score: offered(percents, leaf.value) })
        : undefined,
  },
  kala: {
    label: 'Time of the day',
    fields: [
      { name: 'kala', label: 'Time of the day', choices: kalas },
      { name: 'tithi', label: 'Shared with', choices: [{ value: '', name: 'any tithi' }, ...tithis] },
      { name: 'minutes', label: 'At least', choices: minutes },
    ],
    node: ({ kala = '', tithi = '', minutes }) => {
      const params: AlertLeaf['params'] = tithi === '' ? { kala } : { kala, tithi: Number(tithi) };
      return { fact: 'kala_minutes', params, operator: 'greaterThanInclusive', value: Number(minutes) };
    },
    chosen: (leaf) => {
      if (!isLeaf(leaf, 'kala_minutes', 'greaterThanInclusive', ['kala', 'tithi'])) return undefined;
      const { kala, tithi } = leaf.params ?? {};
      return whole({
        kala: offered(kalas, kala),
        tithi: tithi === undefined ? '' : offered(tithis, tithi),
        minutes: offered(minutes, leaf.value),
      });
    },
  },
  eclipse: {
    label: 'Eclipse seen there',
    fields: [
      {
        name: 'value',
        label: 'Eclipse',
        choices: [
          { value: 'any', name: 'of the Sun or the Moon' },
          { value: 'solar', name: 'of the Sun' },
          { value: 'lunar', name: 'of the Moon' },
        ],
      },
    ],
    node: ({ value = '' }) =>
      value === 'any'
        ? { fact: 'eclipse', operator: 'notEqual', value: 'none' }
        : { fact: 'eclipse', operator: 'equal', value },
    chosen: (leaf) => {
      if (isLeaf(leaf, 'eclipse', 'notEqual')) return leaf.value === 'none' ? { value: 'any' } : undefined;
      return isLeaf(leaf, 'eclipse', 'equal') && (leaf.value === 'solar' || leaf.value === 'lunar')
        ? { value: leaf.value }
        : undefined;
    },
  },
  planet_sign: {
    label: 'Planet in a sign',
    fields: [
      { name: 'planet', label: 'Planet', choices: planets },
      { name: 'value', label: 'Sign', choices: rashis },
    ],
    node: ({ planet = '', value = '' }) => ({
      fact: 'planet_sign',
      params: { planet },
      operator: 'equal',
      value,
    }),
    chosen: (leaf) =>
      isLeaf(leaf, 'planet_sign', 'equal', ['planet'])
        ? whole({ planet: offered(planets, leaf.params?.planet), value: offered(rashis, leaf.value) })
        : undefined,
  },
  planet_retrograde: {
    label: 'Planet retrograde',
    fields: [{ name: 'planet', label: 'Planet', choices: planets }],
    node: ({ planet = '' }) => ({
      fact: 'planet_retrograde',
      params: { planet },
      operator: 'equal',
      value: true,
    }),
    chosen: (leaf) =>
      isLeaf(leaf, 'planet_retrograde', 'equal', ['planet']) && leaf.value === true
        ? whole({ planet: offered(planets, leaf.params?.planet) })
        : undefined,
  },
  tarabala: {
    label: 'Tarabala of a birth star',
    fields: [
      { name: 'nakshatra', label: 'Nakshatra of the birth', choices: nakshatras },
      {
        name: 'tara',
        label: 'Tara of the day',
        choices: [{ value: 'favourable', name: 'favourable: 2, 4, 6, 8 or 9' }, ...taras],
      },
    ],
    node: ({ nakshatra = '', tara }) =>
      tara === 'favourable'
        ? { fact: 'tarabala', params: { nakshatra }, operator: 'in', value: favourable }
        : { fact: 'tarabala', params: { nakshatra }, operator: 'equal', value: Number(tara) },
    chosen: (leaf) => {
      const nakshatra = offered(nakshatras, leaf.params?.nakshatra);
      if (isLeaf(leaf, 'tarabala', 'in', ['nakshatra']))
        return String(leaf.value) === String(favourable)
          ? whole({ nakshatra, tara: 'favourable' })
          : undefined;
      return isLeaf(leaf, 'tarabala', 'equal', ['nakshatra'])
        ? whole({ nakshatra, tara: offered(taras, leaf.value) })
        : undefined;
    },
  },
  yoga: running('Yoga', 'yoga', yogas),
  karana: running('Karana', 'karana', karanas),
};

/** The names of the kinds, in the order in which they are offered. */
export const partKindNames = Object.keys(partKinds) as readonly PartKindName[];

/** A condition of a kind, with the first value of each field chosen. */
export const firstPart = (kind: PartKindName): Part => ({
  kind,
  isNot: false,
  chosen: Object.fromEntries(
    partKinds[kind].fields.map(({ name, choices }) => [name, choices[0]?.value ?? '']),
  ),
});
