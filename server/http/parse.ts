// From the parameters and the body of a request to typed values, or one refusal that names everything wrong with them.

import { type FieldError, invalidParameters } from '@nirnaya/app/requests';
import type { z } from '@nirnaya/contract/schema';
import { suggest } from '@nirnaya/dsl/vocabulary';

/** Parameters as the HTTP layer hands them over: a text, or several where one was given again. */
export type RawParameters = Readonly<Record<string, unknown>>;

/** At most so many things wrong with a request are named, and so much of a name is shown. */
const mostErrors = 20;
const longestName = 60;

/** Parameters of which none makes sense without the others. */
const inseparable: readonly (readonly string[])[] = [['lat', 'lon']];

/** Parameters that belong together, with those that are missing put in; as they are where none of them is given. */
export function withPartners(
  raw: RawParameters,
  partners: Readonly<Record<string, string>> = {},
): RawParameters {
  return Object.keys(partners).some((name) => Object.hasOwn(raw, name)) ? { ...partners, ...raw } : raw;
}

/** Parses parameters. Throws a 400 with all errors: unknown, repeated, missing, malformed. */
export function parseParameters<S extends z.ZodRawShape>(
  schema: z.ZodObject<S>,
  raw: RawParameters,
): z.output<z.ZodObject<S>> {
  const known = Object.keys(schema.shape);
  const repeated = known.filter((name) => Object.hasOwn(raw, name) && typeof raw[name] !== 'string');
  const errors = [
    ...unknownNames(raw, known),
    ...repeated.map((field) => ({ field, message: 'is given more than once' })),
  ];
  const single = Object.fromEntries(
    known.flatMap((name) => (typeof raw[name] === 'string' ? [[name, raw[name]]] : [])),
  );
  return parsed(schema, raw, single, errors);
}

/**
 * Parses a JSON body; where none was sent, what has no fields. Throws a 400 with all errors: unknown, missing, malformed;
 * a field within another is named by its path, `years.0`.
 */
export function parseBody<S extends z.ZodRawShape>(
  schema: z.ZodObject<S>,
  raw: unknown = {},
): z.output<z.ZodObject<S>> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    throw invalidParameters([{ field: 'body', message: 'must be a JSON object' }]);
  }
  return parsed(schema, raw, raw, unknownNames(raw, Object.keys(schema.shape)));
}

// What a schema makes of values, unless there are errors: those found already, and those it finds.
function parsed<S extends z.ZodRawShape>(
  schema: z.ZodObject<S>,
  given: object,
  values: object,
  knownErrors: readonly FieldError[],
): z.output<z.ZodObject<S>> {
  const errors = [...knownErrors, ...lonely(schema, given)];
  const { data, error } = schema.safeParse(values);
  const named = new Set(errors.map(({ field }) => field));
  for (const issue of error?.issues ?? []) {
    const field = shortened(issue.path.join('.'));
    if (named.has(field)) continue;
    named.add(field);
    errors.push({
      field,
      message: valueAt(values, issue.path) === undefined ? missing(issue.message) : issue.message,
    });
  }
  if (data === undefined || errors.length > 0) throw invalidParameters(shortList(errors));
  return data;
}

// A schema may say more of what it misses than that it does.
const missing = (message: string): string => (message.startsWith('is required') ? message : 'is required');

// The first of what is wrong, and how much more there is.
function shortList(errors: readonly FieldError[]): readonly FieldError[] {
  const more = errors.length - mostErrors;
  if (more <= 0) return errors;
  const shown = errors.slice(0, mostErrors);
  return [...shown, { field: '', message: `and ${more} more errors` }];
}

// The names that are not known. What each may have meant is looked for only in those that are shown.
function unknownNames(raw: object, known: readonly string[]): FieldError[] {
  return Object.keys(raw)
    .filter((name) => !known.includes(name))
    .map((name, i) => ({
      field: shortened(name),
      message: i < mostErrors ? unknownParameter(name, known) : '',
    }));
}

const shortened = (name: string): string =>
  name.length <= longestName ? name : `${name.slice(0, longestName)}...`;

// Parameters given without those they need.
function lonely(schema: z.ZodObject, given: object): FieldError[] {
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
  const near = name.length <= longestName ? suggest(name, known) : undefined;
  if (near !== undefined) return `is not a parameter of this operation; did you mean ${near}?`;
  return known.length === 0
    ? 'is not a parameter of this operation; it has no parameters'
    : `is not a parameter of this operation; known parameters are ${known.join(', ')}`;
}

const others = (group: readonly string[], field: string): string =>
  group.filter((name) => name !== field).join(' and ');
