// The last stop of every request that failed: one body for all errors, and never a stack.

import { notFound, Refusal } from '@nirnaya/app/requests';
import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import { busy } from './busy.ts';
import { noStore } from './cache-control.ts';
import { errorBody, HttpError, httpErrorOf } from './http-error.ts';
import type { Method } from './method.ts';
import { idOf } from './request-id.ts';

/** Is called with failures that are our own. */
export type FailureListener = (error: unknown, requestId: string) => void;

/** Answers what no route knows. */
export const unknownRoute: RequestHandler = (request) => {
  throw notFound('unknown_route', `${request.method} ${request.path} does not exist.`);
};

/** Answers a known path asked with another method than it has. */
export function otherMethods(methods: readonly Method[]): RequestHandler {
  const named = methods.map((method) => method.toUpperCase());
  const allowed = [...named, ...(methods.includes('get') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
  return (request, response) => {
    response.set('Allow', allowed);
    const message = `${request.path} supports ${named.join(' and ')}, not ${request.method}.`;
    throw new HttpError(405, 'method_not_allowed', message);
  };
}

/** A body that is not JSON. */
export const notJson = (): HttpError => new HttpError(415, ...httpErrors[415]);

/** Hears of every error that is answered. */
export type RefusalListener = (error: HttpError, response: Response) => void;

/** The HTTP error of an error that the layer above knows; undefined for any other. */
export type Translate = (error: unknown) => HttpError | undefined;

/** The HTML that an error is answered with, and its Content-Security-Policy; undefined where it is answered with JSON. */
export type ErrorAsPage = (
  error: HttpError,
  request: Request,
) => { readonly html: string; readonly policy: string } | undefined;

/** What an error handler is made of. */
export interface ErrorHandlerOptions {
  readonly onFailure: FailureListener;
  readonly onRefused?: RefusalListener | undefined;
  readonly translate?: Translate;
  readonly asPage?: ErrorAsPage;
}

/** Answers errors. */
export function errorHandler({
  onFailure,
  onRefused = () => {},
  translate = () => undefined,
  asPage = () => undefined,
}: ErrorHandlerOptions): ErrorRequestHandler {
  return (error: unknown, request, response, _next) => {
    const shown = httpErrorFrom(error, translate);
    if (shown.status === 500) onFailure(error, idOf(response));
    onRefused(shown, response);
    // Of an answer that was begun, nobody is to think that it is whole.
    if (response.headersSent) response.destroy();
    else send(response, shown, asPage(shown, request));
  };
}

function send(response: Response, error: HttpError, page: ReturnType<ErrorAsPage>): void {
  if (error.retryAfter !== undefined) response.set('Retry-After', String(error.retryAfter));
  response.set('Cache-Control', noStore);
  // That of an answer that could not be sent.
  response.removeHeader('ETag');
  response.status(error.status);
  if (page === undefined) response.json(errorBody(error, idOf(response)));
  else response.set('Content-Security-Policy', page.policy).type('html').send(page.html);
}

const engineFailed = (): HttpError =>
  new HttpError(500, 'engine_error', 'Internal error. The request id identifies it in the log.');

// Errors of the HTTP layer carry a status; their own words may quote the request, so ours are used.
const httpErrors = {
  400: ['malformed_request', 'The request could not be read.'],
  413: ['too_large', 'The body is too large.'],
  415: ['unsupported_media_type', 'The body has an unsupported encoding or type.'],
} as const;
const knownError = (status: number): readonly [code: string, message: string] | undefined =>
  httpErrors[status as keyof typeof httpErrors];

function httpErrorFrom(error: unknown, translate: Translate): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof Refusal) return httpErrorOf(error);
  const translated = translate(error);
  if (translated !== undefined) return translated;
  if (typeof error !== 'object' || error === null) return engineFailed();
  if ('type' in error && error.type === 'entity.parse.failed') {
    return new HttpError(400, 'malformed_json', 'The body is not valid JSON.');
  }
  // A module that is loaded when it is first needed may find no file left, and what loads it holds the request to blame.
  if ('code' in error && (error.code === 'EMFILE' || error.code === 'ENFILE')) {
    return busy('The service cannot open more files at the moment. Try again later.');
  }
  const status = 'status' in error && typeof error.status === 'number' ? error.status : 500;
  if (status < 400 || status >= 500) return engineFailed();
  const [code, message] = knownError(status) ?? ['refused', 'The request was refused.'];
  return new HttpError(status, code, message);
}
