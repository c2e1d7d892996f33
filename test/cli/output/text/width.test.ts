// Texts are as wide as `string-width` says, which knows more scripts and more emoji, and takes longer to load.

import { readdirSync, readFileSync } from 'node:fs';
import stringWidth from 'string-width';
import { expect, test } from 'vitest';
import { widthOf } from '../../../../cli/output/text/width.ts';

const lines = readdirSync('rulepacks', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(words|names)\.ya?ml$/.test(path))
  .flatMap((path) => readFileSync(`rulepacks/${path}`, 'utf8').split('\n'));

const expectAlike = (texts: readonly string[], least: number): void => {
  expect(texts.length).toBeGreaterThan(least);
  expect(texts.filter((text) => widthOf(text) !== stringWidth(text)).slice(0, 20)).toEqual([]);
};

// A line is as wide as its words together, and a word stands in many lines.
test('every word of every language', () => {
  expectAlike([...new Set(lines.flatMap((line) => line.split(/\s+/)))], 20_000);
});

test('whole lines', () => {
  expectAlike(
    lines.filter((_, i) => i % 25 === 0),
    1000,
  );
});

test.each(['', 'plain', 'Mesha 4°23′', '“a” – b', '\u001b[1mbold\u001b[22m', '観音誕', 'a\u00adb', '\u0301'])(
  '%j',
  (text) => {
    expect(widthOf(text)).toBe(stringWidth(text));
  },
);
