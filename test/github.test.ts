// The forms of the repository are what GitHub takes: each has a name, a description and fields with ids and labels.

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

interface Form {
  readonly name: string;
  readonly description: string;
  readonly body: readonly {
    readonly type: string;
    readonly id?: string;
    readonly attributes: { readonly label?: string };
  }[];
}

const folder = new URL('../.github/ISSUE_TEMPLATE/', import.meta.url);
const read = (name: string): unknown => parse(readFileSync(new URL(name, folder), 'utf8'));
const forms = readdirSync(folder).filter((name) => name !== 'config.yml');

test.each(forms)('%s', (name) => {
  const { name: title, description, body } = read(name) as Form;
  expect([typeof title, typeof description]).toEqual(['string', 'string']);
  const fields = body.filter(({ type }) => type !== 'markdown');
  expect(fields.every(({ id, attributes }) => id !== undefined && attributes.label !== undefined)).toBe(true);
  expect(new Set(fields.map(({ id }) => id)).size).toBe(fields.length);
});

test('a wrong date is reported with its place, its tradition and its source', () => {
  const { body } = read('wrong-date.yml') as Form;
  expect(body.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['place', 'tradition', 'source', 'expected']),
  );
});
