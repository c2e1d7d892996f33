// `npm run doctor`: what it finds on machines that lack something, and on this one.

import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { describe, expect, test } from 'vitest';
import { findings, isReady, type Machine, reportOf } from '../../../scripts/doctor/findings.mjs';

const whole: Machine = {
  nodeVersion: 'v22.3.0',
  env: {},
  has: () => true,
  canWrite: () => true,
  isPortFree: async () => true,
};
const statesOf = async (machine: Partial<Machine>): Promise<readonly string[]> =>
  (await findings({ ...whole, ...machine }, '>=20.19')).map(({ state }) => state);

test('a machine that has everything is ready', async () => {
  const all = await findings(whole, '>=20.19');
  expect(all.map(({ state }) => state)).toEqual(['ok', 'ok', 'ok', 'ok', 'ok', 'ok']);
  expect(isReady(all)).toBe(true);
});

describe('what is missing is said with its remedy', () => {
  test.each([
    ['v18.20.0', 'missing'],
    ['v20.18.9', 'missing'],
    ['v20.19.0', 'ok'],
    ['v21.0.0', 'ok'],
    ['v24.1.0', 'ok'],
  ])('Node.js %s is %s', async (nodeVersion, state) => {
    expect((await statesOf({ nodeVersion }))[0]).toBe(state);
  });

  test('without packages, compiler and browser the packages and a store are required', async () => {
    const has = (): boolean => false;
    const others = ['ok', 'missing', 'optional', 'optional'];
    expect(await statesOf({ has })).toEqual([...others, 'missing', 'ok']);
    expect(await statesOf({ has, env: { DATABASE_URL: 'postgres://db/n' } })).toEqual([
      ...others,
      'ok',
      'ok',
    ]);
  });

  test('packages without the binary of the embedded store', async () => {
    const all = await findings({ ...whole, has: (path) => !path.endsWith('better_sqlite3.node') }, '>=20.19');
    expect(all.map(({ state }) => state)).toEqual(['ok', 'ok', 'ok', 'ok', 'missing', 'ok']);
    expect(reportOf(all)).toContain('npm rebuild better-sqlite3');
  });

  test('a store that cannot be written, unless the store is elsewhere', async () => {
    const canWrite = (): boolean => false;
    expect((await statesOf({ canWrite }))[4]).toBe('missing');
    expect((await statesOf({ canWrite, env: { DATABASE_URL: 'postgres://db/n' } }))[4]).toBe('ok');
  });

  test('a port that is taken, unless any free one is taken', async () => {
    const isPortFree = async (): Promise<boolean> => false;
    const all = await findings({ ...whole, isPortFree, env: { PORT: '81' } }, '>=20.19');
    expect(all[5]).toMatchObject({ state: 'missing', what: 'port 81 of 127.0.0.1 is taken' });
    expect(reportOf(all)).toContain('set PORT to another port');
    expect(isReady(all)).toBe(false);
    expect((await statesOf({ isPortFree, env: { PORT: '0' } }))[5]).toBe('ok');
  });
});

test('the command ends with 1 where the port is taken, and with 0 where any port is taken', async () => {
  const server = createServer();
  const port = await new Promise<number>((listening) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      listening(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  const doctor = (PORT: string) =>
    spawnSync(process.execPath, ['scripts/doctor/main.mjs'], {
      encoding: 'utf8',
      env: { ...process.env, HOST: '', PORT },
    });
  try {
    const taken = doctor(String(port));
    expect(taken.stdout).toContain(`port ${port} of 127.0.0.1 is taken`);
    expect(taken.status).toBe(1);
    expect([doctor('0').status, doctor('0').stderr]).toEqual([0, '']);
  } finally {
    server.close();
  }
});
