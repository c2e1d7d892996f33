import { delimiter } from 'node:path';
import { describe, expect, test } from 'vitest';
import { settingReports, settingsFrom } from '../../../server/settings/settings.ts';

describe('settings of the environment', () => {
  test('what is not said, or empty, is left to the server', () => {
    for (const env of [{}, { PORT: '', HOST: '', PACKS_DIR: '', LOG_LEVEL: '', SHUTDOWN_TIMEOUT: '' }]) {
      expect(settingsFrom(env)).toMatchObject({
        listen: { port: 8080, host: '127.0.0.1' },
        store: { dataDir: 'store', databaseUrl: undefined, redisUrl: undefined, encryptionKey: undefined },
        packs: { kind: 'folders', folders: [] },
        logLevel: 'info',
        responseCacheBytes: 32_000_000,
        threads: { days: 'by_processors', texts: 'by_processors' },
        metrics: { kind: 'open', port: 9464 },
        devKey: 'on_terminal',
        webhookAllowPrivate: [],
        limits: { connections: 1000, requests: 256, shutdownTimeout: 10_000 },
      });
    }
  });

  test('what is said is taken', () => {
    const env = {
      PORT: '0',
      LOG_LEVEL: 'warn',
      CACHE_ANSWERS: '2',
      THREADS: '3',
      EVALUATE_THREADS: '4',
      MAX_CONNECTIONS: '20',
      MAX_CONNECTIONS_PER_ADDRESS: '10',
      MAX_REQUESTS: '10',
      MAX_REQUESTS_PER_CALLER: '5',
      SHUTDOWN_TIMEOUT: '0',
      HOST: '0.0.0.0',
      DATA_DIR: '/var/lib/nirnaya',
      DATABASE_URL: 'postgres://u:p@db/nirnaya',
      REDIS_URL: 'redis://cache:6379/2',
      ENCRYPTION_KEY: '0f'.repeat(32),
      METRICS_TOKEN: '0123456789abcdef',
      WEBHOOK_ALLOW_PRIVATE: 'localhost, 127.0.0.1',
      MAX_LAG_MS: '200',
      PUBLIC_URL: 'https://Panchang.example.org/',
      PACKS_DIR: ['town', '/srv/packs'].join(delimiter),
    };
    expect(settingsFrom(env)).toMatchObject({
      packs: { kind: 'folders', folders: ['town', '/srv/packs'] },
      logLevel: 'warn',
      responseCacheBytes: 2_000_000,
      threads: { days: 3, texts: 4 },
      limits: {
        connections: 20,
        connectionsPerAddress: 10,
        requests: 10,
        requestsPerCaller: 5,
        maxLag: 200,
        shutdownTimeout: 0,
      },
      listen: { port: 0, host: '0.0.0.0' },
      store: {
        dataDir: '/var/lib/nirnaya',
        databaseUrl: 'postgres://u:p@db/nirnaya',
        redisUrl: 'redis://cache:6379/2',
        encryptionKey: '0f'.repeat(32),
      },
      metrics: { kind: 'token', token: '0123456789abcdef', port: 'off' },
      webhookAllowPrivate: ['localhost', '127.0.0.1'],
      publicOrigin: 'https://panchang.example.org',
    });
  });

  test.each([
    ['PORT', 'http'],
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['PORT', '8080 '],
    ['CACHE_ANSWERS', 'many'],
    ['THREADS', '0'],
    ['THREADS', '65'],
    ['EVALUATE_THREADS', '0'],
    ['MAX_CONNECTIONS', '0'],
    ['MAX_REQUESTS', '1e3'],
    ['MAX_REQUESTS_PER_CALLER', '-5'],
    ['SHUTDOWN_TIMEOUT', '1.5'],
  ])('%s=%s is refused by its name', (name, text) => {
    expect(() => settingsFrom({ [name]: text })).toThrow(`${name} must be a whole number from`);
  });

  test('a level of the log that there is not is refused in our words', () => {
    expect(() => settingsFrom({ LOG_LEVEL: 'loud' })).toThrow(
      'LOG_LEVEL must be one of debug, info, warn, error, silent, not "loud"',
    );
  });

  test.each([
    ['DATABASE_URL', 'mysql://db/nirnaya', 'an address such as postgres://'],
    ['DATABASE_URL', 'db.example.org', 'an address such as postgres://'],
    ['REDIS_URL', 'http://cache', 'an address such as redis://'],
    ['PUBLIC_URL', 'panchang.example.org', 'a scheme and a host without a path'],
    ['PUBLIC_URL', 'https://example.org/panchang', 'a scheme and a host without a path'],
    ['PUBLIC_URL', 'https://user@example.org', 'a scheme and a host without a path'],
    ['PUBLIC_URL', 'ftp://example.org', 'a scheme and a host without a path'],
    ['ENCRYPTION_KEY', 'secret', '32 bytes'],
    ['METRICS_TOKEN', 'short', '16 characters'],
  ])('%s=%s is refused by its name', (name, text, says) => {
    expect(() => settingsFrom({ [name]: text })).toThrow(new RegExp(`^${name} must .*${says}`));
  });

  test('all bad settings are named at once, and secrets are not repeated', () => {
    const env = {
      PORT: 'http',
      LOG_LEVEL: 'loud',
      ENCRYPTION_KEY: 'hunter2',
      DATABASE_URL: 'my://root:hunter2@db',
    };
    expect(() => settingsFrom(env)).toThrow(/^PORT .*\nDATABASE_URL .*\nENCRYPTION_KEY .*\nLOG_LEVEL .*$/);
    expect(() => settingsFrom(env)).not.toThrow(/hunter2/);
  });
});

describe('settings as they are reported', () => {
  test('each has its value, where it comes from, and what it says', () => {
    const reports = settingReports({ PORT: '80', HOST: '' });
    expect(reports).toContainEqual({
      name: 'PORT',
      value: '80',
      origin: 'environment',
      default: '8080',
      description: expect.stringContaining('port'),
      secret: false,
    });
    expect(reports.find(({ name }) => name === 'HOST')).toMatchObject({
      value: '127.0.0.1',
      origin: 'default',
    });
  });

  test('secrets are masked, of addresses the passwords', () => {
    const reports = settingReports({
      ENCRYPTION_KEY: 'hunter2',
      METRICS_TOKEN: 'hunter2',
      DATABASE_URL: 'postgres://nirnaya:hunter2@db/n?sslpassword=hunter2',
      REDIS_URL: 'not an address hunter2',
    });
    expect(JSON.stringify(reports)).not.toContain('hunter2');
    expect(reports.find(({ name }) => name === 'DATABASE_URL')?.value).toContain('postgres://nirnaya:');
  });
});
