// Errors with an HTTP status, and the body that each is answered with.

import type { FieldError, Refusal, RefusalReason } from '../../app/refusal.ts';

/** An error with its HTTP status. The message is meant for the client. */
export class HttpError extends Error {
  readonly status: number;
  /** a word for machines, `out_of_range` */
  readonly code: string;
  readonly errors: readonly FieldError[] | undefined;

  constructor(status: number, code: string, message: string, errors?: readonly FieldError[]) {
    super(message);
    this.name = 'HttpError';
    this.status = status;
    this.code = code;
    this.errors = errors;
  }
}

const statusOf: Readonly<Record<RefusalReason, number>> = {
  invalid: 400,
  'not-found': 404,
  unsupported: 422,
  conflict: 409,
  unavailable: 503,
};

/** The HTTP error of a refusal. */
export const httpErrorOf = ({ reason, code, message, errors }: Refusal): HttpError =>
  new HttpError(statusOf[reason], code, message, errors);

/** The body of an error. */
export interface ErrorBody {
  readonly error: string;
  readonly message: string;
  readonly docs?: string;
  readonly request_id: string;
  readonly errors?: readonly FieldError[];
}

/** Where the parameters of every operation are described. */
const docs = '/openapi.json';

/** The body that an error is answered with. */
export function errorBody({ status, code, message, errors }: HttpError, requestId: string): ErrorBody {
  return {
    error: code,
    message,
    ...(status < 500 ? { docs } : {}),
    request_id: requestId,
    ...(errors === undefined ? {} : { errors }),
  };
}
