// What the service writes to its log: requests, reloads, failures; one JSON object a line.

import { type HttpLogger, pinoHttp } from 'pino-http';
import type { Diagnostic } from '../dsl/diagnostics/diagnostic.ts';
import { diagnosticToJson } from '../dsl/diagnostics/frame.ts';
import type { ReloadListener } from './reloading.ts';

/** Where lines go. */
export interface LogTarget {
  write(line: string): void;
}

/** A request log that writes no headers, so no keys. */
export function openLog(target: LogTarget, level: string): HttpLogger {
  return pinoHttp(
    {
      level,
      genReqId: (_request, response) => String(response.getHeader('X-Request-Id') ?? ''),
      serializers: {
        req: ({ id, method, url }: { id: string; method: string; url: string }) => ({ id, method, url }),
        res: ({ statusCode }: { statusCode: number }) => ({ status: statusCode }),
      },
    },
    target,
  );
}

/** Writes what reloads find. */
export function reloadLog({ logger }: HttpLogger): ReloadListener {
  const tell = (diagnostics: readonly Diagnostic[]): void => {
    for (const d of diagnostics) {
      const level = d.severity === 'warning' ? 'warn' : d.severity;
      logger[level]({ diagnostic: diagnosticToJson(d) }, d.message);
    }
  };
  return {
    replaced: (diagnostics) => {
      tell(diagnostics);
      logger.info('packs reloaded');
    },
    refused: (diagnostics) => {
      tell(diagnostics);
      logger.error('packs not reloaded: they have errors; the last good ones stay in force');
    },
    failed: (error) => {
      logger.error(
        { err: error },
        'packs not reloaded: they could not be read; the last good ones stay in force',
      );
    },
  };
}
