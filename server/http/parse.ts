// From the parameters of a request to typed values, or one refusal that names everything wrong with them.

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
  const given = Object.keys(raw);
  const faults: FieldFault[] = [];
  for (const name of given) {
    if (!known.includes(name)) faults.push({ field: name, message: unknownParameter(name, known) });
    else if (typeof raw[name] !== 'string') faults.push({ field: name, message: 'is given more than once' });
  }
  for (const group of inseparable) {
    const missing = group.filter((name) => known.includes(name) && !given.includes(name));
    if (missing.length === group.length) continue;
    for (const field of missing) faults.push({ field, message: `is required with ${others(group, field)}` });
  }
  const single = Object.fromEntries(
    known.flatMap((name) => (typeof raw[name] === 'string' ? [[name, raw[name]]] : [])),
  );
  const parsed = schema.safeParse(single);
  for (const issue of parsed.error?.issues ?? []) {
    const field = String(issue.path[0] ?? '');
    if (faults.some((fault) => fault.field === field)) continue;
    faults.push({ field, message: field in single ? issue.message : 'is required' });
  }
  if (parsed.data === undefined || faults.length > 0) throw invalidParameters(faults);
  return parsed.data;
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
