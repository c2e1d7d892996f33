// A compiled chain as bytes and back, so that a restarted program need not compile it again. What is stored is the
// checked form: every typed expression, shared where it is shared. Evaluators are emitted from it as from a fresh one.

import { deserialize, serialize } from 'node:v8';
import type { ExpressionText } from '../../dsl/pack/document.ts';
import { vocabularyWith } from '../../dsl/vocabulary/vocabulary.ts';
import type { Division, TypedExpression } from '../check/typed.ts';
import { attributesOf } from './attributes.ts';
import { type CompiledPack, compiledPack, type PackParts } from './pack.ts';

type Plain = Pick<
  PackParts,
  | 'name'
  | 'chain'
  | 'fingerprint'
  | 'rules'
  | 'scored'
  | 'chakras'
  | 'births'
  | 'calendars'
  | 'tables'
  | 'kalas'
  | 'divisions'
>;

interface Stored extends Plain {
  readonly kalaTerms: ReadonlyMap<string, TypedExpression | undefined>;
  readonly divisionTerms: ReadonlyMap<string, Division | undefined>;
}

/** The bytes of a compiled chain. Only the same version of the program can read them. */
export function storedPack(parts: PackParts): Buffer {
  const { name, chain, fingerprint, calendars, tables, kalas, divisions } = parts;
  const stored: Stored = {
    name,
    chain,
    fingerprint,
    calendars,
    tables,
    kalas,
    divisions,
    ...withRules(parts, written),
    kalaTerms: new Map([...kalas.keys()].map((key) => [key, parts.kala(key)])),
    divisionTerms: new Map([...divisions.keys()].map((key) => [key, parts.division(key)])),
  };
  return serialize(stored);
}

/** The compiled chain of its bytes. Throws where they are none. */
export function packOfStored(bytes: Uint8Array): CompiledPack {
  const { kalaTerms, divisionTerms, ...stored } = deserialize(bytes) as Stored;
  return compiledPack({
    ...stored,
    ...withRules(stored, read),
    // Names of calendars label no table.
    attributes: attributesOf(stored.tables, vocabularyWith([])),
    kala: (name) => kalaTerms.get(name),
    division: (name) => divisionTerms.get(name),
  });
}

type Change = (text: ExpressionText) => ExpressionText;

// The rules, with the texts of their expressions changed. A text knows the place of each of its characters by a function,
// which bytes cannot hold.
function withRules(
  { rules, scored, chakras, births }: Pick<Plain, 'rules' | 'scored' | 'chakras' | 'births'>,
  change: Change,
): Pick<Plain, 'rules' | 'scored' | 'chakras' | 'births'> {
  return {
    rules: withTexts(rules, change),
    scored: withTexts(scored, change),
    chakras: withTexts(chakras, change),
    births: withTexts(births, change),
  };
}

function withTexts<R extends { readonly linked: { readonly fields: object } }>(
  rules: ReadonlyMap<string, R>,
  change: Change,
): ReadonlyMap<string, R> {
  return new Map([...rules].map(([code, rule]): [string, R] => [code, withFields(rule, change)]));
}

// Fields are changed when they are first read: of most rules of a chain nobody asks.
function withFields<R extends { readonly linked: { readonly fields: object } }>(rule: R, change: Change): R {
  const { fields } = rule.linked;
  let made: object | undefined;
  const linked = Object.defineProperty({ ...rule.linked }, 'fields', {
    enumerable: true,
    configurable: true,
    get: () => {
      made ??= changed(fields, change) as object;
      return made;
    },
  });
  return { ...rule, linked };
}

// Fields are texts, or lists and maps that hold them. What says where something stands is left as it is.
function changed(value: unknown, change: Change): unknown {
  if (Array.isArray(value)) return value.map((one) => changed(one, change));
  if (typeof value !== 'object' || value === null || 'file' in value) return value;
  if ('text' in value && ('at' in value || 'places' in value)) return change(value as ExpressionText);
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, changed(one, change)]));
}

/** Where the characters of a text stand: one after the other from an offset, or each by itself. */
type Places = number | Int32Array;

// The text with its places instead of the function that returns them.
function written({ text, range, at }: ExpressionText): ExpressionText {
  const places = Int32Array.from({ length: text.length + 1 }, (_, i) => at(i));
  const first = places[0] ?? 0;
  const inOrder = places.every((place, i) => place === first + i);
  return { text, range, places: inOrder ? first : places } as unknown as ExpressionText;
}

function read(stored: ExpressionText): ExpressionText {
  const { text, range, places } = stored as unknown as Omit<ExpressionText, 'at'> & { places: Places };
  const within = (i: number): number => Math.max(0, Math.min(i, text.length));
  return {
    text,
    range,
    at: typeof places === 'number' ? (i) => places + within(i) : (i) => places[within(i)] ?? range.start,
  };
}
