import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { bundledPacksDir } from '../../../app/pack-folders.ts';
import { loadPackFiles, loadTestFiles, loadWordsFiles } from '../../../dsl/pack/load-folder.ts';
import { readSimpleYaml } from '../../../dsl/source/simple-yaml.ts';
import { type SourceFile, sourceFile } from '../../../dsl/source/source-file.ts';
import { readYamlByLibrary } from '../../../dsl/source/yaml.ts';
import type { YamlNode } from '../../../dsl/source/yaml-node.ts';

/** Everything that can be read of a tree, places of characters outside of a text included. */
function allOf(node: YamlNode): unknown {
  const { start, end } = node.range;
  if (node.kind === 'list') return [start, end, node.items.map(allOf)];
  if (node.kind === 'map')
    return [start, end, node.entries.map(({ key, value }) => [allOf(key), allOf(value)])];
  const { style, value, text, exact } = node;
  const places = Array.from({ length: text.length + 3 }, (_, i) => node.at(i - 1));
  return [start, end, style, value, text, exact, places];
}

/** Whether a file is simple; what is read of it then is what the library would have read, without a word. */
function readsAlike(file: SourceFile): boolean {
  const simple = readSimpleYaml(file);
  if (simple === undefined) return false;
  const { root, diagnostics } = readYamlByLibrary(file);
  expect(diagnostics, file.text).toEqual([]);
  // As texts: a comparison of this many places one by one takes a minute.
  expect(JSON.stringify(allOf(simple)), file.text).toBe(JSON.stringify(root && allOf(root)));
  return true;
}

const textOf = (text: string): SourceFile => sourceFile('text.yaml', text);
const folder = bundledPacksDir();
const bundled = [...loadPackFiles(folder), ...loadTestFiles(folder), ...loadWordsFiles(folder)];

const signs = [
  ...':-[]{}\'"|>&*!%@#?,\n\t\r `~\\',
  ...['  ', '\n  ', '- ', ': ', ' #x', '\n# c\n', '\n    # c\n', '|\n', '>-\n', '\n\n', "''", 'a: b'],
  ...['null', '1.5', '-1', '0x1', '1e3', '.inf', 'true', '---', 'ग', '😀', '\u00a0', '\u0085'],
];

/** Some lines of a bundled file moved to the margin, with some of their characters replaced. */
const mutated = fc
  .record({
    file: fc.constantFrom(...bundled),
    from: fc.nat(),
    length: fc.integer({ min: 1, max: 14 }),
    edits: fc.array(
      fc.record({ at: fc.nat(), drop: fc.integer({ min: 0, max: 2 }), put: fc.constantFrom(...signs, '') }),
      { maxLength: 4 },
    ),
  })
  .map(({ file, from, length, edits }) => {
    const all = file.text.split('\n');
    const lines = all.slice(from % all.length).slice(0, length);
    const margin = Math.min(...lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/)));
    let out = `${lines.map((line) => line.slice(margin)).join('\n')}\n`;
    for (const { at, drop, put } of edits) {
      const i = at % (out.length + 1);
      out = out.slice(0, i) + put + out.slice(i + drop);
    }
    return textOf(out);
  });

describe('simple YAML', () => {
  it('nearly all bundled files are simple, and are read as the library reads them', () => {
    const left = bundled.filter((file) => !readsAlike(file));
    expect(left.length).toBeLessThan(bundled.length / 20);
  });

  test.prop([mutated], { numRuns: 3000 })(
    'any text is read as the library reads it, or left to it',
    (file) => {
      readsAlike(file);
    },
  );

  it.each([
    'a: 1\nb: -2.50\nc: true\nd: word\n',
    'a:\n  - b: c\n    d: e\n  - f\n# end\n',
    'a: one\n  two\n   three\nb: x\n',
    "a: 'it''s'\nb: \"x y\" # why\n",
    'a: |\n  b\n\n    c\n\nd: >-\n  e\n  f\n',
    'a: {b: [c, "d e"],\n  f: g:h}\n',
    '# head\n\n"a b": c # d\n',
  ])('%j is simple', (text) => {
    expect(readsAlike(textOf(text))).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['no line break at the end', 'a: b'],
    ['a tab', 'a:\tb\n'],
    ['an anchor', 'a: &b c\n'],
    ['a tag', 'a: !b c\n'],
    ['a duplicate key', 'a: b\na: c\n'],
    ['an empty value', 'a:\nb: c\n'],
    ['an escape', 'a: "\\n"\n'],
    ['a list at the margin of its key', 'a:\n- b\n'],
    ['a comment further in than what follows', 'a:\n  b: c\n  # d\ne: f\n'],
    ['a blank line in a folded block', 'a: >\n  b\n\n  c\n'],
    ['a hexadecimal number', 'a: 0x1f\n'],
    ['no value', 'a: null\n'],
    ['a second document', 'a: b\n---\nc: d\n'],
    ['a quote that does not close, in a text that begins with one', "'a': 'b\n"],
    ['great depth', `a: ${'['.repeat(20)}${']'.repeat(20)}\n`],
  ])('%s is left to the library', (_, text) => {
    expect(readSimpleYaml(textOf(text))).toBeUndefined();
  });
});
