// The core runs where there is no Node: nothing in it names a global of Node. (That it imports no module of Node is a rule
// of imports.)

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const NODE_GLOBALS = /\b(?:Buffer|process|require|__dirname|__filename|setImmediate|global)\b(?=[.(])/;

const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');

describe.each(['dsl', 'engine', 'ephemeris/packed', 'compiler', 'explain'])('%s', (capacity) => {
  const files = readdirSync(capacity, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.ts') && !path.startsWith('dist'),
  );

  test('names no global of Node', () => {
    expect(files.length).toBeGreaterThan(5);
    const naming = files.filter((path) =>
      NODE_GLOBALS.test(withoutComments(readFileSync(`${capacity}/${path}`, 'utf8'))),
    );
    expect(naming).toEqual([]);
  });
});
