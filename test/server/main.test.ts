import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { bundledPacksDir } from '../../app/packs/pack-folders.ts';
import { type RunningServer, startServer } from '../../server/compose/start-server.ts';
import { settingsFrom } from '../../server/settings/settings.ts';
import { ask } from './harness.ts';

const packsDir = mkdtempSync(join(tmpdir(), 'nirnaya-packs-'));
const dataDir = mkdtempSync(join(tmpdir(), 'nirnaya-data-'));
// One region is enough here, with its festivals alone, and quicker to compile.
const copyPacks = (): void => {
  cpSync(bundledPacksDir(), packsDir, {
    recursive: true,
    filter: (path) =>
      !/(regions|states|traditions|abroad|muhurat|suitability|chakra|birthday|jyotisha|world|words)\/.+\.yaml$/.test(
        path,
      ) || path.endsWith('NORTH_INDIA.yaml'),
  });
};
copyPacks();
const file = join(packsDir, 'base', 'ganesha.yaml');
const good = readFileSync(file, 'utf8');
const log: string[] = [];
const target = { write: (line: string) => log.push(line) };
let server: RunningServer;

/** Starts a server with these settings beside the usual ones of the file. */
const starting = (env: Readonly<Record<string, string>>): Promise<RunningServer> =>
  startServer(
    settingsFrom({
      PORT: '0',
      PACKS_DIR: packsDir,
      DATA_DIR: dataDir,
      METRICS_PORT: 'off',
      DEV_KEY: 'no',
      ...env,
    }),
    // Most of these servers end as they start, and nothing here is about how soon they answer.
    { log: target, warmsUp: false },
  );

beforeAll(async () => {
  server = await starting({ DEV_KEY: 'yes' });
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

/** Sends the signal, and waits until the packs were read again. */
async function sendSighup(): Promise<void> {
  const { packs } = server.service;
  const before = packs.lastReload();
  process.emit('SIGHUP');
  await vi.waitUntil(() => packs.lastReload() !== before, 60_000);
}

describe('reloading on SIGHUP', () => {
  test('good packs replace those in force', async () => {
    writeFileSync(file, good.replace(/summary: Birthday of Ganesha.*/, 'summary: A new text.'));
    await sendSighup();
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
    await sendSighup();
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
    expect(await server.reload()).toMatchObject({
      replaced: false,
      reason: 'The packs could not be read (ENOENT).',
    });
    expect(await summary()).toBe('A new text.');
  });

  test('nor does a folder without packs, or without what serving needs; log and health say what is wrong', async () => {
    for (const [files, reason] of Object.entries({
      '': 'There are no rule packs (*.yaml) in',
      'pack: kala': 'No pack is a region (`kind: region`); at least one is required.',
      'pack: kala|pack: NEPAL\nkind: region': 'The pack NORTH_INDIA is missing',
      'pack: kala|pack: NORTH_INDIA\nkind: region': 'The chain of NORTH_INDIA has no table primary_month',
    })) {
      rmSync(packsDir, { recursive: true, force: true });
      mkdirSync(packsDir);
      for (const [i, text] of files.split('|').entries())
        if (text !== '') writeFileSync(join(packsDir, `${i}.yaml`), `${text}\n`);
      log.length = 0;
      await sendSighup();
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
    expect(await server.reload()).toMatchObject({ replaced: true, errors: 0 });
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
    await expect(starting({ PORT: String(port), PACKS_DIR: '' })).rejects.toThrow('EADDRINUSE');
  });

  test('an interface that others reach needs a key that is there', async () => {
    const empty = mkdtempSync(join(tmpdir(), 'nirnaya-empty-'));
    await expect(starting({ HOST: '0.0.0.0', DATA_DIR: empty, PACKS_DIR: '' })).rejects.toThrow(
      'nirnaya keys create',
    );
    rmSync(empty, { recursive: true });
  });

  test('packs with errors are an error that shows them', async () => {
    const broken = mkdtempSync(join(tmpdir(), 'nirnaya-broken-'));
    writeFileSync(
      join(broken, 'a.yaml'),
      'pack: kala\nrules:\n  FESTIVAL_A:\n    name: A\n    observe: Chaitrra Shukla 1\n',
    );
    await expect(starting({ PACKS_DIR: broken })).rejects.toThrow(/Chaitrra/);
    rmSync(broken, { recursive: true });
  });

  test('packs that cannot serve are an error, and so is a folder that cannot be read', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'nirnaya-empty-'));
    await expect(starting({ PACKS_DIR: folder })).rejects.toThrow(
      new Error(`There are no rule packs (*.yaml) in ${basename(folder)}.`),
    );
    await expect(starting({ PACKS_DIR: join(folder, 'none') })).rejects.toThrow(/cannot be read: ENOENT/);
    rmSync(folder, { recursive: true });
  });

  test('as the main module it ends with 1 and says why where it cannot serve', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'nirnaya-empty-'));
    const child = spawn(process.execPath, ['dist/server/main.js'], {
      env: {
        ...process.env,
        PORT: '0',
        METRICS_PORT: '0',
        HOST: '127.0.0.1',
        PACKS_DIR: folder,
        DATA_DIR: dataDir,
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let stated = '';
    child.stderr.on('data', (chunk) => {
      stated += String(chunk);
    });
    expect(await new Promise((resolve) => child.once('exit', resolve))).toBe(1);
    expect(stated).toContain('There are no rule packs (*.yaml) in');
    rmSync(folder, { recursive: true });
  });

  /** Runs the built main module until it has greeted, asks for its health, and ends it; gives what it wrote. */
  async function greeted({ words = [], env = {}, terminal = false }: Start): Promise<string> {
    const folder = mkdtempSync(join(tmpdir(), 'nirnaya-greeted-'));
    const node = [process.execPath, 'dist/server/main.js', ...words];
    const pidFile = join(folder, 'pid');
    // `script` gives what it runs a terminal.
    const [command = '', ...args] = terminal
      ? ['script', '-qefc', `echo $$ > ${pidFile}; exec ${node.join(' ')}`, '/dev/null']
      : node;
    const child = spawn(command, args, {
      env: {
        PATH: process.env.PATH,
        PORT: '0',
        METRICS_PORT: '0',
        LOG_LEVEL: 'silent',
        DATA_DIR: folder,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let out = '';
    const exited = new Promise((resolve) => child.once('exit', resolve));
    await new Promise<void>((resolve) => {
      child.stdout.on('data', (chunk) => {
        out += String(chunk);
        if (/:\d+\/metrics/.test(out)) resolve();
      });
      child.once('exit', () => resolve());
    });
    const url = /http:\/\/127\.0\.0\.1:\d+/.exec(out)?.[0] ?? '';
    expect((await ask(`${url}/v1/health`)).status).toBe(200);
    if (terminal) process.kill(Number(readFileSync(pidFile, 'utf8')), 'SIGTERM');
    else child.kill('SIGTERM');
    expect(await exited).toBe(0);
    expect(existsSync(join(folder, 'dev-key'))).toBe(out.includes('nir_'));
    rmSync(folder, { recursive: true, force: true });
    return out;
  }

  test('as the main module it greets, answers, and ends on SIGTERM; no key is written to what is no terminal', async () => {
    const out = await greeted({});
    expect(out).toContain('Next in New Delhi:');
    expect(out).toContain("curl -H 'X-API-Key: KEY' 'http:");
    expect(out).toContain('`nirnaya keys create` makes one');
    expect(out).not.toContain('nir_');
  });

  const shown = /curl -H 'X-API-Key: nir_[\w-]{43}' 'http:/;

  test('by --dev-key the key is written, in production too', async () => {
    expect(await greeted({ words: ['--dev-key'], env: { NODE_ENV: 'production' } })).toMatch(shown);
  });

  const hasScript = spawnSync('script', ['--version']).status === 0;
  test.skipIf(!hasScript)('a terminal is shown the key', async () => {
    expect(await greeted({ terminal: true })).toMatch(shown);
  });
});

/** How the main module is started. */
interface Start {
  readonly words?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly terminal?: boolean;
}
