import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  evaluateThreadsFrom,
  keptCharactersFrom,
  placeYearsFrom,
  portFrom,
  type RunningServer,
  startServer,
} from '../../server/main.ts';
import { bundledPacksDir } from '../../server/workspace.ts';
import { ask } from './harness.ts';

const packsDir = mkdtempSync(join(tmpdir(), 'nirnaya-packs-'));
// One region is enough here, and quicker to compile.
const copyPacks = (): void => {
  cpSync(bundledPacksDir(), packsDir, {
    recursive: true,
    filter: (path) => !/(regions|states)\/.+\.yaml$/.test(path) || path.endsWith('NORTH_INDIA.yaml'),
  });
};
copyPacks();
const file = join(packsDir, 'base', 'ganesha.yaml');
const good = readFileSync(file, 'utf8');
const log: string[] = [];
const target = { write: (line: string) => log.push(line) };
let server: RunningServer;

beforeAll(async () => {
  server = await startServer({ port: 0, host: '127.0.0.1', packsDir, log: target });
});
afterAll(async () => {
  await server.close();
  rmSync(packsDir, { recursive: true });
});

const summary = async (): Promise<unknown> =>
  (await ask(`${server.url}/v1/rules/FESTIVAL_GANESH_CHATURTHI`)).json().summary;
const health = async (): Promise<Record<string, unknown>> => (await ask(`${server.url}/v1/health`)).json();

describe('reloading on SIGHUP', () => {
  test('good packs replace those in force', async () => {
    writeFileSync(file, good.replace(/summary: Ganesha's festival.*/, 'summary: A new text.'));
    process.emit('SIGHUP');
    expect(await summary()).toBe('A new text.');
    expect(await health()).toMatchObject({
      status: 'ok',
      checks: { packs: { last_reload: { replaced: true } } },
    });
  });

  test('broken packs do not: the last good ones serve on, and the log has the diagnostics', async () => {
    const before = (await ask(`${server.url}/v1/festivals?date=2026-09-14`)).text;
    writeFileSync(file, good.replace('observe: Bhadrapada Shukla 4', 'observe: Bhadrapadda Shukla 4'));
    log.length = 0;
    process.emit('SIGHUP');
    expect(await summary()).toBe('A new text.');
    expect((await ask(`${server.url}/v1/festivals?date=2026-09-14`)).text).toBe(before);
    const { status, checks } = await health();
    expect(status).toBe('degraded');
    expect(checks).toMatchObject({ packs: { status: 'degraded', last_reload: { replaced: false } } });
    expect(log.join('')).toContain('Bhadrapadda');
    expect(log.join('')).toContain('ganesha.yaml');
  });

  test('files that cannot be read do not either', async () => {
    rmSync(packsDir, { recursive: true });
    expect(server.reload()).toMatchObject({ replaced: false });
    expect(await summary()).toBe('A new text.');
  });

  test('and once they are good again all is well', async () => {
    copyPacks();
    expect(server.reload()).toMatchObject({ replaced: true, errors: 0 });
    expect(await summary()).toContain('Ganesha');
  });
});

describe('starting', () => {
  test('requests are logged without headers', async () => {
    log.length = 0;
    await ask(`${server.url}/v1/packs`, { headers: { 'x-api-key': 'very-secret' } });
    expect(log.join('')).toContain('/v1/packs');
    expect(log.join('')).not.toContain('very-secret');
  });

  test('a port that is taken is an error', async () => {
    const port = Number(new URL(server.url).port);
    await expect(startServer({ port, host: '127.0.0.1', packsDir, log: target })).rejects.toThrow(
      'EADDRINUSE',
    );
  });

  test('packs with errors are an error that shows them', async () => {
    const broken = mkdtempSync(join(tmpdir(), 'nirnaya-broken-'));
    writeFileSync(
      join(broken, 'a.yaml'),
      'pack: base\nrules:\n  FESTIVAL_A:\n    name: A\n    observe: Chaitrra Shukla 1\n',
    );
    await expect(startServer({ port: 0, packsDir: broken, log: target })).rejects.toThrow(/Chaitrra/);
    rmSync(broken, { recursive: true });
  });

  test('PORT is read strictly', () => {
    expect([portFrom(undefined), portFrom(''), portFrom('0'), portFrom('65535')]).toEqual([
      8080, 8080, 0, 65_535,
    ]);
    for (const text of ['http', '-1', '65536', '8080 ']) expect(() => portFrom(text)).toThrow('PORT');
    expect([placeYearsFrom(undefined), placeYearsFrom('12')]).toEqual([undefined, 12]);
    expect([keptCharactersFrom(undefined), keptCharactersFrom('2')]).toEqual([undefined, 2_000_000]);
    expect([evaluateThreadsFrom(undefined), evaluateThreadsFrom('4')]).toEqual([undefined, 4]);
    expect(() => evaluateThreadsFrom('0')).toThrow('EVALUATE_THREADS');
    for (const text of ['0', 'many']) expect(() => placeYearsFrom(text)).toThrow('CACHE_PLACE_YEARS');
  });

  test('as the main module it greets, answers, and ends on SIGTERM', async () => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
      env: { ...process.env, PORT: '0', LOG_LEVEL: 'silent', HOST: '127.0.0.1' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let out = '';
    const ended = new Promise((resolve) => child.once('exit', resolve));
    await new Promise<void>((resolve) => {
      child.stdout.on('data', (chunk) => {
        out += String(chunk);
        if (out.includes('/openapi.json')) resolve();
      });
      child.once('exit', () => resolve());
    });
    expect(out).toContain('Next in New Delhi:');
    const url = /http:\/\/127\.0\.0\.1:\d+/.exec(out)?.[0] ?? '';
    expect((await ask(`${url}/v1/health`)).status).toBe(200);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });
});
