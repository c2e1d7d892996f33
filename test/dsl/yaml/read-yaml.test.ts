import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { bundledPacksDir } from '../../../app/packs/pack-folders.ts';
import type { Diagnostic } from '../../../dsl/diagnostics/diagnostic.ts';
import { renderDiagnostic } from '../../../dsl/diagnostics/frame.ts';
import { loadPackFiles } from '../../../dsl/pack/load-folder.ts';
import { readPack } from '../../../dsl/pack/read-pack.ts';
import { lineColumn, sourceFile } from '../../../dsl/source/source-file.ts';
import { readYaml } from '../../../dsl/yaml/read-yaml.ts';

const codesOf = (text: string): string[] =>
  readYaml(sourceFile('text.yaml', text)).diagnostics.map((d) => d.code);

function expectInside({ range, message }: Diagnostic): void {
  expect(range.start, message).toBeGreaterThanOrEqual(0);
  expect(range.end, message).toBeGreaterThanOrEqual(range.start);
  expect(range.start, message).toBeLessThanOrEqual(range.file.text.length);
}

const bundled = loadPackFiles(bundledPacksDir()).map((file) => file.text);
const signs = [
  ...':-[]{}\'"|>&*!%@#?,\t\n\r `~\\',
  '\u0000',
  '\uFEFF',
  '---',
  '...',
  '<<: *a',
  '? ',
  'ग',
  '😀',
];

/** A piece of a bundled pack with some of its characters replaced, put in or left out. */
const mutated = fc
  .record({
    text: fc.constantFrom(...bundled),
    from: fc.nat(),
    length: fc.integer({ min: 20, max: 600 }),
    edits: fc.array(
      fc.record({ at: fc.nat(), drop: fc.integer({ min: 0, max: 3 }), put: fc.constantFrom(...signs, '') }),
      {
        minLength: 1,
        maxLength: 6,
      },
    ),
  })
  .map(({ text, from, length, edits }) => {
    let out = text.slice(from % text.length).slice(0, length);
    for (const { at, drop, put } of edits) {
      const i = at % (out.length + 1);
      out = out.slice(0, i) + put + out.slice(i + drop);
    }
    return out;
  });

describe('reading YAML', () => {
  test.prop([fc.oneof(mutated, fc.string({ unit: 'binary', maxLength: 80 }))], { numRuns: 1500 })(
    'never throws, and every diagnostic lies in the file and can be shown',
    (text) => {
      const { diagnostics } = readPack(sourceFile('text.yaml', text));
      for (const d of diagnostics) {
        expectInside(d);
        renderDiagnostic(d);
      }
    },
  );

  it('files beyond the bound are refused unread', () => {
    const codes = (size: number): string[] => codesOf('#'.repeat(size));
    expect(codes(400_000)).toEqual([]);
    expect(codes(400_001)).toEqual(['too-large']);
  });

  it('nesting beyond the bound is refused, however deep', () => {
    const nested = (depth: number): string => `a: ${'['.repeat(depth)}${']'.repeat(depth)}`;
    expect(codesOf(nested(20))).toEqual([]);
    expect(codesOf(nested(130))).toEqual(['too-deep']);
    expect(codesOf('['.repeat(390_000))).toEqual(['too-deep']);
    expect(codesOf('- '.repeat(190_000))).toEqual(['too-deep']);
  });

  it('a map of many keys is read, in time that the square of their number would exceed by far', () => {
    const keys = Array.from({ length: 30_000 }, (_, i) => `k${i}: 1`).join('\n');
    expect(codesOf(keys)).toEqual([]);
  });

  it('a byte order mark is no part of the text', () => {
    const { root } = readYaml(sourceFile('text.yaml', '\uFEFFpack: A'));
    expect(root?.range.start).toBe(0);
  });

  it('of what has a tag the text is what is read', () => {
    const { root } = readYaml(sourceFile('text.yaml', 'a: !!timestamp 2026-01-01'));
    expect(root?.kind === 'map' && root.entries[0]?.value).toMatchObject({ value: '2026-01-01' });
  });

  it.each(['', '\n', '# nothing but a comment\n'])('in %j there is nothing', (text) => {
    expect(readYaml(sourceFile('text.yaml', text))).toEqual({ root: undefined, diagnostics: [] });
  });

  it('the first twenty errors are reported', () => {
    const lines = Array.from({ length: 25 }, (_, i) => `k${i}: @x`);
    const { diagnostics } = readYaml(sourceFile('text.yaml', lines.join('\n')));
    expect(diagnostics.map(({ range }) => lineColumn(range.file, range.start).line)).toEqual(
      Array.from({ length: 20 }, (_, i) => i + 1),
    );
  });

  it.each([
    ['a: "x" by y  # why', `a: '"x" by y'  # why`],
    ["a: 'it's'  # why", "a: 'it''s'  # why"],
    ['a: [b, c', 'a: [b, c]'],
    ['a: "b', 'a: "b"'],
  ])('%j is mended to %j', (text, expected) => {
    const [{ fix } = {}] = readYaml(sourceFile('text.yaml', text)).diagnostics;
    expect(fix && text.slice(0, fix.range.start) + fix.text + text.slice(fix.range.end)).toBe(expected);
  });

  it.each(['a: [b # why', 'a: [b, "c', '- "b'])('%j is left to its author', (text) => {
    const [first] = readYaml(sourceFile('text.yaml', text)).diagnostics;
    expect(first?.message).toMatch(/opened here is not closed/);
    expect(first?.fix).toBeUndefined();
  });

  it('of a duplicate key the first counts', () => {
    const { root, diagnostics } = readYaml(sourceFile('text.yaml', 'a: 1\na: 2\n'));
    expect(diagnostics.map((d) => [d.code, d.range.start])).toEqual([['yaml-duplicate-key', 5]]);
    expect(root?.kind === 'map' && root.entries.length).toBe(1);
  });

  it.each([
    ['a: &x b', 'yaml-anchor', '&x'],
    ['a: *x', 'yaml-anchor', '*x'],
    ['a: !x b', 'yaml-tag', '!x'],
    ['a: !x {b: c}', 'yaml-tag', '!x'],
    ['a: [!x,b]', 'yaml-tag', '!x'],
    ['a: !x\n  - b', 'yaml-tag', '!x'],
    ['a: !x "b"', 'yaml-tag', '!x'],
    ['!x\na: b', 'yaml-tag', '!x'],
    ['a: !!timestamp 2026-01-01', 'yaml-tag', '!!timestamp'],
    ['a: !<tag:x,y> b', 'yaml-tag', '!<tag:x,y>'],
    ['a: !unknown!x b', 'yaml-tag', '!unknown!x'],
    ['a: !<b c', 'yaml-tag', '!<b'],
    ['a: !! b', 'yaml-tag', '!!'],
    ['a: 1\n\tb: 2', 'yaml-tab', undefined],
    ['a: @b', 'expression-quote', undefined],
    ['a: ["b"] by c', 'expression-quote', undefined],
    ['a: 1\n---\nb: 2', 'yaml-syntax', undefined],
    ['%YAML 1.2\n---\na: 1', 'yaml-syntax', undefined],
    ['a: {b: cycle [c] from d}\ne: 1\nf: 2\ng: 3', 'yaml-syntax', '['],
    ['? [a]\n: 1', 'yaml-syntax', '[a]'],
  ])('%j is %s', (text, code, reported) => {
    const [first, ...rest] = readYaml(sourceFile('text.yaml', text)).diagnostics;
    expect(first?.code).toBe(code);
    expect(rest).toEqual([]);
    if (reported !== undefined) expect(text.slice(first?.range.start, first?.range.end)).toBe(reported);
  });
});
