import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { packSchema } from '../../dsl/schema/pack.ts';
import { testSchema } from '../../dsl/schema/test.ts';
import { captured } from './captured.ts';

test.each([
  [['schema'], packSchema],
  [['schema', 'pack'], packSchema],
  [['schema', 'test'], testSchema],
])('%s prints it as JSON', async (args, schema) => {
  const { code, out } = await captured(...args);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toEqual(schema);
});

test('--out writes what would be printed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'schema-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'test.schema.json');
  expect(await captured('schema', 'test', '--out', path)).toMatchObject({ code: 0, out: `wrote ${path}\n` });
  expect(readFileSync(path, 'utf8')).toBe((await captured('schema', 'test')).out);
});

test.each([
  ['schema tests', "'tests' is invalid for argument 'kind'. Allowed choices are pack, test, words."],
  ['schema --out /nowhere/a.json', '--out: cannot write /nowhere/a.json: no such folder'],
  ['schema --out .', '--out: cannot write .: a folder of that name is in the way'],
])('%s', async (line, message) => {
  const { code, out, err } = await captured(...line.split(' '));
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toMatch(/^nirnaya: /);
  expect(err).toContain(message);
});
