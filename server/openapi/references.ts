// References as OpenAPI 3.1 has them: a description stands beside the reference, and null is one of two.

import type { ApiDescription } from './description.ts';

/**
 * The generator writes a described reference as the reference *and* the description, which clients read as an
 * intersection with anything; and one that may be null as the reference *and* `object or null`, which no null satisfies.
 */
export function plainReferences(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(plainReferences);
  if (typeof node !== 'object' || node === null) return node;
  const inner = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, plainReferences(value)] as const),
  );
  const [reference, rest, ...more] = Array.isArray(inner.allOf) ? inner.allOf : [];
  if (reference?.$ref === undefined || rest === undefined || more.length > 0 || 'properties' in rest)
    return inner;
  const { type, ...described } = rest;
  if (type === undefined) return { ...reference, ...described };
  return Array.isArray(type) && type.includes('null')
    ? { anyOf: [reference, { type: 'null' }], ...described }
    : inner;
}

/**
 * A description in which what repeats a component refers to it. The generator writes out again what is wrapped more than once,
 * as what may be both null and absent.
 */
export function withReferences(description: ApiDescription): ApiDescription {
  const schemas = description.components?.schemas ?? {};
  const names = new Map<string, string>();
  for (const [name, schema] of Object.entries(schemas)) {
    const fields = fieldsOf(schema);
    if (fields !== undefined && !names.has(fields)) names.set(fields, name);
  }
  const referring = (node: unknown, own?: string): unknown => {
    if (Array.isArray(node)) return node.map((inner) => referring(inner));
    if (typeof node !== 'object' || node === null) return node;
    const fields = fieldsOf(node);
    const name = fields === undefined ? undefined : names.get(fields);
    if (name === undefined || name === own) {
      return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, referring(value)]));
    }
    const { type, description } = node as { readonly type?: unknown; readonly description?: string };
    const reference = { $ref: `#/components/schemas/${name}` };
    const described = description === undefined ? {} : { description };
    return Array.isArray(type) && type.includes('null')
      ? { anyOf: [reference, { type: 'null' }], ...described }
      : { ...reference, ...described };
  };
  const named = Object.entries(schemas).map(([name, schema]) => [name, referring(schema, name)]);
  const { components, ...rest } = description;
  return {
    ...(referring(rest) as ApiDescription),
    components: { ...components, schemas: Object.fromEntries(named) },
  };
}

// What an object has, whatever it is called and whether it may be null; undefined for what is no object.
function fieldsOf(schema: object): string | undefined {
  if (!('properties' in schema) || !('type' in schema)) return undefined;
  const {
    type: _type,
    description: _description,
    example: _example,
    ...fields
  } = schema as Record<string, unknown>;
  return JSON.stringify(fields);
}
