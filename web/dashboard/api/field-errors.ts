// Beside which field of a form each error of an answer stands.

import type { FieldError } from './answers.ts';

/** Errors by field, and those that no field of the form has. */
export interface PlacedErrors {
  readonly byField: ReadonlyMap<string, string>;
  readonly rest: readonly FieldError[];
}

/**
 * Places errors beside the fields of a form. An error of what lies within a field, as `kinds.0` within `kinds`, stands
 * beside the nearest field that the form has.
 */
export function placedErrors(errors: readonly FieldError[], fields: readonly string[]): PlacedErrors {
  const byField = new Map<string, string>();
  const rest: FieldError[] = [];
  for (const error of errors) {
    const field = nearestField(error.field, fields);
    const known = field === undefined ? undefined : byField.get(field);
    if (field === undefined) rest.push(error);
    else byField.set(field, known === undefined ? error.message : `${known}; ${error.message}`);
  }
  return { byField, rest };
}

function nearestField(name: string, fields: readonly string[]): string | undefined {
  for (let at = name; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('.')))) {
    if (fields.includes(at)) return at;
  }
  return undefined;
}
