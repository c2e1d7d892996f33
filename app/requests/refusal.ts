// Why a request is refused, and with which message. A refusal belongs to the domain: the server gives it a status,
// the command line an exit code.

/** One parameter that cannot be used. */
export interface FieldError {
  readonly field: string;
  readonly message: string;
}

/**
 * Why a request is refused: `invalid`, it could not be read; `not-found`, there is no such thing or nothing is known of
 * it; `unsupported`, it could be read, but no such thing can be answered; `conflict`, it stands
 * against what has become of the data meanwhile; `unavailable`, not for now.
 */
export type RefusalReason = 'invalid' | 'not-found' | 'unsupported' | 'conflict' | 'unavailable';

/** A request that cannot be answered. The message is meant for the caller. */
export class Refusal extends Error {
  readonly reason: RefusalReason;
  /** a word for machines, `out_of_range` */
  readonly code: string;
  readonly errors: readonly FieldError[] | undefined;

  constructor(reason: RefusalReason, code: string, message: string, errors?: readonly FieldError[]) {
    super(message);
    this.name = 'Refusal';
    this.reason = reason;
    this.code = code;
    this.errors = errors;
  }
}

/** Parameters that failed to parse; all of them at once. */
export function invalidParameters(errors: readonly FieldError[]): Refusal {
  const message = errors.map(({ field, message: text }) => `${field}: ${text}`).join('; ');
  return new Refusal('invalid', 'invalid_parameters', message, errors);
}

/** No such thing, or nothing known of it. */
export const notFound = (code: string, message: string): Refusal => new Refusal('not-found', code, message);

/** It could be read, but no such thing can be answered. */
export const unsupported = (code: string, message: string): Refusal =>
  new Refusal('unsupported', code, message);

/** It was right once: the data that it speaks of have changed. */
export const conflict = (code: string, message: string): Refusal => new Refusal('conflict', code, message);

/** Not for now: what the answer needs is out of order. */
export const unavailable = (code: string, message: string): Refusal =>
  new Refusal('unavailable', code, message);

/** Runs something about a part of a request; a refusal of it names the part, `muhurats.0`, before its fields. */
export function refusedWithin<T>(part: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { reason, code, message, errors } = error;
    // A message may begin with its field: `event: unknown`.
    const joint = /^[a-z_]+: /.test(message) ? '.' : ': ';
    if (errors === undefined) throw new Refusal(reason, code, `${part}${joint}${message}`);
    throw invalidParameters(errors.map((each) => ({ ...each, field: `${part}.${each.field}` })));
  }
}
