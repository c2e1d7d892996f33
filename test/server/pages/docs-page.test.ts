// The reference as a page: it needs no other host, and the policy lets nothing in that it does not need.

import { describe, expect, test } from 'vitest';
import { startClient } from '../harness.ts';

const { get, failures } = await startClient();
const browser = { headers: { accept: 'text/html,*/*;q=0.8' } };
const page = await get('/docs', browser);
const links = [...page.text.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, link = '']) => link);

describe('GET /docs', () => {
  test('is a page without scripts or styles of its own', () => {
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.text).not.toMatch(/<script(?![^>]*\ssrc=)/);
    expect(page.text).not.toMatch(/<style|\sstyle=|\son\w+=|javascript:/i);
  });

  test('names no other host, and neither does what starts it', async () => {
    expect(links.length).toBeGreaterThan(4);
    for (const link of links) expect(link).toMatch(/^\/[^/]/);
    const start = links.find((link) => link.endsWith('/start.js')) ?? '';
    const { text } = await get(start);
    expect(text).toContain("read('/openapi.json')");
    expect(text).not.toMatch(/https?:|\/\/\w/);
  });

  test('every file of it answers, with its type, to be kept for a year', async () => {
    const types: Readonly<Record<string, RegExp>> = {
      js: /^text\/javascript/,
      css: /^text\/css/,
      png: /^image\/png/,
    };
    for (const link of links.filter((each) => each.startsWith('/docs/'))) {
      const { status, headers, text } = await get(link);
      expect([link, status, text.length > 50]).toEqual([link, 200, true]);
      expect(headers.get('content-type')).toMatch(types[link.split('.').at(-1) ?? ''] ?? /^$/);
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
    expect((await get('/openapi.json')).status).toBe(200);
  });

  test('the policy allows files of this service alone', () => {
    const policy = page.headers.get('content-security-policy') ?? '';
    const directives = Object.fromEntries(
      policy.split('; ').map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources.join(' ')];
      }),
    );
    expect(directives).toEqual({
      'default-src': "'none'",
      'script-src': "'self'",
      'style-src': "'self'",
      'img-src': "'self' data:",
      'connect-src': "'self'",
      'base-uri': "'none'",
      'form-action': "'none'",
      'frame-ancestors': "'none'",
    });
  });

  test('there is nothing else below it', async () => {
    const folder = links.find((link) => link.endsWith('/start.js'))?.replace('start.js', '') ?? '';
    for (const name of [
      'package.json',
      'index.html',
      '..%2fpackage.json',
      '..%2f..%2f..%2fpackage.json',
      'constructor',
      'swagger-ui.js',
    ]) {
      const { status, headers } = await get(`${folder}${name}`);
      expect([name, status]).toEqual([name, 404]);
      expect(headers.get('cache-control')).not.toMatch(/immutable/);
    }
    expect((await get('/docs/other/start.js')).status).toBe(404);
    expect((await get('/docs', { method: 'POST' })).status).toBe(405);
    expect(failures).toEqual([]);
  });
});
