// What the service refuses, and in which words. Thrown by whoever finds the fault, answered by the error handler.

/** One parameter that will not do. */
export interface FieldFault {
  readonly field: string;
  readonly message: string;
}

/** A refusal with its HTTP status. The message is meant for the client. */
export class ServiceError extends Error {
  readonly status: number;
  /** a word for machines, `out_of_range` */
  readonly code: string;
  readonly faults: readonly FieldFault[] | undefined;

  constructor(status: number, code: string, message: string, faults?: readonly FieldFault[]) {
    super(message);
    this.name = 'ServiceError';
    this.status = status;
    this.code = code;
    this.faults = faults;
  }
}

/** 400: parameters failed to parse; all of them at once. */
export function invalidParameters(faults: readonly FieldFault[]): ServiceError {
  const message = faults.map(({ field, message: text }) => `${field}: ${text}`).join('; ');
  return new ServiceError(400, 'invalid_parameters', message, faults);
}

/** 404: no such thing, or nothing known of it. */
export const notFound = (code: string, message: string): ServiceError => new ServiceError(404, code, message);

/** 422: it parsed, but no such thing can be served. */
export const unprocessable = (code: string, message: string): ServiceError =>
  new ServiceError(422, code, message);

/** The body of an error. */
export interface ErrorBody {
  readonly error: string;
  readonly message: string;
  readonly docs?: string;
  readonly request_id: string;
  readonly errors?: readonly FieldFault[];
}

/** Where the parameters of every operation are described. */
const docs = '/openapi.json';

/** The body that tells a client of a refusal. */
export function errorBody(error: ServiceError, requestId: string): ErrorBody {
  return {
    error: error.code,
    message: error.message,
    ...(error.status < 500 ? { docs } : {}),
    request_id: requestId,
    ...(error.faults === undefined ? {} : { errors: error.faults }),
  };
}
