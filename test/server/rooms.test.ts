import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = 'server';
const files = readdirSync(folder, { recursive: true })
  .map(String)
  .filter((name) => name.endsWith('.ts'));

// Opening the sky, and the range of years it covers, are all that the server has to do with it.
const mayTouch = new Set([
  'workspace.ts engine/sky/sky.ts',
  'dates.ts engine/sky/year-range.ts',
  'places/zones.ts engine/sky/bounded-cache.ts',
  // A thread that tries rules is handed the sky's polynomials, and derives its years of them.
  'evaluate/evaluate.ts engine/sky/bounded-cache.ts',
  'evaluate/evaluate.ts engine/sky/sky-year-of.ts',
]);

test('no route computes astronomy', () => {
  for (const name of files) {
    const text = readFileSync(join(folder, name), 'utf8');
    expect(`${name} ${/\bMath\.(sin|cos|tan|atan2?|asin|acos)\b|from 'sweph'/.exec(text)?.[0]}`).toBe(
      `${name} undefined`,
    );
    for (const [, path = ''] of text.matchAll(/from '(?:\.\.\/)+(engine\/(?:sky|observe)\/[^']+)'/g)) {
      const typesOnly = new RegExp(`import type [^;]*${path.replaceAll('.', '\\.')}`).test(text);
      expect(`${name} ${path} ${typesOnly || mayTouch.has(`${name} ${path}`)}`).toBe(`${name} ${path} true`);
    }
  }
});
