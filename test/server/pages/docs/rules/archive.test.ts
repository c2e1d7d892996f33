// Pages are written into an archive and read from it one by one.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { etagOf } from '../../../../../server/http/etag.ts';
import { openArchive, writeArchive } from '../../../../../server/pages/docs/rules/archive.ts';

const folder = mkdtempSync(join(tmpdir(), 'nirnaya-archive-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('each page is read as it was written, with its tag', async () => {
  const pages = new Map([
    ['a.html', '<p>a</p>'],
    ['empty.html', ''],
    ['ब.html', `<p>${'दीपावली '.repeat(2000)}</p>`],
  ]);
  writeArchive(folder, pages);
  const archive = openArchive(folder);
  for (const [name, text] of pages) {
    expect(archive.tagOf(name)).toBe(etagOf(text));
    expect(gunzipSync(await archive.read(name)).toString()).toBe(text);
  }
  expect([archive.tagOf('b.html'), archive.tagOf('constructor')]).toEqual([undefined, undefined]);
  await expect(archive.read('b.html')).rejects.toThrow('the archive has no page b.html');
});

test('one that was not written has no pages', async () => {
  const none = openArchive(join(folder, 'none'));
  expect(none.tagOf('a.html')).toBeUndefined();
  await expect(none.read('a.html')).rejects.toThrow('the archive has no page a.html');
});
