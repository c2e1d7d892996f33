// Where the parts of a compiled chain stand in their sources: read when the first of them is asked for.

import { type SourceFile, type SourceRange, sourceFile } from '../../dsl/source/source-file.ts';
import { damaged } from './artifact-error.ts';
import { ByteReader, type Table } from './byte-reader.ts';
import { placeMark } from './graph-form.ts';

/** Offsets of the characters of a text: that of the first, where the others follow it, or each. */
type Offsets = number | Int32Array;

/** The places of a graph, by their numbers. */
export class Places {
  readonly #load: () => Uint8Array;
  /** how many places the blobs have up to each */
  readonly #upTo: Table;
  #read: readonly (SourceRange | Offsets)[] | undefined;

  constructor(load: () => Uint8Array, upTo: Table) {
    this.#load = load;
    this.#upTo = upTo;
  }

  range(number: number): SourceRange {
    const found = this.#all()[number];
    if (typeof found !== 'object' || !('file' in found)) throw damaged('a place is not there');
    return found;
  }

  offset(number: number, i: number, length: number): number {
    const found = this.#all()[number];
    const within = Math.max(0, Math.min(i, length));
    if (typeof found === 'number') return found + within;
    const offset = found instanceof Int32Array ? found[within] : undefined;
    if (offset === undefined) throw damaged('a place is not there');
    return offset;
  }

  #all(): readonly (SourceRange | Offsets)[] {
    this.#read ??= readPlaces(new ByteReader(this.#load()), this.#upTo);
    return this.#read;
  }
}

function readPlaces(reader: ByteReader, upTo: Table): readonly (SourceRange | Offsets)[] {
  const files = Array.from({ length: bounded(reader) }, (): SourceFile => {
    const path = reader.text();
    return sourceFile(path, reader.text());
  });
  const out: (SourceRange | Offsets)[] = [];
  for (let blob = 0; blob < upTo.length; blob += 1) {
    const end = upTo.at(blob) ?? 0;
    let before = 0;
    while (out.length < end) {
      const kind = reader.byte();
      if (kind === placeMark.range) {
        const file = files[reader.varint()];
        if (file === undefined) throw damaged('a source is not there');
        before += reader.signed();
        out.push({ file, start: before, end: before + reader.varint() });
      } else if (kind === placeMark.inOrder) {
        out.push(before + reader.signed());
      } else if (kind === placeMark.each) {
        let offset = before;
        out.push(
          Int32Array.from({ length: bounded(reader) }, () => {
            offset += reader.signed();
            return offset;
          }),
        );
      } else throw damaged('a place has an unknown mark');
    }
  }
  return out;
}

/** A length of what follows, each of which takes a byte at least. */
export function bounded(reader: ByteReader): number {
  const length = reader.varint();
  if (length > reader.length - reader.position) throw damaged('a length is greater than what follows');
  return length;
}
