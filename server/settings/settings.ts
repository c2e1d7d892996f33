// What the environment says about a server, by one schema: each setting checked, none guessed. `nirnaya config` and the
// documents list them from here.

import { delimiter } from 'node:path';
import { z } from 'zod';
import { defaultLimits, type HttpLimits } from '../http/limits.ts';
import { type LogLevel, logLevels } from '../observability/log-level.ts';
import { defaultDataDir } from '../store/data-dir.ts';
import type { StoreOptions } from '../store/open.ts';
import { keyringFrom } from '../store/sealing/keyring.ts';

/** The environment of a process. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Which packs are served besides those that come with Nirnaya. */
export type PackSource =
  /** folders, laid over the bundled packs */
  | { readonly kind: 'folders'; readonly folders: readonly string[] }
  /** a file of compiled packs, taken instead of folders */
  | { readonly kind: 'bundle'; readonly file: string };

/** The folders, or the file, of packs. */
export const filesOf = (
  packs: PackSource,
): { readonly folders: readonly string[]; readonly file: string | undefined } => ({
  folders: packs.kind === 'folders' ? packs.folders : [],
  file: packs.kind === 'bundle' ? packs.file : undefined,
});

/** Who may read the metrics; `port`: where they are served on loopback, 0 takes any free port. */
export type MetricsSettings =
  | { readonly kind: 'open'; readonly port: number | 'off' }
  /** also at the address of the service, to requests that carry the token */
  | { readonly kind: 'token'; readonly token: string; readonly port: number | 'off' };

/** A count of threads; `by_processors`: as many as the processors of the machine allow. */
export type ThreadCount = number | 'by_processors';

/** What may be set of a server. */
export interface ServerSettings {
  /** port 0 takes any free one */
  readonly listen: { readonly port: number; readonly host: string };
  readonly packs: PackSource;
  /** threads that compute answers about days, and texts of rules evaluated at the same time */
  readonly threads: { readonly days: ThreadCount; readonly texts: ThreadCount };
  readonly limits: HttpLimits;
  /** bytes of answers kept in memory; 0 keeps none */
  readonly responseCacheBytes: number;
  readonly logLevel: LogLevel;
  /** where the source of the service is offered */
  readonly sourceUrl: string | undefined;
  /** how readers reach the service (`https://panchang.example.org`) */
  readonly publicOrigin: string | undefined;
  readonly store: Omit<StoreOptions, 'now'>;
  readonly metrics: MetricsSettings;
  /** whether a key of the highest plan is made for this machine, and shown */
  readonly devKey: 'yes' | 'no' | 'on_terminal';
  /** hosts that webhooks may be sent to though they are private */
  readonly webhookAllowPrivate: readonly string[];
}

/** Where the service listens where nothing else is said: this machine alone reaches it. */
const defaultHost = '127.0.0.1';

const defaultPort = 8080;

/** Bytes of answers kept where nothing else is said. */
const defaultAnswerBytes = 32_000_000;

/** The port of metrics where nothing else is said: that of exporters of OpenTelemetry. */
const defaultMetricsPort = 9464;

/** What is said of a setting beside its schema. */
interface About {
  readonly description: string;
  /** as documents show it */
  readonly default: string;
  /** `whole`: never shown; `password`: an address, shown without its password */
  readonly secret?: 'whole' | 'password';
}

const about = <T extends z.ZodType>(schema: T, entry: About) => ({ schema: schema.optional(), ...entry });

const whole = (min: number, max: number) =>
  z
    .string()
    .refine((text) => /^\d{1,6}$/.test(text) && Number(text) >= min && Number(text) <= max, {
      error: `must be a whole number from ${min} to ${max}`,
    })
    .transform(Number);

const address = (schemes: readonly string[], example: string) =>
  z.string().refine((text) => URL.canParse(text) && schemes.includes(new URL(text).protocol), {
    error: `must be an address such as ${example}`,
  });

const origin = z
  .string()
  .refine((text) => URL.canParse(text) && isOrigin(new URL(text)), {
    error: 'must be a scheme and a host without a path, such as https://panchang.example.org',
  })
  .transform((text) => new URL(text).origin);

const isOrigin = ({ protocol, username, pathname, search, hash }: URL): boolean =>
  ['http:', 'https:'].includes(protocol) &&
  username === '' &&
  pathname === '/' &&
  search === '' &&
  hash === '';

/** Folders as `PATH` has them. */
const folders = z.string().transform((text) => text.split(delimiter).filter((folder) => folder !== ''));

const megabytes = (min: number) => whole(min, 100_000).transform((value) => value * 1_000_000);

/** Every setting by its name, in the order of the documents. */
const settings = {
  PORT: about(whole(0, 65_535), {
    description: 'port to listen on; 0 takes any free one',
    default: String(defaultPort),
  }),
  HOST: about(z.string(), {
    description:
      'interface to listen on; on one that other machines can reach, startup requires an existing key',
    default: defaultHost,
  }),
  DATA_DIR: about(z.string(), {
    description: 'folder of the embedded store; readable by the user of the service alone',
    default: `./${defaultDataDir}`,
  }),
  DATABASE_URL: about(address(['postgres:', 'postgresql:'], 'postgres://user@host:5432/database'), {
    description:
      'PostgreSQL to use instead of the embedded store, such as `postgres://user@host:5432/database`',
    default: 'the embedded store',
    secret: 'password',
  }),
  REDIS_URL: about(address(['redis:', 'rediss:'], 'redis://host:6379'), {
    description:
      'Redis for quota counters, such as `redis://host:6379`; `?keyPrefix=` replaces the prefix `nirnaya:`',
    default: 'counters in the store',
    secret: 'password',
  }),
  ENCRYPTION_KEY: about(
    z.string().refine((text) => keyringFrom(text) !== undefined, {
      error:
        'must be 32 bytes as base64 or as 64 hexadecimal digits, or several such keys separated by commas',
    }),
    {
      description:
        '32 bytes as base64 or hexadecimal; encrypts birth profiles, stored answers and webhook secrets; of several, separated by commas, the first encrypts and all decrypt',
      default: 'no encryption',
      secret: 'whole',
    },
  ),
  METRICS_TOKEN: about(
    z.string().refine((text) => text.length >= 16, { error: 'must have at least 16 characters' }),
    {
      description:
        'serves `/metrics` at the address of the service to requests with `Authorization: Bearer` and this token',
      default: 'metrics on METRICS_PORT only',
      secret: 'whole',
    },
  ),
  METRICS_PORT: about(
    z.union([z.literal('off'), whole(0, 65_535)], 'must be a whole number from 0 to 65535, or off'),
    {
      description: 'port on 127.0.0.1 that serves metrics only; 0 takes any free one, `off` disables it',
      default: `${defaultMetricsPort}; off if METRICS_TOKEN is set`,
    },
  ),
  DEV_KEY: about(z.enum(['yes', 'no'], { error: 'must be yes or no' }), {
    description:
      '`yes` creates a key of the highest plan at the first start on this machine and prints it at every start, `no` never does; also `--dev-key`',
    default: 'yes if standard output is a terminal and NODE_ENV is not production',
  }),
  PACKS_DIR: about(folders, {
    description: `folders of rule packs, separated by ${JSON.stringify(delimiter)}, laid over the bundled packs`,
    default: 'none',
  }),
  PACKS_BUNDLE: about(z.string(), {
    description: 'file of compiled packs, written by `nirnaya compile`; replaces PACKS_DIR',
    default: 'none',
  }),
  LOG_LEVEL: about(z.enum(logLevels, { error: `must be one of ${logLevels.join(', ')}` }), {
    description: `log level: ${logLevels.join(', ')}`,
    default: 'info',
  }),
  CACHE_ANSWERS: about(megabytes(0), {
    description: 'megabytes of cached responses; 0 disables the cache',
    default: '32',
  }),
  THREADS: about(whole(1, 64), {
    description:
      'threads for answers about days; half as many again, at least one, serve years, lists and searches',
    default: 'one less than the processors, at least one',
  }),
  EVALUATE_THREADS: about(whole(1, 64), {
    description: 'concurrent evaluations of rule texts, one thread each',
    default: '2; 1 on two processors or fewer',
  }),
  MAX_CONNECTIONS: about(whole(1, 100_000), {
    description: 'open connections; further ones are closed',
    default: String(defaultLimits.connections),
  }),
  MAX_CONNECTIONS_PER_ADDRESS: about(whole(1, 100_000), {
    description:
      'open connections of one remote address; a further one closes the oldest idle one of the address',
    default: String(defaultLimits.connectionsPerAddress),
  }),
  MAX_REQUESTS: about(whole(1, 100_000), {
    description: 'concurrent requests; further ones get 503 with `Retry-After`',
    default: String(defaultLimits.requests),
  }),
  MAX_REQUESTS_PER_CALLER: about(whole(1, 100_000), {
    description: 'concurrent requests of one remote address; behind a proxy, of the proxy',
    default: String(defaultLimits.requestsPerCaller),
  }),
  MAX_PAGES_PER_MINUTE: about(whole(1, 100_000), {
    description:
      'pages for readers that are computed for one remote address in a minute, cached ones not counted; behind a proxy, for the proxy',
    default: String(defaultLimits.pagesPerMinute),
  }),
  MAX_LAG_MS: about(whole(1, 100_000), {
    description: 'milliseconds of event loop lag from which requests get 503 with `Retry-After`',
    default: String(defaultLimits.maxLag),
  }),
  SHUTDOWN_TIMEOUT: about(whole(0, 3600), {
    description: 'seconds that requests in progress may take after `SIGTERM` or `SIGINT`',
    default: String(defaultLimits.shutdownTimeout / 1000),
  }),
  PUBLIC_URL: about(origin, {
    description:
      'the public address of the service, such as `https://panchang.example.org`; pages then link their pictures and translations by absolute URLs',
    default: 'none; URLs in pages are relative',
  }),
  SOURCE_URL: about(address(['http:', 'https:'], 'https://example.org/nirnaya-0.1.0.tar.gz'), {
    description:
      'address at which the source of this service is offered, as its licence requires; `/source` links to it',
    default: 'none; `/source` refers to the operator',
  }),
  WEBHOOK_ALLOW_PRIVATE: about(
    z.string().transform((text) =>
      text
        .split(',')
        .map((host) => host.trim())
        .filter((host) => host !== ''),
    ),
    {
      description:
        'private hosts, separated by commas, to which webhooks may be sent; for tests and for receivers in your own network',
      default: 'none',
    },
  ),
} as const;

/** The name of a setting. */
type Name = keyof typeof settings;

/** What the environment of a server may say. */
type Values = { readonly [N in Name]: z.output<(typeof settings)[N]['schema']> };

const environment = z.object(
  Object.fromEntries(Object.entries(settings).map(([name, { schema }]) => [name, schema])),
);

/** Settings that are none of their values. The message names each. */
export class BadSettings extends Error {
  constructor(errors: readonly string[]) {
    super(errors.join('\n'));
    this.name = 'BadSettings';
  }
}

/** The settings that an environment asks for. Throws `BadSettings` that name every bad one and what it may be. */
export function settingsFrom(env: Environment): ServerSettings {
  const values = valuesOf(env);
  const timeout = values.SHUTDOWN_TIMEOUT;
  return {
    listen: { port: values.PORT ?? defaultPort, host: values.HOST ?? defaultHost },
    packs:
      values.PACKS_BUNDLE === undefined
        ? { kind: 'folders', folders: values.PACKS_DIR ?? [] }
        : { kind: 'bundle', file: values.PACKS_BUNDLE },
    threads: {
      days: values.THREADS ?? 'by_processors',
      texts: values.EVALUATE_THREADS ?? 'by_processors',
    },
    limits: {
      ...defaultLimits,
      connections: values.MAX_CONNECTIONS ?? defaultLimits.connections,
      connectionsPerAddress: values.MAX_CONNECTIONS_PER_ADDRESS ?? defaultLimits.connectionsPerAddress,
      requests: values.MAX_REQUESTS ?? defaultLimits.requests,
      requestsPerCaller: values.MAX_REQUESTS_PER_CALLER ?? defaultLimits.requestsPerCaller,
      pagesPerMinute: values.MAX_PAGES_PER_MINUTE ?? defaultLimits.pagesPerMinute,
      maxLag: values.MAX_LAG_MS ?? defaultLimits.maxLag,
      shutdownTimeout: timeout === undefined ? defaultLimits.shutdownTimeout : timeout * 1000,
    },
    responseCacheBytes: values.CACHE_ANSWERS ?? defaultAnswerBytes,
    logLevel: values.LOG_LEVEL ?? 'info',
    sourceUrl: values.SOURCE_URL,
    publicOrigin: values.PUBLIC_URL,
    store: {
      dataDir: values.DATA_DIR ?? defaultDataDir,
      databaseUrl: values.DATABASE_URL,
      redisUrl: values.REDIS_URL,
      encryptionKey: values.ENCRYPTION_KEY,
    },
    metrics: metricsSettings(values),
    devKey: values.DEV_KEY ?? 'on_terminal',
    webhookAllowPrivate: values.WEBHOOK_ALLOW_PRIVATE ?? [],
  };
}

// A token opens them at the address of the service, and no second listener is needed.
function metricsSettings({ METRICS_PORT: port, METRICS_TOKEN: token }: Values): MetricsSettings {
  return token === undefined
    ? { kind: 'open', port: port ?? defaultMetricsPort }
    : { kind: 'token', token, port: port ?? 'off' };
}

function valuesOf(env: Environment): Values {
  const given = Object.fromEntries(settingNames.map((name) => [name, textOf(env[name])]));
  const parsed = environment.safeParse(given);
  if (parsed.success) return parsed.data as Values;
  throw new BadSettings(
    parsed.error.issues.map(({ path, message }) => {
      const name = String(path[0]);
      return `${name} ${message}${isSecret(name) ? '' : `, not ${JSON.stringify(given[name])}`}`;
    }),
  );
}

const settingNames = Object.keys(settings) as readonly Name[];

const settingOf = (name: string): About | undefined => (settings as Readonly<Record<string, About>>)[name];

const isSecret = (name: string): boolean => settingOf(name)?.secret !== undefined;

// A setting that is empty is as one that is not there.
const textOf = (text: string | undefined): string | undefined => (text === '' ? undefined : text);

/** A setting as it stands. */
export interface SettingReport {
  readonly name: string;
  /** what is in force; a secret is masked */
  readonly value: string;
  readonly origin: 'environment' | 'default';
  readonly default: string;
  readonly description: string;
  readonly secret: boolean;
}

/** Every setting as an environment has it, secrets masked; whether the values are good is not looked at. */
export function settingReports(env: Environment): readonly SettingReport[] {
  return settingNames.map((name) => {
    const { default: usual, description, secret }: About = settings[name];
    const given = textOf(env[name]);
    const origin = given === undefined ? 'default' : 'environment';
    const value = given === undefined ? usual : masked(given, secret);
    return { name, value, origin, default: usual, description, secret: secret !== undefined };
  });
}

const mask = '********';

function masked(text: string, secret: About['secret']): string {
  if (secret === undefined) return text;
  if (secret === 'whole' || !URL.canParse(text)) return mask;
  const url = new URL(text);
  if (url.password !== '') url.password = mask;
  for (const [name] of [...url.searchParams]) if (/pass/i.test(name)) url.searchParams.set(name, mask);
  return url.href;
}
