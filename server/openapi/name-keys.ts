// Keys beside translated names in the description: each name gets the field that the answers have, with its values.

import { keyFieldsOf, keysOf } from '@nirnaya/app/names';
import { type KeyKind, namesExtension } from '@nirnaya/contract/schema';
import { capitalized } from '@nirnaya/dsl/vocabulary';

interface Node {
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A description of names with their keys, and the components that these refer to. */
export interface KeyedDescription {
  readonly described: unknown;
  readonly keySchemas: Readonly<Record<string, object>>;
}

/**
 * Adds the keys beside the names. What is a name in the language of the request is one of a list in English alone, so that no
 * list of names is given.
 */
export function withNameKeys(description: unknown): KeyedDescription {
  const used = new Set<KeyKind>();
  const described = keyed(description, used);
  const keySchemas = Object.fromEntries(
    [...used].map((kind) => [
      componentOf(kind),
      { type: 'string', enum: keysOf(kind), description: `of a ${kind}, the same in every language` },
    ]),
  );
  return { described, keySchemas };
}

/** `LunarMonthKey`. */
const componentOf = (kind: KeyKind): string => `${kind.split(' ').map(capitalized).join('')}Key`;

// A closed list is a component; any other key is a text.
function keySchema(kind: KeyKind, used: Set<KeyKind>): { readonly $ref: string } | undefined {
  if (keysOf(kind) === undefined) return undefined;
  used.add(kind);
  return { $ref: `#/components/schemas/${componentOf(kind)}` };
}

function keyed(node: unknown, used: Set<KeyKind>): unknown {
  if (Array.isArray(node)) return node.map((each) => keyed(each, used));
  if (!isNode(node)) return node;
  const { properties } = node;
  const inner: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(node)) inner[field] = keyed(value, used);
  if (isNode(properties)) Object.assign(inner, withKeyFields(inner, properties, used));
  if (inner[namesExtension] === undefined) return inner;
  const { enum: _list, [namesExtension]: _mark, ...open } = inner;
  return open;
}

// The properties of an object and which of them it always has, the keys behind the names that they are of.
function withKeyFields(inner: Node, properties: Node, used: Set<KeyKind>): object {
  const required = new Set(inner.required as readonly string[] | undefined);
  const beside = { has: (name: string) => name in properties };
  const out: Record<string, unknown> = {};
  for (const [field, schema] of Object.entries(inner.properties as Node)) {
    out[field] = schema;
    const name = nameIn(properties[field]);
    if (name === undefined) continue;
    const keys = keyFieldsOf(field, name.kind, { isList: name.isList, beside });
    if (keys === undefined) continue;
    const { isNullable } = name;
    const reference = keySchema(keys.kind, used);
    const orNull = (type: string): string | string[] => (isNullable ? [type, 'null'] : type);
    const added: Record<string, unknown> = {
      [keys.key]: name.isList
        ? { type: orNull('array'), items: reference ?? { type: 'string' } }
        : reference === undefined
          ? { type: orNull('string') }
          : isNullable
            ? { anyOf: [reference, { type: 'null' }] }
            : reference,
      ...(keys.number === undefined
        ? {}
        : { [keys.number]: { type: orNull('integer'), minimum: 1, maximum: 12 } }),
    };
    Object.assign(out, added);
    if (required.has(field)) for (const one of Object.keys(added)) required.add(one);
  }
  return { properties: out, ...(required.size === 0 ? {} : { required: [...required] }) };
}

interface NameHere {
  readonly kind: KeyKind;
  readonly isList: boolean;
  /** whether it may be something else than names, so that there is no key */
  readonly isNullable: boolean;
}

// The name that a property is, or that each entry of its list is.
function nameIn(schema: unknown): NameHere | undefined {
  if (!isNode(schema)) return undefined;
  const { type, items, anyOf } = schema;
  const types = [type].flat();
  const isNullable = types.includes('null');
  const own = schema[namesExtension];
  if (typeof own === 'string') {
    const kind = own === '' ? undefined : (own as KeyKind);
    const isMixed = anyOf !== undefined || types.some((one) => one === 'number' || one === 'integer');
    return kind && { kind, isList: types.includes('array'), isNullable: isNullable || isMixed };
  }
  if (items !== undefined) {
    const entry = nameIn(items);
    return entry && { ...entry, isList: true, isNullable };
  }
  for (const form of (anyOf as readonly unknown[] | undefined) ?? []) {
    const nameHere = nameIn(form);
    if (nameHere !== undefined) return { ...nameHere, isNullable: true };
  }
  return undefined;
}
