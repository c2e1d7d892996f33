import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { entriesOf, fieldsOf } from '../../../compiler/artifact/read-apart.ts';
import { readGraph } from '../../../compiler/artifact/read-graph.ts';
import { writeGraph } from '../../../compiler/artifact/write-graph.ts';
import { sourceFile } from '../../../dsl/source/source-file.ts';

const magic = 'test';
const version = { language: '1', data: 'test' };
const again = (value: unknown): unknown => {
  const { graph, places } = writeGraph(magic, value, version);
  return readGraph(magic, graph, () => places).value();
};

const { plain } = fc.letrec<{ plain: unknown; leaf: unknown }>((tie) => ({
  leaf: fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.integer(),
    fc.maxSafeInteger(),
    fc.double(),
    fc.boolean(),
    fc.constantFrom(undefined, null, -0, 2 ** 49, 2 ** 50, -(2 ** 53) + 1, Number.NaN),
    fc.int32Array(),
  ),
  plain: fc.oneof(
    { maxDepth: 4 },
    tie('leaf'),
    fc.array(tie('plain')),
    fc.dictionary(fc.string(), tie('plain')),
    fc.array(fc.tuple(fc.string(), tie('plain'))).map((entries) => new Map(entries)),
    fc.array(tie('leaf')).map((values) => new Set(values)),
  ),
}));
const ordinary = plain.filter((value) => !JSON.stringify(value)?.includes('__proto__'));

describe('a graph', () => {
  property.prop([fc.array(ordinary)])('of plain data is read as it was written', (value) => {
    expect(again(value)).toEqual(value);
  });

  test('that refers to one thing twice does so again', () => {
    const one = { deep: [1, { text: 'x' }] };
    const [a, { b }] = again([one, { b: one, c: one.deep }]) as [typeof one, { b: typeof one }];
    expect(a).toBe(b);
    expect(a).toEqual(one);
  });

  test('has what is the same once, also where it was two things', () => {
    const [a, b] = again([
      entriesOf(new Map([['x', { deep: [1] }]])),
      entriesOf(new Map([['y', { deep: [1] }]])),
    ]) as [ReadonlyMap<string, object>, ReadonlyMap<string, object>];
    expect(a.get('x')).toEqual({ deep: [1] });
    expect(a.get('x')).toBe(b.get('y'));
  });

  test('has entries of maps and fields that are read when they are asked for, each once', () => {
    const shared = { text: 'shared' };
    const rules = new Map([
      ['a', { shared }],
      ['b', { shared }],
      ['c', { shared }],
    ]);
    const value = again(
      fieldsOf({ rules: entriesOf(rules), none: entriesOf(new Map()), absent: undefined }),
    ) as {
      readonly rules: ReadonlyMap<string, { shared: object }>;
      readonly none: ReadonlyMap<string, unknown>;
      readonly absent: undefined;
    };
    expect(Object.keys(value)).toEqual(['rules', 'none', 'absent']);
    expect(value.absent).toBeUndefined();
    const actual = value.rules;
    expect(actual).toBe(value.rules);
    expect([...actual.keys()]).toEqual(['a', 'b', 'c']);
    expect([actual.size, actual.has('b'), actual.has('d'), actual.get('d')]).toEqual([
      3,
      true,
      false,
      undefined,
    ]);
    expect(actual.get('b')).toBe(actual.get('b'));
    expect(actual.get('b')?.shared).toBe(actual.get('a')?.shared);
    expect(new Map(actual)).toEqual(rules);
    expect([...actual.values()]).toEqual([...rules.values()]);
    expect(value.none.size).toBe(0);
  });

  test('that was read is written again', () => {
    const value = fieldsOf({ rules: entriesOf(new Map([['a', [1, { text: 'x' }]]])) });
    const read = again(again(value)) as { readonly rules: ReadonlyMap<string, unknown> };
    expect(read.rules.get('a')).toEqual([1, { text: 'x' }]);
  });

  test('knows where things stand, and reads it when it is asked', () => {
    const file = sourceFile('a.yaml', 'one\ntwo: three\n');
    const offsets = [4, 5, 9, 12];
    const value = {
      file,
      place: { file, start: 4, end: 7 },
      straight: { text: 'two', at: (i: number) => 4 + Math.max(0, Math.min(i, 3)) },
      apart: { text: 'abc', at: (i: number) => offsets[Math.max(0, Math.min(i, 3))] ?? 0 },
    };
    let loads = 0;
    const { graph, places } = writeGraph(magic, value, version);
    const actual = readGraph(magic, graph, () => {
      loads += 1;
      return places;
    }).value() as typeof value;
    expect(loads).toBe(0);
    expect([actual.place.start, actual.place.end]).toEqual([4, 7]);
    const { path, text, lineStarts } = actual.place.file;
    expect({ path, text, lineStarts }).toEqual(file);
    expect(actual.file).toBe(actual.place.file);
    for (const i of [-1, 0, 1, 2, 3, 4]) {
      expect(actual.straight.at(i)).toBe(value.straight.at(i));
      expect(actual.apart.at(i)).toBe(value.apart.at(i));
    }
    expect(loads).toBe(1);
  });

  const circle: unknown[] = [];
  circle.push(circle);
  test.each([
    ['an object of a class', [new Date(0)]],
    ['a function', [{ made: () => 1 }]],
    ['a circle', circle],
    ['a symbol', [Symbol('x')]],
    ['a field called __proto__', [JSON.parse('{"__proto__": 1}')]],
  ])('with %s is not written', (_what, value) => {
    expect(() => writeGraph(magic, value, version)).toThrow(TypeError);
  });
});
