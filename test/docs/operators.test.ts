// The operators in the language reference are those of their table, from loose to tight. `UPDATE_REFERENCE=1` writes them.

import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type OperatorLevel, operators } from '../../dsl/syntax/operators.ts';

const document = new URL('../../dsl/LANGUAGE.md', import.meta.url);
const header = '| binds | operators | of births alone |';

const levels: readonly OperatorLevel[] = ['else', 'or', 'and', 'comparison', 'sum', 'product', 'tight'];

const listed = (level: OperatorLevel, births: boolean): string =>
  Object.entries(operators)
    .filter(([, operator]) => operator.level === level && (operator.births ?? false) === births)
    .map(([name]) => `\`${name}\``)
    .join(', ');

const how = (i: number): string =>
  i === 0 ? 'loosest' : i === levels.length - 1 ? 'tightest' : String(i + 1);

function table(): string {
  const rows = levels.map((level, i) => `| ${how(i)} | ${listed(level, false)} | ${listed(level, true)} |`);
  return [header, '| --- | --- | --- |', ...rows, ''].join('\n');
}

it('the operators of the reference are those of their table', () => {
  const text = readFileSync(document, 'utf8');
  const start = text.indexOf(header);
  expect(start).toBeGreaterThan(0);
  const written = text.slice(0, start) + table() + text.slice(text.indexOf('\n\n', start) + 1);
  if (process.env.UPDATE_REFERENCE === '1') writeFileSync(document, written);
  else expect(text).toBe(written);
});
