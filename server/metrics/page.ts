// `/metrics`: for this machine, and for callers that show the token.

import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { RequestHandler } from 'express';
import { HttpError } from '../http/http-error.ts';
import type { Metrics } from './open.ts';

/** Where the metrics are. */
export const metricsPath = '/metrics';

/** Headers of requests that somebody else made this machine send: a proxy, or a page in a browser. */
const sentForOthers = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'via',
  'origin',
];

/** Answers with the metrics; without the token only this machine. Throws a 401. */
export function metricsPage(
  { text, contentType }: Pick<Metrics, 'text' | 'contentType'>,
  token: string | undefined,
): RequestHandler {
  return async (request, response) => {
    if (!isLocal(request) && !(token !== undefined && shows(request, token))) {
      response.set('WWW-Authenticate', 'Bearer');
      throw new HttpError(
        401,
        'metrics_token_required',
        'Metrics are for the machine of the service, and for requests with `Authorization: Bearer` and METRICS_TOKEN.',
      );
    }
    const metrics = await text();
    response.set('Content-Type', contentType);
    response.end(metrics);
  };
}

function isLocal({ socket, headers }: IncomingMessage): boolean {
  return (
    isLoopback(socket.remoteAddress ?? '') &&
    isLoopback(hostOf(headers.host ?? '')) &&
    sentForOthers.every((name) => headers[name] === undefined)
  );
}

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIP(mapped(host)) === 4 && mapped(host).startsWith('127.'));

// IPv4 as a socket of IPv6 has it.
const mapped = (address: string): string => address.replace(/^::ffff:/, '');

// A name under which a page has this machine asked is not its own.
const hostOf = (header: string): string => header.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1');

// Compared in a time that says nothing of where they differ.
function shows({ headers: { authorization = '' } }: IncomingMessage, token: string): boolean {
  const [, shown] = /^bearer +(\S+) *$/i.exec(authorization) ?? [];
  return shown !== undefined && timingSafeEqual(digest(shown), digest(token));
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
