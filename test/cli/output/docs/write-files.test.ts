import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeFolder, writeFiles } from '../../../../cli/output/docs/write-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'nirnaya-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('files are written, over those of the same names', () => {
  const out = join(folder, 'a/b');
  makeFolder(out);
  writeFiles(
    out,
    new Map([
      ['index.html', 'before'],
      ['other.html', 'other'],
    ]),
  );
  writeFiles(out, new Map([['index.html', 'after']]));
  expect(readdirSync(out).sort()).toEqual(['index.html', 'other.html']);
  expect(readFileSync(join(out, 'index.html'), 'utf8')).toBe('after');
});

test('a folder in the way of a file is reported', () => {
  const taken = join(folder, 'taken/index.html');
  mkdirSync(taken, { recursive: true });
  expect(() => writeFiles(join(folder, 'taken'), new Map([['index.html', '']]))).toThrow(
    `--out: cannot write ${taken}: a folder of that name is in the way`,
  );
});
