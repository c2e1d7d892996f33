// `/metrics` at the address of the service: only where there is a token, and only for requests that show it.

import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { HttpError } from '../../http/http-error.ts';
import type { Metrics } from './open.ts';

/** Where the metrics are. */
export const metricsPath = '/metrics';

/** Answers with the metrics. Throws a 401 where the token is not shown, whoever asks. */
export function metricsPage(
  { text, contentType }: Pick<Metrics, 'text' | 'contentType'>,
  token: string,
): RequestHandler {
  return async (request, response) => {
    if (!showsToken(request, token)) {
      response.set('WWW-Authenticate', 'Bearer');
      throw new HttpError(401, 'metrics_token_required', 'Send METRICS_TOKEN as `Authorization: Bearer`.');
    }
    const metrics = await text();
    response.set('Content-Type', contentType);
    response.end(metrics);
  };
}

/** Whether a request carries the token. Compared in a time that says nothing of where they differ. */
export function showsToken({ headers: { authorization = '' } }: IncomingMessage, token: string): boolean {
  const [, shown] = /^bearer +(\S+) *$/i.exec(authorization) ?? [];
  return shown !== undefined && timingSafeEqual(digest(shown), digest(token));
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
