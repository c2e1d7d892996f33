// From the parameters and the body of a request to typed values, or one refusal that names everything wrong with them.

import { suggest } from '../../dsl/diagnostics/suggest.ts';
import { type FieldFault, invalidParameters } from '../errors.ts';
import type { z } from '../schemas/zod.ts';

/** Parameters as the HTTP layer hands them over: a text, or several where one was given again. */
export type RawParameters = Readonly<Record<string, unknown>>;

/** Parameters of which none makes sense without the others. */
const inseparable: readonly (readonly string[])[] = [['lat', 'lon']];

/** Parses parameters. Throws a 400 with all faults: unknown, repeated, missing, malformed. */
export function parseParameters<S extends z.ZodRawShape>(
  schema: z.ZodObject<S>,
  raw: RawParameters,
): z.output<z.ZodObject<S>> {
  const known = Object.keys(schema.shape);
  const faults: FieldFault[] = [];
  for (const [name, value] of Object.entries(raw)) {
    if (!known.includes(name)) faults.push({ field: name, message: unknownParameter(name, known) });
    else if (typeof value !== 'string') faults.push({ field: name, message: 'is given more than once' });
  }
  const single = Object.fromEntries(
    known.flatMap((name) => (typeof raw[name] === 'string' ? [[name, raw[name]]] : [])),
  );
  return parsed(schema, raw, single, faults);
}

/**
 * Parses a JSON body. Throws a 400 with all faults: unknown, missing, malformed; a field within another is named by
 * its path, `years.0`.
 */
export function parseBody<S extends z.ZodRawShape>(
  schema: z.ZodObject<S>,
  raw: unknown,
): z.output<z.ZodObject<S>> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    throw invalidParameters([{ field: 'body', message: 'must be a JSON object' }]);
  }
  const known = Object.keys(schema.shape);
  const unknown = Object.keys(raw).filter((name) => !known.includes(name));
  const faults = unknown.map((field) => ({ field, message: unknownParameter(field, known) }));
  return parsed(schema, raw, raw, faults);
}

// What a schema makes of values, unless there are faults: those found already, and those it finds.
function parsed<S extends z.ZodRawShape>(
  schema: z.ZodObject<S>,
  given: object,
  values: object,
  found: readonly FieldFault[],
): z.output<z.ZodObject<S>> {
  const faults = [...found, ...lonely(schema, given)];
  const { data, error } = schema.safeParse(values);
  for (const issue of error?.issues ?? []) {
    const field = issue.path.join('.');
    if (faults.some((fault) => fault.field === field)) continue;
    faults.push({
      field,
      message: valueAt(values, issue.path) === undefined ? 'is required' : issue.message,
    });
  }
  if (data === undefined || faults.length > 0) throw invalidParameters(faults);
  return data;
}

// Parameters given without those they need.
function lonely(schema: z.ZodObject, given: object): FieldFault[] {
  return inseparable.flatMap((group) => {
    const missing = group.filter((name) => name in schema.shape && !Object.hasOwn(given, name));
    if (missing.length === group.length) return [];
    return missing.map((field) => ({ field, message: `is required with ${others(group, field)}` }));
  });
}

function valueAt(values: object, path: readonly PropertyKey[]): unknown {
  let at: unknown = values;
  for (const key of path) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) return undefined;
    at = (at as Record<PropertyKey, unknown>)[key];
  }
  return at;
}

function unknownParameter(name: string, known: readonly string[]): string {
  const near = suggest(name, known);
  if (near !== undefined) return `is not a parameter here; did you mean ${near}?`;
  return known.length === 0
    ? 'is not a parameter here; there are none'
    : `is not a parameter here; there are ${known.join(', ')}`;
}

const others = (group: readonly string[], field: string): string =>
  group.filter((name) => name !== field).join(' and ');
