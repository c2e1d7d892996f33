// How a command fails: with messages for the user, or silently where its output has shown the reason.

/** Bad input. Each message names the option or argument that it is about. */
export class UsageError extends Error {
  readonly errors: readonly string[];

  constructor(...errors: readonly string[]) {
    super(errors.join('\n'));
    this.name = 'UsageError';
    this.errors = errors;
  }
}

/** The command did its work and the answer is "no", such as packs with errors. */
export class NegativeAnswer extends Error {
  constructor() {
    super('negative answer');
    this.name = 'NegativeAnswer';
  }
}
