// The rule browser: packs become pages in the frame of the pages for developers, and are answered compressed or not.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'parse5';
import { afterAll, describe, expect, test } from 'vitest';
import { createApp } from '../../../../../server/compose/application.ts';
import { docsDir, openDocs } from '../../../../../server/pages/docs/open-docs.ts';
import { writeArchive } from '../../../../../server/pages/docs/rules/archive.ts';
import { readSiteFiles, siteDir } from '../../../../../server/pages/site/assets.ts';
import { serve, startClient } from '../../../harness.ts';
import { errors, townPages } from './town.ts';

const files = readSiteFiles(siteDir());
const pages = townPages;

interface Node {
  readonly attrs?: readonly { readonly name: string; readonly value: string }[];
  readonly childNodes?: readonly Node[];
}

const nodesOf = (node: Node): readonly Node[] => [node, ...(node.childNodes ?? []).flatMap(nodesOf)];
const valuesOf = (text: string, name: string): readonly string[] =>
  nodesOf(parse(text) as Node).flatMap(
    ({ attrs = [] }) => attrs.find((one) => one.name === name)?.value ?? [],
  );

test('the packs have no errors', () => {
  expect(errors).toEqual([]);
});

describe.each([...pages])('%s', (name, text) => {
  test('has a title, one heading of the first level and nothing inline', () => {
    expect(text).toMatch(/<title>.+ · Nirnaya docs<\/title>/);
    expect(text.match(/<h1[ >]/g)).toHaveLength(1);
    expect(text).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\sstyle=|\son\w+=|javascript:/i);
    expect(text).toContain(`href="${files.docs.rules}"`);
  });

  test('leads to pages that are there', () => {
    const links = valuesOf(text, 'href').filter((href) => !/^(\/|#)/.test(href));
    const known = (link: string): boolean => {
      const [target = '', place] = link.split('#');
      const page = pages.get(target);
      return page !== undefined && (place === undefined || valuesOf(page, 'id').includes(place));
    };
    expect(links.filter((link) => !known(link))).toEqual([]);
    const places = valuesOf(text, 'href').filter((href) => href.startsWith('#'));
    expect(places.filter((href) => !valuesOf(text, 'id').includes(href.slice(1)))).toEqual([]);
    expect(name).toMatch(/^[\w.~-]+\.html$/);
  });
});

test('a rule has its text, its dates elsewhere, and what another pack makes of it', () => {
  const page = pages.get('rule-FESTIVAL_FAIR.html') ?? '';
  expect(page).toContain('<h1>Fair &lt;b&gt;</h1>');
  expect(page).toContain('<a href="/dates/TOWN/FESTIVAL_FAIR">Its dates, each with its reason</a>');
  expect(page).not.toContain('Dates at');
  expect(page).toContain('QUARTER changes some of it.');
  expect(page).toContain('Magha Shukla 5');
});

describe('answers', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'nirnaya-rules-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  writeArchive(folder, pages);
  const client = await startClient();
  const get = await serve(createApp({ ...client.parts, docs: openDocs(docsDir(), files, folder) }));
  const text = pages.get('rule-FESTIVAL_FAIR.html');
  const path = '/docs/rules/rule-FESTIVAL_FAIR.html';

  test.each(['gzip, br', 'identity'])('a page, to clients that accept %s', async (accepted) => {
    const answer = await get(path, { headers: { 'Accept-Encoding': accepted } });
    expect([answer.status, answer.text]).toEqual([200, text]);
    expect(answer.headers.get('content-encoding')).toBe(accepted === 'identity' ? null : 'gzip');
    expect(answer.headers.get('vary')).toMatch(/Accept-Encoding/i);
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self';/);
  });

  test('what the client has is not sent again', async () => {
    const tag = (await get(path)).headers.get('etag') ?? '';
    const again = await get(path, { headers: { 'If-None-Match': tag } });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  test('the folder leads to its first page, and an address that is none is a 404', async () => {
    const first = await get('/docs/rules', { redirect: 'manual' });
    expect([first.status, first.headers.get('location')]).toEqual([302, '/docs/rules/index.html']);
    const none = await get('/docs/rules/rule-NONE.html', { headers: { accept: 'text/html' } });
    expect([none.status, none.text.includes('<h1>No such page</h1>')]).toEqual([404, true]);
    expect(client.failures).toEqual([]);
  });
});
