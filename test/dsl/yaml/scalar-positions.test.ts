import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { sourceFile } from '../../../dsl/source/source-file.ts';
import type { YamlScalar } from '../../../dsl/yaml/node.ts';
import { readYaml } from '../../../dsl/yaml/read-yaml.ts';

// The scalar of the key `value` in a small document; the keys about it show that nothing else was swallowed.
function scalarIn(source: string): YamlScalar {
  const { root, diagnostics } = readYaml(sourceFile('text.yaml', source));
  expect(diagnostics, source).toEqual([]);
  if (root?.kind !== 'map') throw new Error(`not a map: ${source}`);
  expect(root.entries.map((e) => e.key.text)).toEqual(['before', 'value', 'after']);
  const node = root.entries[1]?.value;
  if (node?.kind !== 'scalar') throw new Error(`not a scalar: ${source}`);
  return node;
}

const documentOf = (scalar: string, eol: string): string =>
  `before: मध्याह्न\nvalue: ${scalar}\nafter: 1\n`.replaceAll('\n', eol);

/** Every character that was written as itself is found where `at` says; places never run backwards. */
function expectPlaced(source: string, scalar: YamlScalar): void {
  expect(scalar.exact, source).toBe(true);
  let last = scalar.range.start;
  for (let i = 0; i < scalar.text.length; i++) {
    const at = scalar.at(i);
    expect(at, source).toBeGreaterThanOrEqual(last);
    last = at;
    const c = scalar.text[i] ?? '';
    const actual = source[at];
    // A space may be a folded line, and a character of a double-quoted scalar may be written as an escape.
    if (/\s/.test(c) || actual === '\\') continue;
    expect(actual, `${JSON.stringify(source)} at ${i}`).toBe(c);
  }
  expect(scalar.at(scalar.text.length)).toBeGreaterThanOrEqual(last);
  expect(scalar.at(scalar.text.length)).toBeLessThanOrEqual(Math.max(scalar.range.end, scalar.range.start));
}

const letters = [...'abcXYZ019()[]{},:;#?!&*|>%@`~+-=<\'"\\/', 'ग', 'णे', 'श', 'ā', '😀'];
const character = fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...letters) }, fc.constant(' '));
const line = fc.array(character, { minLength: 1, maxLength: 24 }).map((c) => c.join(''));
const trimmed = line.map((text) => `a${text}z`);
const plainLine = fc
  .array(fc.constantFrom(...'abcXYZ019()+=<>/', ' ', 'ग', 'णे', 'ā', '😀'), { maxLength: 20 })
  .map((c) => `a${c.join('')}z`);
const eol = fc.constantFrom('\n', '\r\n');
const runs = { numRuns: 300 };

const single = (text: string): string => `'${text.replaceAll("'", "''")}'`;
const escaped = (c: string, how: number): string => {
  const code = c.codePointAt(0) ?? 0;
  if (c === '"' || c === '\\') return `\\${c}`;
  if (how === 0) return `\\U${code.toString(16).padStart(8, '0')}`;
  if (how === 1 && code <= 0xffff) return `\\u${code.toString(16).padStart(4, '0')}`;
  return how === 2 && code <= 0xff ? `\\x${code.toString(16).padStart(2, '0')}` : c;
};

describe('each decoded character knows where it was written', () => {
  test.prop([plainLine, eol], runs)('in a plain scalar', (text, end) => {
    const source = documentOf(text, end);
    const scalar = scalarIn(source);
    expect(scalar.text).toBe(text);
    expectPlaced(source, scalar);
  });

  test.prop([line, eol], runs)('in single quotes', (text, end) => {
    const source = documentOf(single(text), end);
    const scalar = scalarIn(source);
    expect(scalar.text).toBe(text);
    expectPlaced(source, scalar);
  });

  test.prop([line, fc.infiniteStream(fc.integer({ min: 0, max: 8 })), eol], runs)(
    'in double quotes, escapes included',
    (text, variants, end) => {
      const way = variants[Symbol.iterator]();
      const body = [...text].map((c) => escaped(c, way.next().value ?? 8)).join('');
      const source = documentOf(`"${body}"`, end);
      const scalar = scalarIn(source);
      expect(scalar.text).toBe(text);
      expectPlaced(source, scalar);
    },
  );

  const blockLine = fc.oneof({ weight: 4, arbitrary: trimmed }, fc.constantFrom('', '# a comment'));
  const blocks = fc.record({
    lines: fc.array(blockLine, { minLength: 1, maxLength: 5 }).filter((all) => all.some((l) => l !== '')),
    chomp: fc.constantFrom('', '-', '+'),
    indent: fc.integer({ min: 1, max: 6 }),
    more: fc.integer({ min: 0, max: 3 }),
    indicated: fc.boolean(),
    blanksAfter: fc.integer({ min: 0, max: 2 }),
  });
  test.prop([blocks, eol], runs)('in a block, whatever its indentation and chomping', (b, end) => {
    const pad = ' '.repeat(b.indent + (b.indicated ? b.more : 0));
    const body = b.lines.map((l) => (l === '' ? '' : `${pad}${l}`)).join('\n');
    const header = `|${b.indicated ? b.indent : ''}${b.chomp}`;
    const source = documentOf(`${header}\n${body}${'\n'.repeat(b.blanksAfter)}`, end);
    const scalar = scalarIn(source);
    const own = b.indicated ? ' '.repeat(b.more) : '';
    expect(scalar.text.trimEnd()).toBe(
      b.lines
        .map((l) => (l === '' ? '' : `${own}${l}`))
        .join('\n')
        .trimEnd(),
    );
    expectPlaced(source, scalar);
  });

  const several = fc.array(trimmed, { minLength: 2, maxLength: 4 });
  test.prop([several, fc.array(plainLine, { minLength: 2, maxLength: 4 }), eol], runs)(
    'in scalars of several lines, which YAML folds',
    (texts, plains, end) => {
      for (const scalar of [
        plains.join('\n  '),
        single(texts.join('\n   ')),
        `"${texts.map((t) => [...t].map((c) => escaped(c, 8)).join('')).join('\n\n  ')}"`,
      ]) {
        const source = documentOf(scalar, end);
        expectPlaced(source, scalarIn(source));
      }
    },
  );

  it.each(['\n', '\r\n'])('also behind an escaped line break: %j', (end) => {
    const source = documentOf('"from \\\n   sunset"', end);
    const scalar = scalarIn(source);
    expect(scalar.text).toBe('from sunset');
    expectPlaced(source, scalar);
  });

  it('a folded block is not placed, and says so: all of it stands at its beginning', () => {
    const scalar = scalarIn(documentOf('>\n  a\n  b', '\n'));
    expect(scalar.exact).toBe(false);
    expect([0, 1, 2].map((i) => scalar.at(i))).toEqual(Array(3).fill(scalar.range.start));
  });

  it.each(['|', '|2', '|\n', '|2\n\n'])('a block of nothing, %j, is exact', (block) => {
    const source = documentOf(block, '\n');
    const scalar = scalarIn(source);
    expect(scalar.text).toBe('');
    expectPlaced(source, scalar);
  });

  it('a block of nothing at the end of the file is exact', () => {
    const { root } = readYaml(sourceFile('text.yaml', 'a: |'));
    const value = root?.kind === 'map' ? root.entries[0]?.value : undefined;
    expect(value).toMatchObject({ text: '', exact: true });
  });
});
