// Defaults of fields of bodies are said in words: generators of clients take a field that has the keyword for one that is
// always there, and so for one that has to be sent.

import type { ApiDescription } from './description.ts';

/** A description in which no field of an object has the keyword `default`; what it was stands in the text of the field. */
export function withStatedDefaults(description: ApiDescription): ApiDescription {
  return { ...description, components: stated(description.components) as ApiDescription['components'] };
}

function stated(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(stated);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      key === 'properties' && isFields(value)
        ? Object.fromEntries(Object.entries(value).map(([name, field]) => [name, stated(inWords(field))]))
        : stated(value),
    ]),
  );
}

const isFields = (value: unknown): value is Readonly<Record<string, object>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function inWords(field: object): object {
  const { default: usual, ...rest } = field as { readonly default?: unknown; readonly description?: string };
  if (usual === undefined) return field;
  const { description = '' } = rest;
  const text = `Default ${JSON.stringify(usual)}.`;
  return /default/i.test(description)
    ? rest
    : { ...rest, description: description === '' ? text : `${description} ${text}` };
}
