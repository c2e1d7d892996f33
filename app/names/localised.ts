// An answer in a language: what its shape marks as names is replaced, everything else is as it was. The one place where
// names become those of a language; what computes answers knows only labels and English.

import { type NamedField, namedFields } from '../shapes/named.ts';
import type { z } from '../shapes/zod.ts';
import type { NameFacts, Names } from './names.ts';

/** How the names of an answer are written. */
export interface Writing {
  readonly names: Names;
  /** the digits that stand for 0 to 9 in names; undefined for the Latin ones */
  readonly digits?: readonly string[] | undefined;
}

/** Writes the names of a value; gives the value itself where there are none. Nothing is changed in place. */
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
      return def.valueType === undefined ? undefined : valuesStep(stepOf(def.valueType, known));
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
  const steps = fields.flatMap(([name, schema]) => {
    const step = stepOf(schema, known);
    return step === undefined ? [] : [[name, step] as const];
  });
  if (steps.length === 0) return undefined;
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

const elementsStep = (step: Step | undefined): Step | undefined =>
  step &&
  ((value, writing) => (Array.isArray(value) ? value.map((each) => step(each, writing, undefined)) : value));

const valuesStep = (step: Step | undefined): Step | undefined =>
  step &&
  ((value, writing) =>
    isObject(value)
      ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, step(each, writing, value)]))
      : value);

// Of shapes to choose from the first whose fields an object has, so that no name is written twice.
function firstFitting(
  options: readonly { readonly option: Schema; readonly step: Step | undefined }[],
): Step | undefined {
  const tries = options.map(({ option, step }) => ({ step, required: requiredOf(option) }));
  if (tries.every(({ step }) => step === undefined)) return undefined;
  return (value, writing, owner) => {
    const chosen = tries.find(
      ({ required }) =>
        required === undefined || (isObject(value) && required.every((name) => value[name] !== undefined)),
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

function oneAfterOther(steps: readonly (Step | undefined)[]): Step | undefined {
  const some = steps.filter((step) => step !== undefined);
  if (some.length === 0) return undefined;
  if (some.length === 1) return some[0];
  return (value, writing, owner) => some.reduce((at, step) => step(at, writing, owner), value);
}
