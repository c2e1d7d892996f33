// Texts are as wide as `string-width` says, which knows more scripts and more emoji, and takes longer to load.

import { readdirSync, readFileSync } from 'node:fs';
import stringWidth from 'string-width';
import { expect, test } from 'vitest';
import { widthOf } from '../../../../cli/output/text/width.ts';

const texts = readdirSync('rulepacks', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(words|names)\.ya?ml$/.test(path))
  .flatMap((path) => readFileSync(`rulepacks/${path}`, 'utf8').split('\n'));

test('every line of every language', () => {
  expect(texts.length).toBeGreaterThan(5000);
  const wrong = texts.filter((text) => widthOf(text) !== stringWidth(text));
  expect(wrong.slice(0, 20)).toEqual([]);
});

test.each(['', 'plain', 'Mesha 4°23′', '“a” – b', '\u001b[1mbold\u001b[22m', '観音誕', 'a\u00adb', '\u0301'])(
  '%j',
  (text) => {
    expect(widthOf(text)).toBe(stringWidth(text));
  },
);
