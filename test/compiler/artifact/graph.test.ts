import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { ArtifactError } from '../../../compiler/artifact/artifact-error.ts';
import { readGraph } from '../../../compiler/artifact/read-graph.ts';
import { writeGraph } from '../../../compiler/artifact/write-graph.ts';
import { sourceFile } from '../../../dsl/source/source-file.ts';

const again = (value: object): unknown => {
  const { graph, places } = writeGraph({ value, maps: {} });
  return readGraph(graph, () => places).value();
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

  test('has entries of maps that are read when they are asked for, each once', () => {
    const shared = { text: 'shared' };
    const maps = {
      rules: new Map([
        ['a', { shared }],
        ['b', { shared }],
        ['c', { shared }],
      ]),
      none: new Map(),
    };
    const { graph, places } = writeGraph({ value: {}, maps });
    const found = readGraph(graph, () => places).maps;
    const rules = found.get('rules') as ReadonlyMap<string, { shared: object }>;
    expect([...rules.keys()]).toEqual(['a', 'b', 'c']);
    expect([rules.size, rules.has('b'), rules.has('d'), rules.get('d')]).toEqual([3, true, false, undefined]);
    expect(rules.get('b')).toBe(rules.get('b'));
    expect(rules.get('b')?.shared).toBe(rules.get('a')?.shared);
    expect(new Map(rules)).toEqual(maps.rules);
    expect([...rules.values()]).toEqual([...maps.rules.values()]);
    expect(found.get('none')?.size).toBe(0);
  });

  test('knows where things stand, and reads it when it is asked', () => {
    const file = sourceFile('a.yaml', 'one\ntwo: three\n');
    const offsets = [4, 5, 9, 12];
    const value = {
      place: { file, start: 4, end: 7 },
      straight: { text: 'two', at: (i: number) => 4 + Math.max(0, Math.min(i, 3)) },
      apart: { text: 'abc', at: (i: number) => offsets[Math.max(0, Math.min(i, 3))] ?? 0 },
    };
    let loads = 0;
    const { graph, places } = writeGraph({ value, maps: {} });
    const found = readGraph(graph, () => {
      loads += 1;
      return places;
    }).value() as typeof value;
    expect(loads).toBe(0);
    expect([found.place.start, found.place.end, found.place.file]).toEqual([4, 7, file]);
    for (const i of [-1, 0, 1, 2, 3, 4]) {
      expect(found.straight.at(i)).toBe(value.straight.at(i));
      expect(found.apart.at(i)).toBe(value.apart.at(i));
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
    expect(() => writeGraph({ value, maps: {} })).toThrow(TypeError);
  });

  const sample = writeGraph({
    value: [{ text: 'a', list: [1, 2.5, null] }, new Map([['k', new Set(['v'])]]), Int32Array.of(1, -7)],
    maps: { rules: new Map([['a', { text: 'deep', inner: { text: 'deeper' } }]]) },
  });
  const readAll = (bytes: Uint8Array): void => {
    const { value, maps } = readGraph(bytes, () => sample.places);
    value();
    for (const map of maps.values()) for (const _ of map);
  };
  property.prop([fc.nat(), fc.nat(255), fc.nat()])(
    'that was changed is read or is an `ArtifactError`',
    (at, byte, cut) => {
      const bytes = sample.graph.slice(0, sample.graph.length - (cut % 3));
      bytes[at % bytes.length] = byte;
      try {
        readAll(bytes);
      } catch (error) {
        expect(error).toBeInstanceOf(ArtifactError);
      }
    },
  );
});
