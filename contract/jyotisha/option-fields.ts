// Options of requests: each has values, and each value what it is made by.

import { unknownKeys } from '../schema/unknown-keys.ts';
import { z } from '../schema/zod.ts';

/** An option with its values, each with its authority. */
export interface OptionEntry<V extends string = string> {
  readonly about: string;
  readonly values: Readonly<Record<V, string>>;
}

/** The field of an option in a request. */
export const optionField = <V extends string>({ about, values }: OptionEntry<V>) => {
  const names = Object.keys(values) as [V, ...V[]];
  return z
    .enum(names, `must be one of ${names.join(', ')}`)
    .optional()
    .describe(`${about} Default: that of profile.`);
};

/** What a request is told whose options are no object or have a name that is none of `names`. */
export const onlyOptions = (names: readonly string[]) => ({
  error: (issue: { readonly code?: string; readonly keys?: readonly PropertyKey[] }) =>
    issue.code === 'unrecognized_keys'
      ? `has unknown options: ${unknownKeys(issue.keys)}; known options are ${names.join(', ')}`
      : 'must be an object',
});
