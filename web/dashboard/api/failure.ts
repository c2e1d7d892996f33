// Why a request came to nothing, as people are shown it.

import type { ErrorBody, FieldError } from './answers.ts';

/** A request that came to nothing. */
export class Failure extends Error {
  /** HTTP status; 0 where no answer came */
  readonly status: number;
  /** a word for machines, `too_many_keys` */
  readonly code: string;
  /** what is wrong with which field */
  readonly errors: readonly FieldError[];

  constructor(status: number, code: string, message: string, errors: readonly FieldError[] = []) {
    super(message);
    this.name = 'Failure';
    this.status = status;
    this.code = code;
    this.errors = errors;
  }
}

/** The failure that an answer of the service stands for; `retryAfter` is its header, in seconds. */
export function failureOf(status: number, body: unknown, retryAfter: string | null): Failure {
  const { error, message, errors } = isErrorBody(body)
    ? body
    : { error: 'unknown', message: `The service answered with status ${status}.`, errors: undefined };
  const wait = retryAfter === null ? '' : ` Try again in ${retryAfter} s.`;
  return new Failure(status, error, `${message}${wait}`, errors);
}

/** The failure that something thrown stands for. */
export function failureFrom(thrown: unknown): Failure {
  if (thrown instanceof Failure) return thrown;
  return new Failure(0, 'no_answer', 'No answer came from the service. Is it running, and are you online?');
}

function isErrorBody(body: unknown): body is Pick<ErrorBody, 'error' | 'message' | 'errors'> {
  return (
    typeof body === 'object' &&
    body !== null &&
    'error' in body &&
    typeof body.error === 'string' &&
    'message' in body &&
    typeof body.message === 'string' &&
    (!('errors' in body) || Array.isArray(body.errors))
  );
}
