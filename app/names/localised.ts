// An answer in a language: what its shape marks as names is replaced and gets a key that no language changes, everything else
// is as it was. The one place where names become those of a language; what computes answers knows only labels and English.

import { type KeyKind, keysBeside, type NamedField, namedFields, type z } from '@nirnaya/contract/schema';
import { type KeyFields, keyFieldsOf, keyOf, monthNumberOf } from './keys.ts';
import type { NameFacts, Names } from './names.ts';

/** How the names of an answer are written. */
export interface Writing {
  /** undefined where names stay as they are */
  readonly names?: Names | undefined;
  /** the digits that stand for 0 to 9 in names; undefined for the Latin ones */
  readonly digits?: readonly string[] | undefined;
}

/** Writes the names of a value, and the keys beside them; gives the value itself where there are none. Nothing is changed in place. */
export type Localiser = (value: unknown, writing: Writing) => unknown;

type Owner = Readonly<Record<string, unknown>>;
type Step = (value: unknown, writing: Writing, owner: Owner | undefined) => unknown;

/** What writes the names of answers of a shape; undefined where the shape has none. */
export function localiserOf(schema: z.ZodType): Localiser | undefined {
  const step = stepOf(schema as Schema, new Map());
  return step === undefined ? undefined : (value, writing) => step(value, writing, undefined);
}

// What is read of a schema.
interface Schema {
  readonly _zod: {
    readonly def: {
      readonly type: string;
      readonly shape?: Readonly<Record<string, Schema>>;
      readonly element?: Schema;
      readonly innerType?: Schema;
      readonly valueType?: Schema;
      readonly options?: readonly Schema[];
      readonly values?: readonly unknown[];
      readonly items?: readonly Schema[];
      readonly out?: Schema;
      readonly getter?: () => Schema;
      readonly left?: Schema;
      readonly right?: Schema;
    };
  };
}

type Known = Map<Schema, Step | undefined>;

function stepOf(schema: Schema, known: Known): Step | undefined {
  if (known.has(schema)) return known.get(schema);
  // A shape within itself is found while it is being read.
  let made: Step | undefined;
  known.set(schema, (value, writing, owner) => (made === undefined ? value : made(value, writing, owner)));
  const field = namedFields.get(schema as never) as NamedField | undefined;
  made = field === undefined ? stepInto(schema, known) : nameStep(field);
  known.set(schema, made);
  return made;
}

function stepInto({ _zod: { def } }: Schema, known: Known): Step | undefined {
  switch (def.type) {
    case 'object':
      return fieldsStep(Object.entries(def.shape ?? {}), known);
    case 'array':
      return def.element === undefined ? undefined : elementsStep(stepOf(def.element, known));
    case 'record':
      return def.valueType === undefined
        ? undefined
        : valuesStep(stepOf(def.valueType, known), keyKindIn(def.valueType));
    case 'union':
      return firstFitting((def.options ?? []).map((option) => ({ option, step: stepOf(option, known) })));
    case 'intersection':
      return oneAfterOther([def.left, def.right].map((side) => side && stepOf(side, known)));
    case 'pipe':
      return def.out === undefined ? undefined : stepOf(def.out, known);
    case 'lazy':
      return def.getter === undefined ? undefined : stepOf(def.getter(), known);
    default:
      return def.innerType === undefined ? undefined : stepOf(def.innerType, known);
  }
}

const noFacts: NameFacts = {};

function nameStep({ kind, code = 'code', iast = 'name_sa', about = 'name' }: NamedField): Step {
  const hasFacts = kind === 'observance' || kind === 'name' || kind === 'sentence' || kind === 'land';
  const isSentence = kind === 'sentence';
  const factsOf = (owner: Owner | undefined): NameFacts => {
    if (owner === undefined) return noFacts;
    const facts = { code: textOf(owner[code]), variant: textOf(owner.variant), iast: textOf(owner[iast]) };
    return isSentence ? { ...facts, about: textOf(owner[about]) ?? englishOf(owner.names) } : facts;
  };
  const one = (english: string, { names, digits }: Writing, owner: Owner | undefined): string => {
    if (names === undefined) return english;
    // Only rules and what has a name in IAST beside it are known by more than their English.
    const name = hasFacts ? names.of(kind, english, factsOf(owner)) : names.of(kind, english);
    // Figures in a sentence are dates and times, or measured: they stay as all others do.
    return isSentence || digits === undefined ? name : digitsIn(name, { digits });
  };
  return (value, writing, owner) => {
    if (typeof value === 'string') return one(value, writing, owner);
    return Array.isArray(value)
      ? value.map((each: unknown) => (typeof each === 'string' ? one(each, writing, undefined) : each))
      : value;
  };
}

/** A name with its digits in those of a writing. */
export const digitsIn = (name: string, { digits }: Pick<Writing, 'digits'>): string =>
  digits === undefined ? name : name.replace(/[0-9]/g, (digit) => digits[Number(digit)] ?? digit);

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

// Where an answer has all the names of an observance, the English one is that of its sentence.
const englishOf = (names: unknown): string | undefined => (isObject(names) ? textOf(names.en) : undefined);

const isObject = (value: unknown): value is Owner => typeof value === 'object' && value !== null;

function fieldsStep(fields: readonly (readonly [string, Schema])[], known: Known): Step | undefined {
  const beside = new Map(fields);
  const steps = fields.flatMap(([name, schema]) => {
    const step = stepOf(schema, known);
    return step === undefined ? [] : [[name, step, keysOfField(name, schema, beside)] as const];
  });
  if (steps.length === 0) return undefined;
  if (steps.some(([, , keys]) => keys !== undefined)) return keyedStep(steps);
  const names = steps.map(([name]) => name);
  const each = steps.map(([, step]) => step);
  return (value, writing) => {
    if (!isObject(value)) return value;
    let written: Record<string, unknown> | undefined;
    for (let i = 0; i < names.length; i++) {
      const name = names[i];
      const before = value[name];
      if (before === undefined || before === null) continue;
      const after = each[i](before, writing, value);
      if (after === before) continue;
      written ??= { ...value };
      written[name] = after;
    }
    return written ?? value;
  };
}

type KeyedStep = readonly [name: string, step: Step, keys: KeyFields | undefined];

// The fields in their order, each key behind the name that it is of.
function keyedStep(steps: readonly KeyedStep[]): Step {
  const byName = new Map(steps.map(([name, step, keys]) => [name, { step, keys }]));
  return (value, writing) => {
    if (!isObject(value)) return value;
    const written: Record<string, unknown> = {};
    for (const name in value) {
      const before = value[name];
      const field = byName.get(name);
      if (field === undefined || before === undefined) {
        written[name] = before;
        continue;
      }
      written[name] = before === null ? null : field.step(before, writing, value);
      if (field.keys !== undefined) writeKeys(written, field.keys, before);
    }
    return written;
  };
}

function writeKeys(written: Record<string, unknown>, { kind, key, number }: KeyFields, value: unknown) {
  if (Array.isArray(value)) {
    written[key] = value.map((each: unknown) => (typeof each === 'string' ? keyOf(kind, each) : null));
    return;
  }
  const own = typeof value === 'string' ? keyOf(kind, value) : null;
  written[key] = own;
  if (number !== undefined) written[number] = own === null ? null : monthNumberOf(own);
}

/** What is written beside a field of an object; undefined where it is no name, or needs no key. */
function keysOfField(
  field: string,
  schema: Schema,
  beside: { has(name: string): boolean },
): KeyFields | undefined {
  const named = nameIn(schema);
  const kind = named && keysBeside(named.name);
  return kind === undefined
    ? undefined
    : keyFieldsOf(field, kind, { isList: named?.isList === true, beside });
}

// The name that a field is, or that each entry of its list is.
function nameIn(schema: Schema, isList = false): { name: NamedField; isList: boolean } | undefined {
  const name = namedFields.get(schema as never) as NamedField | undefined;
  const { def } = schema._zod;
  if (name !== undefined) return { name, isList: isList || def.type === 'array' };
  if (def.type === 'array') return def.element === undefined ? undefined : nameIn(def.element, true);
  return def.innerType === undefined ? undefined : nameIn(def.innerType, isList);
}

const elementsStep = (step: Step | undefined): Step | undefined =>
  step &&
  ((value, writing) => (Array.isArray(value) ? value.map((each) => step(each, writing, undefined)) : value));

// Of a map of names each has its key beside it too.
const valuesStep = (step: Step | undefined, kind: KeyKind | undefined): Step | undefined =>
  step &&
  ((value, writing) =>
    isObject(value)
      ? Object.fromEntries(
          Object.entries(value).flatMap(([name, each]) => [
            [name, step(each, writing, value)] as const,
            ...(kind !== undefined && typeof each === 'string'
              ? [[`${name}_key`, keyOf(kind, each)] as const]
              : []),
          ]),
        )
      : value);

const keyKindIn = (schema: Schema): KeyKind | undefined => {
  const named = nameIn(schema);
  return named && keysBeside(named.name);
};

// Of shapes to choose from the first whose fields an object has, so that no name is written twice.
function firstFitting(
  options: readonly { readonly option: Schema; readonly step: Step | undefined }[],
): Step | undefined {
  const tries = options.map(({ option, step }) => ({
    step,
    required: requiredOf(option),
    literals: literalsOf(option),
  }));
  if (tries.every(({ step }) => step === undefined)) return undefined;
  return (value, writing, owner) => {
    const chosen = tries.find(
      ({ required, literals }) =>
        required === undefined ||
        (isObject(value) &&
          required.every((name) => value[name] !== undefined) &&
          literals.every(([name, values]) => values.includes(value[name]))),
    );
    return chosen?.step === undefined ? value : chosen.step(value, writing, owner);
  };
}

// The fields that every object of a shape has; undefined for what is no object.
const requiredOf = ({ _zod: { def } }: Schema): readonly string[] | undefined =>
  def.type === 'object'
    ? Object.entries(def.shape ?? {}).flatMap(([name, { _zod }]) =>
        _zod.def.type === 'optional' ? [] : [name],
      )
    : undefined;

// The fields of a shape that have one value alone, by which a shape is told from others.
const literalsOf = ({ _zod: { def } }: Schema): readonly (readonly [string, readonly unknown[]])[] =>
  Object.entries(def.shape ?? {}).flatMap(([name, { _zod }]) =>
    _zod.def.type === 'literal' ? [[name, _zod.def.values ?? []] as const] : [],
  );

function oneAfterOther(steps: readonly (Step | undefined)[]): Step | undefined {
  const some = steps.filter((step) => step !== undefined);
  if (some.length === 0) return undefined;
  if (some.length === 1) return some[0];
  return (value, writing, owner) => some.reduce((at, step) => step(at, writing, owner), value);
}
