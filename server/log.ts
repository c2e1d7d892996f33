// What the service writes to its log: requests, reloads, failures; one JSON object a line.

import type { ServerResponse } from 'node:http';
import { type HttpLogger, pinoHttp } from 'pino-http';
import type { Diagnostic } from '../dsl/diagnostics/diagnostic.ts';
import { diagnosticToJson } from '../dsl/diagnostics/frame.ts';
import { redactedUrl } from './http/redacted-url.ts';
import type { LogLevel } from './log-level.ts';
import type { LogTarget } from './log-target.ts';
import { loggedError } from './logged-error.ts';
import type { ReloadListener } from './reloading.ts';

/** What is logged of a request; a failure names its id alone. */
interface LoggedRequest {
  readonly id: string;
  readonly method?: string;
  readonly url?: string;
  readonly originalUrl?: string;
}

/** A log that has no headers, bodies or places of requests, and of errors only what `loggedError` gives. */
export function openLog(target: LogTarget, level: LogLevel): HttpLogger {
  return pinoHttp(
    {
      level,
      // What libraries would make of errors first has everything that hangs on them.
      wrapSerializers: false,
      // A refusal is no failure: what failed has a line of its own.
      customErrorObject: (_request, _response, error, { err, ...line }: { err: unknown }) =>
        error.message.startsWith('failed with status code') ? line : { err, ...line },
      customErrorMessage: () => 'request not answered',
      genReqId: (_request, response) => String(response.getHeader('X-Request-Id') ?? ''),
      serializers: {
        req: ({ id, method, url, originalUrl = url }: LoggedRequest) => ({
          id,
          method,
          ...(originalUrl === undefined ? {} : { url: redactedUrl(originalUrl) }),
        }),
        res: ({ statusCode, headersSent }: ServerResponse) => ({ status: headersSent ? statusCode : null }),
        err: loggedError,
      },
    },
    target,
  );
}

/** Writes what reloads find. */
export function reloadLog({ logger }: HttpLogger): ReloadListener {
  const write = (diagnostics: readonly Diagnostic[]): void => {
    for (const d of diagnostics) {
      const level = d.severity === 'warning' ? 'warn' : d.severity;
      logger[level]({ diagnostic: diagnosticToJson(d) }, d.message);
    }
  };
  return {
    replaced: (diagnostics) => {
      write(diagnostics);
      logger.info('packs reloaded');
    },
    refused: (diagnostics, { failing, lacking }) => {
      write(diagnostics);
      if (lacking.length > 0) {
        logger.error(`packs not reloaded: ${lacking.join(' ')} The last good ones stay in force`);
        return;
      }
      const which = failing.length === 0 ? 'some files belong to no pack' : failing.join(', ');
      logger.error({ failing }, `packs with errors stay as they last compiled: ${which}`);
    },
    failed: (error) => {
      logger.error(
        { err: error },
        'packs not reloaded: they could not be read; the last good ones stay in force',
      );
    },
  };
}
