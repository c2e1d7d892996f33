// The errors of an object within a body.

import { unknownKeys } from './unknown-keys.ts';

/** What an object within a body says where it has fields that it should not. */
export const strictly = {
  error: (issue: {
    readonly code?: string;
    readonly keys?: readonly PropertyKey[];
    readonly input?: unknown;
  }) =>
    issue.code === 'unrecognized_keys'
      ? `has unknown fields: ${unknownKeys(issue.keys)}`
      : issue.input === undefined
        ? 'is required'
        : 'must be an object',
};
