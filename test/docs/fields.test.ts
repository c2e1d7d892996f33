// The fields of rules in the language reference are those of the table, each with its line. `UPDATE_REFERENCE=1` writes them.

import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ruleEntries } from '../../dsl/pack/rule-table.ts';
import type { Form } from '../../dsl/pack/shape.ts';
import { ruleKinds } from '../../dsl/vocabulary/rule-words.ts';

const document = new URL('../../dsl/LANGUAGE.md', import.meta.url);
const header = '| field | of rules | value | |';

// The most words that are listed.
const mostWords = 8;

const keys = (fields: object): string => `{${Object.keys(fields).join(', ')}}`;

// What a field may hold, as its table says.
function value({ grammar, values = [], fields, item, opens, schema }: Form): string {
  if (grammar !== undefined) return grammar === 'score' ? 'lines' : grammar;
  if (values.length > 0 && values.length <= mostWords) return values.map((word) => `\`${word}\``).join(', ');
  if (fields !== undefined) return `\`${keys(fields)}\``;
  if (item?.fields !== undefined) return `\`[${keys(item.fields)}]\``;
  if (item !== undefined) return 'a list';
  if (opens === 'below') return 'a map';
  return schema.type === 'number' || schema.type === 'integer' ? 'a number' : '';
}

function table(): string {
  const rows = ruleEntries.map(({ field, kinds, shape, about }) => {
    const of = kinds.length === ruleKinds.length ? 'any' : kinds.join(', ');
    return `| \`${field}\` | ${of} | ${value(shape)} | ${about} |`;
  });
  return [header, '| --- | --- | --- | --- |', ...rows, ''].join('\n');
}

it('the fields of rules in the reference are those of their table', () => {
  const text = readFileSync(document, 'utf8');
  const start = text.indexOf(header);
  expect(start).toBeGreaterThan(0);
  const written = text.slice(0, start) + table() + text.slice(text.indexOf('\n\n', start) + 1);
  if (process.env.UPDATE_REFERENCE === '1') writeFileSync(document, written);
  else expect(text).toBe(written);
});
