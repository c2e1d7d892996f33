// What the service writes to its log: requests, reloads, failures; one JSON object a line.

import type { RequestHandler } from 'express';
import { type HttpLogger, pinoHttp } from 'pino-http';
import type { ReloadListener } from '../compute/active-packs.ts';
import type { PackDiagnostic } from '../compute/tasks.ts';
import { idOf } from '../http/request-id.ts';
import type { LogLevel } from './log-level.ts';
import type { LogTarget } from './log-target.ts';
import { loggedError } from './logged-error.ts';
import { redactedUrl } from './redacted-url.ts';

/** A log of requests, and of what else there is to say. */
export interface Log extends RequestHandler {
  readonly logger: HttpLogger['logger'];
}

/** A log that has no headers, bodies or places of requests, and of errors only what `loggedError` gives. */
export function openLog(target: LogTarget, level: LogLevel): Log {
  const { logger } = pinoHttp({ level, serializers: { err: loggedError }, wrapSerializers: false }, target);
  // What the library does for each request, a logger of its own among it, takes several times as long as the line.
  const requests: RequestHandler = (request, response, next) => {
    if (!logger.isLevelEnabled('info')) {
      next();
      return;
    }
    const began = performance.now();
    response.on('close', () => {
      const { method, originalUrl } = request;
      const line = {
        req: { id: idOf(response), method, url: redactedUrl(originalUrl) },
        res: { status: response.headersSent ? response.statusCode : null },
        responseTime: Math.round(performance.now() - began),
      };
      logger.info(line, response.writableFinished ? 'request completed' : 'request aborted');
    });
    next();
  };
  return Object.assign(requests, { logger });
}

/** Writes what reloads find. */
export function reloadLog({ logger }: Log): ReloadListener {
  const write = (diagnostics: readonly PackDiagnostic[]): void => {
    for (const { severity, message, json } of diagnostics) {
      const level = severity === 'warning' ? 'warn' : severity;
      logger[level]({ diagnostic: json }, message);
    }
  };
  return {
    replaced: ({ diagnostics }) => {
      write(diagnostics);
      logger.info('packs reloaded');
    },
    refused: ({ diagnostics, failing, missing }) => {
      write(diagnostics);
      if (missing.length > 0) {
        logger.error(`packs not reloaded: ${missing.join(' ')} The last good version stays in use`);
        return;
      }
      const which = failing.length === 0 ? 'some files belong to no pack' : failing.join(', ');
      logger.error({ failing }, `packs with errors keep their last good version: ${which}`);
    },
    failed: (error) => {
      logger.error(
        { err: error },
        'packs not reloaded: they could not be read; the last good version stays in use',
      );
    },
  };
}
