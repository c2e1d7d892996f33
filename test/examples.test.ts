// Every example does what its README says.

import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { createApp, openApp } from '../server/compose/application.ts';
import { captured } from './cli/captured.ts';
import { startClient } from './server/harness.ts';

describe('a pack of a town', () => {
  test('has no diagnostics, and is in the one layout', async () => {
    const { code, out } = await captured('check', 'examples/town');
    expect({ code, out }).toEqual({ code: 0, out: expect.stringContaining('0 errors, 0 warnings') });
    expect(await captured('fmt', '--check', 'examples/town')).toMatchObject({ code: 0 });
  });

  test('passes its tests', async () => {
    const { code, out } = await captured('test', 'examples/town');
    expect({ code, out }).toEqual({ code: 0, out: expect.stringContaining('3 passed') });
  });

  test('moves the festival that it decides in another way, and cites its own authority', async () => {
    const { out } = await captured('year', '2026', '--packs', 'examples/town', '--region', 'TOWN');
    expect(out).toMatch(/Fri 27 Mar +Rama? Navami/);
    expect(out).toMatch(/Fri 23 Jan +Town fair/);
    expect(out.replaceAll(/\s+/g, ' ')).toContain("(The almanac of the town's temple)");
  });
});

describe('a client of the service', async () => {
  const { service } = await startClient();
  const server = createServer(createApp(openApp(service))).listen(0, '127.0.0.1');
  afterAll(() => server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, ['examples/client/festivals.mjs', ...args], {
      env: { NIRNAYA_URL: url },
    });

  test('prints a month with its reasons', async () => {
    const { stdout } = await run('2026', '9', 'IN-MH');
    expect(stdout).toMatch(/^2026-09-14 {2}Ganesh Chaturthi\n {12}\S.*madhyahna/m);
  });

  test('prints what a refusal says', async () => {
    await expect(run('2026', '13')).rejects.toMatchObject({
      stderr: expect.stringMatching(/^invalid_parameters: month: .* \([\w-]+\)\n$/),
    });
  });
});
