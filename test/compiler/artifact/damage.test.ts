import { describe, expect, it, test } from 'vitest';
import { ArtifactError } from '../../../compiler/artifact/artifact-error.ts';
import { bundleHead, bundleIn, endOfGraph, headLength } from '../../../compiler/artifact/bundle-bytes.ts';
import { ByteReader, textOf } from '../../../compiler/artifact/byte-reader.ts';
import { CheckedBytes } from '../../../compiler/artifact/checked-bytes.ts';
import { mark, placeMark } from '../../../compiler/artifact/graph-form.ts';
import { type Parts, valueOfParts } from './made-graph.ts';

const damaged = (what: string): string => `the compiled packs are damaged: ${what}; compile them again`;
/** A list of one value, deeper than any expression. */
const nested = Array.from({ length: 2001 }, () => [mark.list, 1]).flat();

describe('a graph', () => {
  it('has plain values, with or without texts', () => {
    expect(valueOfParts({ blobs: [[mark.list, 3, mark.null, mark.true, mark.undefined]] })).toEqual([
      null,
      true,
      undefined,
    ]);
    expect(valueOfParts({ texts: ['one'], blobs: [[mark.text, 0]] })).toBe('one');
    expect(valueOfParts({ blobs: [[mark.ints, 2, 2, 3]] })).toEqual(Int32Array.of(1, -2));
  });

  it.each<[string, Parts]>([
    ['a text is missing', { blobs: [[mark.text, 0]] }],
    ['a shape is missing', { blobs: [[mark.object, 0]] }],
    [
      'a field has an invalid name',
      { texts: ['__proto__'], shapes: [[0]], blobs: [[mark.object, 0, mark.null]] },
    ],
    ['a part is missing, or contains itself', { blobs: [[mark.shared, 1]] }],
    ['a part is missing, or contains itself', { blobs: [[mark.shared, 0]] }],
    ['values are nested too deeply', { blobs: [[...nested, mark.null]] }],
    ['a value has an unknown mark', { blobs: [[18]] }],
    ['a length is greater than what follows', { blobs: [[mark.list, 9]] }],
    ['it is truncated', { blobs: [[mark.float, 0]] }],
    ['it is truncated', { blobs: [[mark.text]] }],
  ])('%s', (what, parts) => {
    expect(() => valueOfParts(parts)).toThrow(new ArtifactError('damaged', damaged(what)));
  });
});

interface Placed {
  readonly start: number;
  readonly file: { readonly path: string };
}

describe('where things stand', () => {
  const range: Parts = { blobs: [[mark.range]], files: ['a.yaml', 'text'] };
  const at: Parts = {
    texts: ['text', 'at', 'xy'],
    shapes: [[0, 1]],
    blobs: [[mark.object, 0, mark.text, 2, mark.at]],
  };
  const startOf = (parts: Parts): number => (valueOfParts(parts) as Placed).start;
  const offsetOf = (parts: Parts): number => (valueOfParts(parts) as { at(i: number): number }).at(2);

  it('is read', () => {
    expect(startOf({ ...range, places: [[placeMark.range, 0, 6, 2]] })).toBe(3);
    expect(offsetOf({ ...at, places: [[placeMark.inOrder, 8]] })).toBe(6);
    expect(offsetOf({ ...at, places: [[placeMark.each, 3, 0, 2, 8]] })).toBe(5);
  });

  it.each<[string, () => unknown]>([
    ['a position is missing', () => startOf({ ...range, places: [] })],
    ['a position is missing', () => startOf({ ...range, places: [[]] })],
    ['a position is missing', () => startOf({ ...range, places: [[placeMark.inOrder, 2]] })],
    ['a position is missing', () => offsetOf({ ...at, places: [[placeMark.range, 0, 6, 2]] })],
    ['a position is missing', () => offsetOf({ ...at, places: [[placeMark.each, 1, 2]] })],
    ['a position has an unknown mark', () => startOf({ ...range, places: [[3]] })],
    ['a length is greater than what follows', () => offsetOf({ ...at, places: [[placeMark.each, 9, 2]] })],
    [
      'a source is missing',
      () => (valueOfParts({ ...range, files: [], places: [[placeMark.range, 0, 6, 2]] }) as Placed).file.path,
    ],
  ])('%s', (what, read) => {
    expect(read).toThrow(new ArtifactError('damaged', damaged(what)));
  });
});

describe('a file of packs', () => {
  const graph = Uint8Array.of(1, 2, 3);
  const whole = Uint8Array.of(...bundleHead({ graph }), ...graph, 7, 8);

  it('is taken apart where its graph ends', () => {
    expect(endOfGraph(whole, whole.length)).toBe(headLength + 3);
    expect(bundleIn(whole)).toEqual({ graph, places: Uint8Array.of(7, 8) });
  });

  it.each([
    ['of other bytes', whole.map((byte, i) => (i === 0 ? byte + 1 : byte))],
    ['cut within its head', whole.subarray(0, headLength - 1)],
    ['cut within its graph', whole.subarray(0, headLength + 2)],
    ['without any', new Uint8Array()],
  ])('%s is none', (_what, bytes) => {
    expect(() => bundleIn(bytes)).toThrow(ArtifactError);
  });
});

test('a text is read from shared memory as from any other', () => {
  const shared = new Uint8Array(new SharedArrayBuffer(3));
  shared.set([0x6f, 0x6e, 0x65]);
  expect(textOf(shared)).toBe('one');
});

test('a table has nothing beyond its ends', () => {
  const table = new ByteReader(Uint8Array.of(1, 5, 0, 0, 0)).table();
  expect([table.length, table.at(0), table.at(1), table.at(-1)]).toEqual([1, 5, undefined, undefined]);
});

test('bytes that end before they begin, or beyond the content, are not there', () => {
  const bytes = new CheckedBytes(new Uint8Array(4), { length: 0, at: () => undefined }, 0);
  for (const [start, end] of [
    [3, 2],
    [0, 5],
  ] as const)
    expect(() => bytes.bytes(start, end)).toThrow(ArtifactError);
});
