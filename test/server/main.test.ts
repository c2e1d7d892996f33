import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundledPacksDir } from '../../app/pack-folders.ts';
import { type RunningServer, startServer } from '../../server/main.ts';
import { ask } from './harness.ts';

const packsDir = mkdtempSync(join(tmpdir(), 'nirnaya-packs-'));
const dataDir = mkdtempSync(join(tmpdir(), 'nirnaya-data-'));
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
  server = await startServer({ port: 0, host: '127.0.0.1', packsDir, dataDir, log: target });
});
afterAll(async () => {
  await server.close();
  rmSync(packsDir, { recursive: true });
  rmSync(dataDir, { recursive: true });
});

/** Asks the server with the key that it shows. */
const askServer = (path: string): ReturnType<typeof ask> =>
  ask(server.url + path, { headers: server.key.state === 'shown' ? { 'X-API-Key': server.key.text } : {} });
const summary = async (): Promise<unknown> =>
  (await askServer('/v1/rules/FESTIVAL_GANESH_JAYANTI')).json().summary;
const health = async (): Promise<Record<string, unknown>> => (await ask(`${server.url}/v1/health`)).json();

describe('reloading on SIGHUP', () => {
  test('good packs replace those in force', async () => {
    writeFileSync(file, good.replace(/summary: Birthday of Ganesha.*/, 'summary: A new text.'));
    process.emit('SIGHUP');
    expect(await summary()).toBe('A new text.');
    expect(await health()).toMatchObject({
      status: 'ok',
      checks: { packs: { last_reload: { replaced: true } } },
    });
  });

  test('broken packs do not: the last good ones serve on, and the log has the diagnostics', async () => {
    const before = (await askServer('/v1/festivals?date=2026-09-14')).text;
    writeFileSync(file, good.replace('observe: Bhadrapada Shukla 4', 'observe: Bhadrapadda Shukla 4'));
    log.length = 0;
    process.emit('SIGHUP');
    expect(await summary()).toBe('A new text.');
    expect((await askServer('/v1/festivals?date=2026-09-14')).text).toBe(before);
    const { status, checks } = await health();
    expect(status).toBe('degraded');
    expect(checks).toMatchObject({ packs: { status: 'degraded', last_reload: { replaced: false } } });
    expect(log.join('')).toContain('Bhadrapadda');
    expect(log.join('')).toContain('ganesha.yaml');
  });

  test('files that cannot be read do not either', async () => {
    rmSync(packsDir, { recursive: true });
    expect(server.reload()).toMatchObject({
      replaced: false,
      reason: 'The packs could not be read (ENOENT).',
    });
    expect(await summary()).toBe('A new text.');
  });

  test('nor does a folder without packs, or without what serving needs; log and health say what is wrong', async () => {
    for (const [files, reason] of Object.entries({
      '': 'The folder holds no rule packs.',
      'pack: base\n': 'No pack of a served region is there; at least one is needed of',
      'pack: NEPAL\n': 'No pack is there for New Delhi',
      'pack: NORTH_INDIA\n': 'The chain of NORTH_INDIA has no table primary_month',
    })) {
      rmSync(packsDir, { recursive: true, force: true });
      mkdirSync(packsDir);
      if (files !== '') writeFileSync(join(packsDir, 'a.yaml'), files);
      log.length = 0;
      process.emit('SIGHUP');
      expect(await summary()).toBe('A new text.');
      expect(log.join('')).toContain(reason);
      const { status, checks } = await health();
      expect(status).toBe('degraded');
      expect(checks).toMatchObject({
        packs: {
          status: 'degraded',
          last_reload: { replaced: false, reason: expect.stringContaining(reason) },
        },
      });
    }
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
    await expect(startServer({ port, host: '127.0.0.1', packsDir, dataDir, log: target })).rejects.toThrow(
      'EADDRINUSE',
    );
  });

  test('an interface that others reach needs a key that is there', async () => {
    const empty = mkdtempSync(join(tmpdir(), 'nirnaya-empty-'));
    const starting = startServer({ port: 0, host: '0.0.0.0', packsDir, dataDir: empty, log: target });
    await expect(starting).rejects.toThrow('npx nirnaya keys create');
    rmSync(empty, { recursive: true });
  });

  test('packs with errors are an error that shows them', async () => {
    const broken = mkdtempSync(join(tmpdir(), 'nirnaya-broken-'));
    writeFileSync(
      join(broken, 'a.yaml'),
      'pack: base\nrules:\n  FESTIVAL_A:\n    name: A\n    observe: Chaitrra Shukla 1\n',
    );
    await expect(startServer({ port: 0, packsDir: broken, dataDir, log: target })).rejects.toThrow(
      /Chaitrra/,
    );
    rmSync(broken, { recursive: true });
  });

  test('packs that cannot serve are an error, and so is a folder that cannot be read', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'nirnaya-empty-'));
    const starting = (packs: string) => startServer({ port: 0, packsDir: packs, dataDir, log: target });
    await expect(starting(folder)).rejects.toThrow(`${folder} cannot serve. The folder holds no rule packs.`);
    await expect(starting(join(folder, 'none'))).rejects.toThrow(/cannot be read: ENOENT/);
    rmSync(folder, { recursive: true });
  });

  test('as the main module it ends with 1 and says why where it cannot serve', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'nirnaya-empty-'));
    const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
      env: { ...process.env, PORT: '0', HOST: '127.0.0.1', PACKS_DIR: folder, DATA_DIR: dataDir },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.on('data', (chunk) => {
      said += String(chunk);
    });
    expect(await new Promise((resolve) => child.once('exit', resolve))).toBe(1);
    expect(said).toContain('The folder holds no rule packs.');
    rmSync(folder, { recursive: true });
  });

  test('as the main module it greets, answers, and ends on SIGTERM', async () => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
      env: { ...process.env, PORT: '0', LOG_LEVEL: 'silent', HOST: '127.0.0.1', DATA_DIR: dataDir },
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
    expect(out).toMatch(/curl -H 'X-API-Key: nir_[\w-]{43}' 'http:/);
    const url = /http:\/\/127\.0\.0\.1:\d+/.exec(out)?.[0] ?? '';
    expect((await ask(`${url}/v1/health`)).status).toBe(200);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });
});
