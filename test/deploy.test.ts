// What the service is deployed with agrees with the project: files that are copied exist, settings are known, units parse.

import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { settingReports, settingsFrom } from '../server/settings/settings.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');
const dockerfile = textOf('deploy/Dockerfile');
const unit = textOf('deploy/nirnaya.service');
const packageJson: { readonly files: readonly string[] } = JSON.parse(textOf('package.json'));
const settings = new Set(settingReports({}).map(({ name }) => name));

interface Compose {
  readonly services: Readonly<
    Record<
      string,
      {
        readonly build?: { readonly context: string; readonly dockerfile: string };
        readonly environment?: Readonly<Record<string, string>>;
        readonly healthcheck?: { readonly test: readonly string[] };
        readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
        readonly volumes?: readonly string[];
        readonly read_only?: boolean;
        readonly cap_drop?: readonly string[];
      }
    >
  >;
  readonly volumes: Readonly<Record<string, unknown>>;
}

// Instructions with their continued lines, comments left out.
const instructions = dockerfile
  .replaceAll(/^#.*\n/gm, '')
  .replaceAll(/\\\n\s*/g, '')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => {
    const [, name = '', rest = ''] = /^([A-Z]+) +(.*)$/.exec(line) ?? [];
    return { name, rest };
  });
const argumentsOf = (name: string): readonly string[] =>
  instructions.filter((instruction) => instruction.name === name).map(({ rest }) => rest);

/** What Node and the C library read from the environment. */
const ofThePlatform = ['NODE_ENV', 'MALLOC_ARENA_MAX'];
const known = (name: string): boolean => settings.has(name) || ofThePlatform.includes(name);

describe('the image', () => {
  test('has nothing but instructions that there are', () => {
    const names = new Set(instructions.map(({ name }) => name));
    const all = 'FROM RUN WORKDIR COPY ENV USER VOLUME EXPOSE HEALTHCHECK STOPSIGNAL CMD'.split(' ');
    expect(all).toEqual(expect.arrayContaining([...names]));
  });

  test('copies what is there', () => {
    const copied = argumentsOf('COPY')
      .filter((rest) => !rest.startsWith('--from'))
      .flatMap((rest) => rest.split(' ').slice(0, -1));
    expect(copied).toContain('.');
    expect(copied.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    const ignored = textOf('.dockerignore').split('\n');
    // What is packed, and what it is built from, reaches the build.
    const needed = [...packageJson.files, 'server', 'cli'].filter((path) => path !== 'dist');
    expect(needed.filter((path) => ignored.includes(path.split('/')[0] ?? ''))).toEqual([]);
  });

  test('runs what is packed, not as root, with settings that there are', () => {
    expect(argumentsOf('CMD')).toEqual(['["node", "dist/server/main.js"]']);
    expect(packageJson.files).toContain('dist');
    expect(argumentsOf('USER')).toEqual(['node']);
    const last = argumentsOf('FROM').at(-1);
    expect(last).not.toContain(' AS ');
    const names = argumentsOf('ENV').flatMap((rest) =>
      rest.split(' ').map((pair) => pair.split('=')[0] ?? ''),
    );
    expect(names).toContain('DATA_DIR');
    expect(names.filter((name) => !known(name))).toEqual([]);
  });

  test('asks for its health with a command that runs', () => {
    const [rest = ''] = argumentsOf('HEALTHCHECK');
    const [command = '', ...given]: string[] = JSON.parse(rest.slice(rest.indexOf('[')));
    expect(command).toBe('node');
    // Nothing listens there, so it says that the service is not well.
    const { status, stderr } = spawnSync(process.execPath, given, { env: { PORT: '1' }, encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
  });
});

describe('compose', () => {
  const { services, volumes } = parse(textOf('deploy/compose.yaml')) as Compose;

  test('builds the image of the project', () => {
    const { build } = services.service ?? {};
    expect(existsSync(join(root, 'deploy', build?.context ?? '', build?.dockerfile ?? 'none'))).toBe(true);
  });

  test('gives the service settings that there are, and nothing it may write to', () => {
    const names = Object.keys(services.service?.environment ?? {});
    expect(names).toEqual(expect.arrayContaining(['DATABASE_URL', 'REDIS_URL', 'ENCRYPTION_KEY']));
    expect(names.filter((name) => !known(name))).toEqual([]);
    expect(services.service).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
  });

  test('starts the service after what it depends on is well', () => {
    const awaited = services.service?.depends_on ?? {};
    expect(Object.keys(awaited).sort()).toEqual(['postgres', 'redis']);
    for (const [name, { condition }] of Object.entries(awaited)) {
      expect(condition).toBe('service_healthy');
      expect(services[name]?.healthcheck?.test.length).toBeGreaterThan(1);
      const [volume = ''] = services[name]?.volumes?.map((mount) => mount.split(':')[0] ?? '') ?? [];
      expect(Object.keys(volumes)).toContain(volume);
    }
  });

  test('has no password of its own', () => {
    const text = textOf('deploy/compose.yaml');
    const secrets = [...text.matchAll(/^ +\w+(?:PASSWORD|KEY|TOKEN|AUTH): *(.*)$/gm)].map(
      ([, value]) => value,
    );
    expect(secrets.length).toBeGreaterThan(3);
    for (const value of secrets) expect(value).toMatch(/^\$\{\w+:\?\}$/);
  });
});

describe('the unit', () => {
  const stated = (name: string): string => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1] ?? '';

  test('is hardened, and writes where the store lies', () => {
    expect(stated('NoNewPrivileges')).toBe('yes');
    expect(stated('ProtectSystem')).toBe('strict');
    expect(stated('CapabilityBoundingSet')).toBe('');
    expect(stated('Environment')).toContain(`DATA_DIR=/var/lib/${stated('StateDirectory')}`);
    const names = stated('Environment')
      .split(' ')
      .map((pair) => pair.split('=')[0] ?? '');
    expect(names.filter((name) => !known(name))).toEqual([]);
    expect(packageJson.files).toContain(stated('ExecStart').split(' ')[1]?.split('/')[0]);
  });

  const isThere = spawnSync('systemd-analyze', ['--version']).status === 0;
  test.skipIf(!isThere)('is accepted by systemd-analyze', () => {
    const folder = mkdtempSync(join(tmpdir(), 'nirnaya-unit-'));
    const path = join(folder, 'nirnaya.service');
    writeFileSync(path, unit.replace('/usr/bin/node', process.execPath));
    const complaint = execFileSync('systemd-analyze', ['verify', path], { encoding: 'utf8', stdio: 'pipe' });
    expect(complaint).toBe('');
    rmSync(folder, { recursive: true });
  });
});

describe('what stands around the service', () => {
  test('the unit writes no key to the journal: it is no terminal, and in production', () => {
    expect(unit).toMatch(/^Environment=.*NODE_ENV=production/m);
    expect(unit).not.toMatch(/DEV_KEY|--dev-key|^StandardOutput=tty/m);
  });

  test('nginx passes everything on but the metrics', () => {
    const text = textOf('deploy/nginx.conf');
    expect(text).toMatch(/location = \/metrics \{\s+return 404;\s+\}/);
    expect(text).toContain('proxy_pass http://nirnaya;');
    expect(text.match(/\{/g)?.length).toBe(text.match(/\}/g)?.length);
  });

  test('Prometheus scrapes the listener of the metrics by itself, replicas with the token', () => {
    interface Job {
      readonly authorization?: { readonly type: string };
      readonly static_configs: readonly { readonly targets: readonly string[] }[];
    }
    const { scrape_configs: jobs } = parse(textOf('deploy/prometheus.yaml')) as {
      readonly scrape_configs: readonly Job[];
    };
    const port = settingsFrom({}).metrics.port;
    expect(jobs[0]?.static_configs[0]?.targets).toEqual([`127.0.0.1:${port}`]);
    expect(jobs.slice(1).map(({ authorization }) => authorization?.type)).toEqual(['Bearer']);
  });
});

test('the documents name files that are there', () => {
  const named = [...textOf('docs/service/OPERATIONS.md').matchAll(/\]\((?!http)([^)#]+)/g)].map(
    ([, path = '']) => path,
  );
  expect(named.length).toBeGreaterThan(2);
  expect(named.filter((path) => !existsSync(join(root, 'docs/service', path)))).toEqual([]);
});
