import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { loadPackFiles, readSourceFile } from '../../../dsl/pack/load-folder.ts';
import { largestFile } from '../../../dsl/source/source-file.ts';
import { readYaml } from '../../../dsl/yaml/read-yaml.ts';

describe('the files of a folder of packs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nirnaya-files-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'b.yaml'), 'pack: B\n');
  writeFileSync(join(folder, 'a.yml'), 'pack: A\n');
  writeFileSync(join(folder, 'a.test.yaml'), 'pack: A\n');
  writeFileSync(join(folder, 'notes.txt'), 'x');
  mkdirSync(join(folder, 'below.yaml'));
  writeFileSync(join(folder, 'below.yaml', 'c.yaml'), 'pack: C\n');
  // A pipe would be waited on for ever.
  execFileSync('mkfifo', [join(folder, 'pipe.yaml')]);

  test('only regular files are read, in order of their paths', () => {
    const files = loadPackFiles(folder);
    expect(files.map(({ path, text }) => [path, text])).toEqual([
      ['a.yml', 'pack: A\n'],
      ['b.yaml', 'pack: B\n'],
      ['below.yaml/c.yaml', 'pack: C\n'],
    ]);
    expect(readSourceFile(join(folder, 'pipe.yaml'), 'pipe.yaml')).toBeUndefined();
  });

  test('of a file that is too large nothing is kept but that it is', () => {
    const path = join(folder, 'large.txt');
    writeFileSync(path, 'x'.repeat(5 * largestFile));
    const file = readSourceFile(path, 'large.yaml');
    expect(file?.text.length).toBe(largestFile + 1);
    expect(file && readYaml(file).diagnostics).toMatchObject([{ code: 'too-large' }]);
  });
});
