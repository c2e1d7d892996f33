// Every file below `data/` is what the manifest beside it says.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const folders = readdirSync('data');

test('there are data of all kinds', () => {
  expect(folders).toEqual(expect.arrayContaining(['calendars', 'places', 'sky', 'world']));
});

describe.each(folders)('data/%s', (folder) => {
  const manifest = JSON.parse(readFileSync(`data/${folder}/manifest.json`, 'utf8'));

  test('has one file and its manifest', () => {
    expect(readdirSync(`data/${folder}`).sort()).toEqual([manifest.file, 'manifest.json'].sort());
  });

  test('is as large as the manifest says, and has its digest', () => {
    const bytes = readFileSync(`data/${folder}/${manifest.file}`);
    expect(bytes.length).toBe(manifest.bytes);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(manifest.sha256);
  });

  test('says what it is, whose, in which version, and what made it', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    for (const field of ['what', 'source', 'licence', 'version', 'generator']) {
      expect(manifest[field], field).toMatch(/\S/);
    }
    const [, program = ''] = /\(npm run (\w+)\)$/.exec(manifest.generator) ?? [];
    expect(scripts).toHaveProperty(program);
  });
});
