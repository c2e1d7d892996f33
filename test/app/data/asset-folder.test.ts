import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openAssetFolder } from '../../../app/data/asset-folder.ts';

let out = '';
beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'nirnaya-assets-'));
});
afterEach(() => rmSync(out, { recursive: true, force: true }));

test('a file is written under a name that its content gives, and listed', () => {
  const folder = openAssetFolder(out);
  const [one, same, other] = ['{"a":1}', '{"a":1}', '{"a":2}'].map((text) => folder.write('words', text));
  expect(one).toMatch(/^\/assets\/words-[\w-]{10}\.bin$/);
  expect(same).toBe(one);
  expect(other).not.toBe(one);
  expect(gunzipSync(readFileSync(join(out, one ?? ''))).toString()).toBe('{"a":1}');
  folder.list({ words: one });
  expect(JSON.parse(readFileSync(join(out, 'data.json'), 'utf8'))).toEqual({ words: one });
});

test('what an earlier build left is gone', () => {
  writeFileSync(join(out, 'old.bin'), '');
  openAssetFolder(out);
  expect(readdirSync(out)).toEqual(['assets']);
});
