// The errors of an object within a body.

/** What an object within a body says where it has fields that it should not. */
export const strictly = {
  error: (issue: {
    readonly code?: string;
    readonly keys?: readonly PropertyKey[];
    readonly input?: unknown;
  }) =>
    issue.code === 'unrecognized_keys'
      ? `has no field ${(issue.keys ?? [])
          .map((key) => String(key).slice(0, 60))
          .slice(0, 10)
          .join(', ')} here`
      : issue.input === undefined
        ? 'is required'
        : 'must be an object',
};
