// The pages for developers: every one is there, needs no script of its own and no other host, and every link of it leads somewhere.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'parse5';
import { afterAll, describe, expect, test } from 'vitest';
import { createApp } from '../../../../server/compose/application.ts';
import { docsDir, openDocs } from '../../../../server/pages/docs/open-docs.ts';
import { writeArchive } from '../../../../server/pages/docs/rules/archive.ts';
import { readSiteAssets, siteDir } from '../../../../server/pages/site/assets.ts';
import { serve, startClient } from '../../harness.ts';

const client = await startClient();
const assets = readSiteAssets(siteDir());
// The rule browser, which tests do not build, in short.
const rulesFolder = mkdtempSync(join(tmpdir(), 'nirnaya-rules-'));
afterAll(() => rmSync(rulesFolder, { recursive: true, force: true }));
writeArchive(rulesFolder, new Map([['index.html', '<h1>Rule packs</h1>']]));
const docs = openDocs(docsDir(), assets.files, rulesFolder);
const get = await serve(createApp({ ...client.parts, assets, docs }));
const asReader = { headers: { accept: 'text/html,*/*;q=0.8' } };
const { pages } = docs;
const addresses = [...pages].filter(([at, { type }]) => at !== '404' && type === 'html').map(([at]) => at);
const all = [...addresses, '/docs/reference', '/docs/status'];
const texts = new Map(
  await Promise.all(all.map(async (address) => [address, (await get(address, asReader)).text] as const)),
);

interface Node {
  readonly nodeName: string;
  readonly attrs?: readonly { readonly name: string; readonly value: string }[];
  readonly childNodes?: readonly Node[];
}

function elementsOf(node: Node): readonly Node[] {
  return [node, ...(node.childNodes ?? []).flatMap(elementsOf)];
}

const attributesOf = (text: string, name: string): readonly string[] =>
  elementsOf(parse(text) as Node).flatMap(
    (element) => element.attrs?.filter((one) => one.name === name).map(({ value }) => value) ?? [],
  );

const ids = new Map([...texts].map(([address, text]) => [address, new Set(attributesOf(text, 'id'))]));

test('the guide, the rule language, decisions and the history are pages', () => {
  expect(addresses).toEqual(
    expect.arrayContaining([
      '/docs',
      '/docs/changelog',
      '/docs/releases',
      '/docs/guide/api/conventions',
      '/docs/guide/commands',
      '/docs/guide/rules/language',
      '/docs/guide/contribute/adr/0003-sunrise',
    ]),
  );
});

describe.each(all)('%s', (address) => {
  const text = texts.get(address) ?? '';

  test('has a title, one heading of the first level and nothing inline', () => {
    expect(text).toMatch(/<title>.+ · Nirnaya docs<\/title>/);
    expect(text.match(/<h1[ >]/g)).toHaveLength(1);
    expect(text).not.toMatch(/<script(?![^>]*\ssrc=)/);
    expect(text).not.toMatch(/<style|\sstyle=|\son\w+=|javascript:/i);
  });

  test('every file that it loads is of this service and is there', async () => {
    const loaded = [...attributesOf(text, 'src'), ...(text.match(/(?<=<link [^>]*href=")[^"]+/g) ?? [])];
    expect(loaded.length).toBeGreaterThan(3);
    for (const file of new Set(loaded)) {
      expect(file).toMatch(/^\/[^/]/);
      expect([file, (await get(file)).status]).toEqual([file, 200]);
    }
  });

  test('every link leads to a page and to a place on it', async () => {
    for (const link of new Set(attributesOf(text, 'href'))) {
      if (/^https?:/.test(link)) continue;
      const [path = '', anchor] = link.split('#');
      const target = path === '' ? address : path;
      const known = ids.get(target);
      if (known === undefined) expect([link, (await get(target, asReader)).status]).toEqual([link, 200]);
      // Places in the reference are made by its script.
      if (anchor !== undefined && !anchor.startsWith('/'))
        expect([link, known?.has(anchor)]).toEqual([link, true]);
    }
  });
});

test('operations that pages lead to are in the description', async () => {
  const { paths } = (await get('/openapi.json')).json<{
    paths: Record<string, Record<string, { operationId: string; tags: readonly string[] }>>;
  }>();
  const known = new Set(
    Object.values(paths).flatMap((item) =>
      Object.values(item).map(({ operationId, tags }) => `/docs/reference#/${tags[0]}/${operationId}`),
    ),
  );
  const links = [...texts.values()]
    .flatMap((text) => attributesOf(text, 'href'))
    .filter((link) => link.includes('#/'));
  expect(links.length).toBeGreaterThan(300);
  expect(links.filter((link) => !known.has(link))).toEqual([]);
});

describe('answers', () => {
  test('a page may be cached and is known by its tag', async () => {
    const { status, headers, text } = await get('/docs/guide/api/conventions');
    const tag = headers.get('etag') ?? '';
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'text/html; charset=utf-8',
      'public, max-age=300',
    ]);
    expect(text).toContain('X-RateLimit-Plan');
    const again = await get('/docs/guide/api/conventions', { headers: { 'If-None-Match': tag } });
    expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', tag]);
  });

  test('the policy lets in files of this service alone', async () => {
    const { headers } = await get('/docs');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; base-uri 'none'; " +
        "form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
    );
    expect((await get('/docs/reference')).headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; " +
        "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
  });

  test('a drawing is one', async () => {
    const { headers, text } = await get('/docs/images/kalas.svg');
    expect(headers.get('content-type')).toBe('image/svg+xml');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    );
    expect(text).toMatch(/^<svg /);
  });

  test('an address that is none: a page for readers, JSON for programs', async () => {
    const page = await get('/docs/guide/nothing', asReader);
    expect([page.status, page.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(page.text).toContain('<h1>No such page</h1>');
    for (const path of ['/docs/guide/nothing', '/404', '/docs/pages.json', '/docs/../package.json']) {
      const { status, headers } = await get(path);
      expect([path, status, headers.get('content-type')]).toEqual([
        path,
        404,
        'application/json; charset=utf-8',
      ]);
    }
    for (const path of ['/docs', '/docs/reference', '/docs/status'])
      expect((await get(path, { method: 'POST' })).status).toBe(405);
  });

  test('an address with a slash at its end leads to the one without', async () => {
    for (const [path, to] of [
      ['/docs/', '/docs'],
      ['/docs/guide/api/conventions/', '/docs/guide/api/conventions'],
    ] as const) {
      const { status, headers } = await get(path, { redirect: 'manual' });
      expect([status, headers.get('location')]).toEqual([302, to]);
    }
  });

  test('files of swagger-ui may be cached for a year, and no others of it are there', async () => {
    const style = attributesOf(texts.get('/docs/reference') ?? '', 'href').find((link) =>
      link.endsWith('swagger-ui.css'),
    );
    const { headers } = await get(style ?? '');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const folder = style?.replace('swagger-ui.css', '') ?? '';
    for (const name of ['package.json', 'index.html', '..%2fpackage.json', 'swagger-ui.js'])
      expect((await get(`${folder}${name}`)).status).toBe(404);
  });
});

test('without the pages that the build writes no service is opened', () => {
  expect(() => openDocs('/nowhere', assets.files)).toThrow(
    'the pages for developers are not built: run `npm run build` (/nowhere/pages.json)',
  );
});

test('nothing failed', () => {
  expect(client.failures).toEqual([]);
});
