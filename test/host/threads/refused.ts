// An error of the computations' own class, for tests of the pool.

/** A refusal with a code. */
export class Refused extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = 'Refused';
    this.code = code;
  }
}
