// What the environment says about a server, read in one place: each setting checked, none guessed.

import { defaultLimits, type HttpLimits } from './http/limits.ts';
import { isLogLevel, type LogLevel, logLevels } from './log.ts';

/** The environment of a process. */
type Environment = Readonly<Record<string, string | undefined>>;

/** What may be set of a server. */
export interface ServerSettings {
  /** 0 takes any free port */
  readonly port: number;
  /** interface to listen on; default all */
  readonly host?: string | undefined;
  /** folder of rule packs; default those that come with Nirnaya */
  readonly packsDir?: string | undefined;
  /** bytes of years of places kept in memory, with what is decided of them; default a fifth of the heap's limit */
  readonly cachePlaceBytes?: number | undefined;
  /** bytes of answers kept in memory; default 32 million, 0 keeps none */
  readonly responseCacheBytes?: number | undefined;
  /** texts of rules evaluated at the same time; default 2, or 1 where there are no more than two processors */
  readonly evaluateThreads?: number | undefined;
  /** what clients may take; default as `defaultLimits` says */
  readonly limits?: Partial<HttpLimits> | undefined;
  /** default `info` */
  readonly logLevel?: LogLevel | undefined;
}

/** The settings that an environment asks for. Throws an error that names the setting and what it may be. */
export function settingsFrom(env: Environment): ServerSettings {
  const whole = (name: string, range: Range): number | undefined => wholeNumber(name, env[name], range);
  const megabytes = (name: string, min: number): number | undefined => {
    const value = whole(name, { min, max: 100_000 });
    return value === undefined ? undefined : value * 1_000_000;
  };
  const seconds = whole('SHUTDOWN_TIMEOUT', { min: 0, max: 3600 });
  return {
    port: whole('PORT', { min: 0, max: 65_535 }) ?? 8080,
    host: textOf(env.HOST),
    packsDir: textOf(env.PACKS_DIR),
    logLevel: logLevelFrom(env.LOG_LEVEL),
    cachePlaceBytes: megabytes('CACHE_PLACES_MB', 1),
    responseCacheBytes: megabytes('CACHE_ANSWERS', 0),
    evaluateThreads: whole('EVALUATE_THREADS', { min: 1, max: 64 }),
    limits: {
      connections: whole('MAX_CONNECTIONS', { min: 1, max: 100_000 }) ?? defaultLimits.connections,
      requests: whole('MAX_REQUESTS', { min: 1, max: 100_000 }) ?? defaultLimits.requests,
      requestsPerCaller:
        whole('MAX_REQUESTS_PER_CALLER', { min: 1, max: 100_000 }) ?? defaultLimits.requestsPerCaller,
      shutdownTimeout: seconds === undefined ? defaultLimits.shutdownTimeout : seconds * 1000,
    },
  };
}

interface Range {
  readonly min: number;
  readonly max: number;
}

// A setting that is empty is as one that is not there.
const textOf = (text: string | undefined): string | undefined => (text === '' ? undefined : text);

function wholeNumber(name: string, text: string | undefined, { min, max }: Range): number | undefined {
  if (text === undefined || text === '') return undefined;
  const value = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw new Error(`${name} must be a whole number from ${min} to ${max}, not ${JSON.stringify(text)}`);
}

function logLevelFrom(text: string | undefined): LogLevel | undefined {
  if (text === undefined || text === '') return undefined;
  if (isLogLevel(text)) return text;
  throw new Error(`LOG_LEVEL must be one of ${logLevels.join(', ')}, not ${JSON.stringify(text)}`);
}
