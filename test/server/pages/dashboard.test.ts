import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { createApp } from '../../../server/compose/application.ts';
import { readDashboard } from '../../../server/pages/dashboard.ts';
import { type Refused, serve, startClient } from '../harness.ts';

const folder = mkdtempSync(join(tmpdir(), 'nirnaya-built-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Account</title>');
writeFileSync(join(folder, 'assets', 'index-abc.js'), 'export {};');
writeFileSync(join(folder, 'secret.txt'), 'not of the dashboard');

const { parts } = await startClient();
const get = await serve(createApp({ ...parts, dashboard: readDashboard(folder) }));
const unbuilt = await serve(createApp({ ...parts, dashboard: undefined }));

describe('/dashboard', () => {
  test('is what was built, under a policy that lets nothing inline run and no other host be asked', async () => {
    const { text, headers } = await get('/dashboard');
    expect(text).toBe('<!doctype html><title>Account</title>');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy.split('; ')[0]).toBe("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|sha256|nonce|https?:|\*|data:/);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('its files are kept for good, by their names alone', async () => {
    const { text, headers } = await get('/dashboard/assets/index-abc.js');
    expect([text, headers.get('content-type')]).toEqual(['export {};', 'text/javascript; charset=utf-8']);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    for (const name of [
      'index-abd.js',
      '..%2Fsecret.txt',
      '..%2Findex.html',
      '%2e%2e%2fsecret.txt',
      'constructor',
    ]) {
      expect(`${(await get(`/dashboard/assets/${name}`)).status} ${name}`).toBe(`404 ${name}`);
    }
  });

  test('where it was not built, how to build it is said', async () => {
    expect(readDashboard(join(folder, 'nowhere'))).toBeUndefined();
    const answer = await unbuilt('/dashboard');
    expect(answer.status).toBe(404);
    expect(answer.json<Refused>()).toMatchObject({ error: 'dashboard_not_built' });
    expect((await unbuilt('/dashboard/assets/index-abc.js')).status).toBe(404);
  });

  test('answers GET and HEAD', async () => {
    expect((await get('/dashboard', { method: 'HEAD' })).status).toBe(200);
    const { status, headers } = await get('/dashboard', { method: 'DELETE' });
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
  });
});
