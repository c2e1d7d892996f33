// Graphs whose checksums are right and whose parts are not, as a faulty writer would make them.

import { ByteWriter, bytesOf } from '../../../compiler/artifact/byte-writer.ts';
import { placesMagic } from '../../../compiler/artifact/places.ts';
import { readGraph } from '../../../compiler/artifact/read-graph.ts';
import { sealed, writeVersion } from '../../../compiler/artifact/sealed.ts';

/** The parts of a graph: all of them numbers as they are written, of variable length where they are not bytes. */
export interface Parts {
  readonly shapes?: readonly (readonly number[])[];
  readonly texts?: readonly string[];
  readonly blobs: readonly (readonly number[])[];
  /** the number of the blob of the value */
  readonly whole?: number;
  readonly files?: readonly string[];
  /** the places of each blob */
  readonly places?: readonly (readonly number[])[];
}

const written = (numbers: readonly number[]): Uint8Array => {
  const out = new ByteWriter();
  for (const number of numbers) out.varint(number);
  return out.written();
};

const ends = (parts: readonly Uint8Array[]): readonly number[] => {
  let end = 0;
  return parts.map((part) => {
    end += part.length;
    return end;
  });
};

const content = (head: ByteWriter, parts: readonly Uint8Array[]): Uint8Array => {
  const out = new ByteWriter();
  out.fixed(head.length);
  out.bytes(head.written());
  for (const part of parts) out.bytes(part);
  return out.written();
};

/** The value of a graph that is made of its parts. */
export function valueOfParts(parts: Parts): unknown {
  const { shapes = [], texts = [], blobs, whole = 0, files = [], places = [] } = parts;
  const head = new ByteWriter();
  writeVersion(head, { language: '1', data: 'test' });
  head.varint(shapes.length);
  for (const keys of shapes) {
    head.varint(keys.length);
    for (const key of keys) head.varint(key);
  }
  const [textBytes, blobBytes] = [texts.map(bytesOf), blobs.map(written)];
  head.table(ends(textBytes));
  head.table(ends(blobBytes));
  head.varint(whole);
  const graph = sealed('test', content(head, [...textBytes, ...blobBytes]));
  const beside = new ByteWriter();
  beside.varint(graph.id);
  const [fileBytes, placeBytes] = [files.map(bytesOf), places.map(written)];
  beside.table(ends(fileBytes));
  beside.table(ends(placeBytes));
  const apart = sealed(placesMagic, content(beside, [...fileBytes, ...placeBytes]));
  return readGraph('test', graph.bytes, () => apart.bytes).value();
}
