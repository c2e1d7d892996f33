// The facts that alerts may ask about: what each is, which values it has, and the parameters that it takes.

import { fixedNames, nameOf, slugOf } from '@nirnaya/dsl/vocabulary';

/** What values of a fact are. */
export type FactValues =
  | { readonly kind: 'number'; readonly min: number; readonly max: number }
  | { readonly kind: 'keys'; readonly keys: readonly string[] }
  | { readonly kind: 'truth' }
  /** codes of observances, and of their variants after a colon */
  | { readonly kind: 'code' };

/** Which values a parameter takes. */
export type ParameterValues =
  | Exclude<FactValues, { readonly kind: 'truth' | 'code' }>
  | { readonly kind: 'name' };

/** A fact. */
export interface AlertFact {
  readonly values: FactValues;
  /** whether it is a list of them rather than one */
  readonly isList: boolean;
  readonly parameters: Readonly<Record<string, ParameterValues & { readonly isRequired: boolean }>>;
  readonly about: string;
}

type Kind = keyof typeof fixedNames;

/** The keys of a kind of names, in their order. */
export const keysOfKind = (kind: Kind): readonly string[] =>
  fixedNames[kind].map((_spelling, i) => slugOf(nameOf(kind, i)));

const lunarMonths = 12;

const keys = (kind: Kind, count?: number) =>
  ({ kind: 'keys', keys: keysOfKind(kind).slice(0, count) }) as const;
const number = (min: number, max: number) => ({ kind: 'number', min, max }) as const;

const alone = { isList: false, parameters: {} } as const;
const list = { isList: true, parameters: {} } as const;

/** Minutes of a day. */
const dayMinutes = 1440;

/** The facts by name. */
export const alertFacts = {
  tithi: {
    ...alone,
    values: number(1, 30),
    about: 'the tithi at sunrise: 1 to 15 of the bright half, 16 to 30 of the dark half',
  },
  tithis: {
    ...list,
    values: number(1, 30),
    about: 'every tithi that runs during the day, from sunrise to sunrise',
  },
  paksha: { ...alone, values: keys('paksha'), about: 'the half of the lunar month at sunrise' },
  nakshatra: { ...alone, values: keys('nakshatra'), about: 'the nakshatra of the Moon at sunrise' },
  nakshatras: { ...list, values: keys('nakshatra'), about: 'every nakshatra of the Moon during the day' },
  yoga: { ...alone, values: keys('yoga'), about: 'the yoga at sunrise' },
  yogas: { ...list, values: keys('yoga'), about: 'every yoga that runs during the day' },
  karana: { ...alone, values: keys('karana'), about: 'the karana at sunrise' },
  karanas: { ...list, values: keys('karana'), about: 'every karana that runs during the day' },
  weekday: { ...alone, values: keys('weekday'), about: 'the weekday, from sunrise to sunrise' },
  lunar_month: {
    ...alone,
    values: keys('lunar month', lunarMonths),
    about: 'the amanta lunar month at sunrise; an intercalary one has the key of its name',
  },
  adhika_month: { ...alone, values: { kind: 'truth' }, about: 'whether the lunar month is intercalary' },
  observances: {
    ...list,
    values: { kind: 'code' },
    about: 'codes of the observances of the date, and CODE:VARIANT for their variants',
  },
  kala_minutes: {
    values: number(0, dayMinutes),
    isList: false,
    parameters: {
      kala: { kind: 'name', isRequired: true },
      tithi: { ...number(1, 30), isRequired: false },
      nakshatra: { ...keys('nakshatra'), isRequired: false },
      yoga: { ...keys('yoga'), isRequired: false },
      karana: { ...keys('karana'), isRequired: false },
      with_kala: { kind: 'name', isRequired: false },
    },
    about:
      'minutes of a kala of the day; with a tithi, nakshatra, yoga, karana or another kala, the minutes that they share',
  },
  muhurat_score: {
    values: number(0, 100),
    isList: false,
    parameters: { event: { kind: 'name', isRequired: true } },
    about: 'the highest score of a time of the day for an event; 0 if there is none',
  },
  eclipse: {
    ...alone,
    values: { kind: 'keys', keys: ['none', 'solar', 'lunar'] },
    about: 'the eclipse that can be seen at the place during the day',
  },
  planet_sign: {
    values: keys('rashi'),
    isList: false,
    parameters: { planet: { ...keys('graha'), isRequired: true } },
    about: 'the sign of a graha at sunrise',
  },
  planet_retrograde: {
    values: { kind: 'truth' },
    isList: false,
    parameters: { planet: { ...keys('graha'), isRequired: true } },
    about: 'whether a graha moves backwards at sunrise',
  },
  tarabala: {
    values: number(1, 9),
    isList: false,
    parameters: { nakshatra: { ...keys('nakshatra'), isRequired: true } },
    about: 'the tara of the Moon at sunrise, 1 to 9, counted from a nakshatra of birth',
  },
} as const satisfies Readonly<Record<string, AlertFact>>;

/** The name of a fact. */
export type AlertFactName = keyof typeof alertFacts;

/** The names of the facts. */
export const alertFactNames = Object.keys(alertFacts) as readonly AlertFactName[];
