import { describe, expect, test } from 'vitest';
import { settingsFrom } from '../../server/settings.ts';

describe('settings of the environment', () => {
  test('what is not said, or empty, is left to the server', () => {
    for (const env of [{}, { PORT: '', HOST: '', PACKS_DIR: '', LOG_LEVEL: '', SHUTDOWN_TIMEOUT: '' }]) {
      expect(settingsFrom(env)).toMatchObject({
        port: 8080,
        host: undefined,
        packsDir: undefined,
        logLevel: undefined,
        cachePlaceBytes: undefined,
        responseCacheBytes: undefined,
        evaluateThreads: undefined,
        limits: { connections: 1000, requests: 256, shutdownTimeout: 10_000 },
      });
    }
  });

  test('what is said is taken', () => {
    const env = {
      PORT: '0',
      LOG_LEVEL: 'warn',
      CACHE_PLACES_MB: '12',
      CACHE_ANSWERS: '2',
      EVALUATE_THREADS: '4',
      MAX_CONNECTIONS: '20',
      MAX_REQUESTS: '10',
      MAX_REQUESTS_PER_CALLER: '5',
      SHUTDOWN_TIMEOUT: '0',
    };
    expect(settingsFrom(env)).toMatchObject({
      port: 0,
      logLevel: 'warn',
      cachePlaceBytes: 12_000_000,
      responseCacheBytes: 2_000_000,
      evaluateThreads: 4,
      limits: { connections: 20, requests: 10, requestsPerCaller: 5, shutdownTimeout: 0 },
    });
  });

  test.each([
    ['PORT', 'http'],
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['PORT', '8080 '],
    ['CACHE_PLACES_MB', '0'],
    ['CACHE_PLACES_MB', 'many'],
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
});
