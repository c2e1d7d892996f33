// Errors with an HTTP status, and the body that each is answered with.

import type { FieldError, Refusal, RefusalReason } from '@nirnaya/app/requests';

/** What some errors say besides. */
export interface ErrorDetails {
  /** where to read more; default the description of the API where the request is wrong */
  readonly docs?: string;
  /** where to get a key */
  readonly get_key?: string;
  /** id of the smallest plan that includes the request, and of the plan of the key */
  readonly required_plan?: string;
  readonly current_plan?: string;
  /** as how many requests one would count, and the most that the plan lets through in a minute */
  readonly counted?: number;
  readonly most?: number;
}

/** What an error carries besides its words. */
interface HttpErrorOptions {
  readonly errors?: readonly FieldError[] | undefined;
  readonly details?: ErrorDetails;
  /** after so many seconds the request may be tried again; default 1 for a 503 */
  readonly retryAfter?: number;
}

/** An error with its HTTP status. The message is meant for the client. */
export class HttpError extends Error {
  readonly status: number;
  /** a word for machines, `out_of_range` */
  readonly code: string;
  readonly errors: readonly FieldError[] | undefined;
  readonly details: ErrorDetails;
  /** seconds; undefined where trying again is of no use */
  readonly retryAfter: number | undefined;

  constructor(status: number, code: string, message: string, options: HttpErrorOptions = {}) {
    super(message);
    this.name = 'HttpError';
    this.status = status;
    this.code = code;
    this.errors = options.errors;
    this.details = options.details ?? {};
    this.retryAfter = options.retryAfter ?? (status === 503 ? 1 : undefined);
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
  new HttpError(statusOf[reason], code, message, { errors });

/** The body of an error. */
export interface ErrorBody extends ErrorDetails {
  readonly error: string;
  readonly message: string;
  readonly request_id: string;
  readonly errors?: readonly FieldError[];
}

/** Where the parameters of every operation are described. */
const docs = '/openapi.json';

/** The body that an error is answered with. */
export function errorBody(
  { status, code, message, errors, details }: HttpError,
  requestId: string,
): ErrorBody {
  return {
    error: code,
    message,
    ...(status < 500 ? { docs } : {}),
    ...details,
    request_id: requestId,
    ...(errors === undefined ? {} : { errors }),
  };
}
