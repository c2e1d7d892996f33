import { expect, test } from 'vitest';
import { cursorAt } from '../../../authoring/lsp/completion/cursor.ts';

/** Where the mark stands: the keys that lead there, and what stands before it. */
function cursor(text: string): string | undefined {
  const offset = text.indexOf('¦');
  const actual = cursorAt(text.replace('¦', ''), offset);
  return actual && `${actual.at} ${actual.path.join('/')} <${actual.before.trim()}>`;
}

const inRule = (body: string): string | undefined =>
  cursor(`pack: A\nrules:\n  FESTIVAL_A:\n    name: A\n${body}`)?.replace('rules/FESTIVAL_A', 'RULE');

test('keys by their indentation', () => {
  expect(cursor('¦')).toBe('key  <>');
  expect(cursor('pack: A\nru¦')).toBe('key  <ru>');
  expect(cursor('pack: A\nrules:\n  override FEST¦')).toBe('key rules <override FEST>');
  expect(inRule('    obs¦')).toBe('key RULE <obs>');
  expect(inRule('    windows:\n      ¦')).toBe('key RULE/windows <>');
  expect(inRule('    windows:\n      a: day\n    ¦')).toBe('key RULE <>');
  expect(inRule('  ¦')).toBe('key rules <>');
});

test('values behind their keys, without the quotes that open them', () => {
  expect(inRule('    observe: Bhadra¦')).toBe('value RULE/observe <Bhadra>');
  expect(inRule('    observe: "[1, 2] by ¦')).toBe('value RULE/observe <[1, 2] by>');
  expect(inRule('    observe: "x" ¦')).toBeUndefined();
  expect(inRule('    observe: x # ¦')).toBeUndefined();
  expect(cursor('pack: A\r\nkala:\r\n  dusk:\r\n    is: from ¦\r\n')).toBe('value kala/dusk/is <from>');
});

test('blocks: every line indented further, blank ones too', () => {
  expect(inRule('    decide: |\n      prefer a\n        and ¦')).toBe(
    'value RULE/decide <prefer a\n        and>',
  );
  expect(inRule('    decide: | # why\n\n      ¦')).toBe('value RULE/decide <>');
  expect(inRule('    decide: |\n      prefer a\n    ¦')).toBe('key RULE <>');
  expect(inRule('    variant:\n      - when: |\n          a ¦')).toBe('value RULE/variant/-/when <a>');
});

test('items of lists, as far left as their key too', () => {
  expect(inRule('    cite:\n      - work: ¦')).toBe('value RULE/cite/-/work <>');
  expect(inRule('    cite:\n    - work: a\n      le¦')).toBe('key RULE/cite/- <le>');
  expect(inRule('    tags:\n      - A\n      - B¦')).toBe('value RULE/tags/- <B>');
});

test('maps and lists in one line, and those that go on below', () => {
  expect(inRule('    tags: [A, B¦')).toBe('value RULE/tags/- <B>');
  expect(inRule('    cite: [{work: a}, {work: b, ¦')).toBe('key RULE/cite/- <>');
  expect(inRule('    cite:\n      - {work: a, says: "b, c: {", level: ¦')).toBe('value RULE/cite/-/level <>');
  expect(inRule('    cite:\n      - {work: a,\n         le¦')).toBe('key RULE/cite/- <le>');
  expect(inRule('    let: {a: next tithi ¦')).toBe('value RULE/let/a <next tithi>');
  expect(inRule('    tags: [A] ¦')).toBeUndefined();
});
