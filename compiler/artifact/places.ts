// Where the parts of a graph stand in their sources: those of a blob are read when the first of them is asked for.

import { type SourceFile, type SourceRange, sourceFile } from '@nirnaya/dsl/source';
import { ArtifactError, damaged } from './artifact-error.ts';
import { ByteReader, type Table, textOf } from './byte-reader.ts';
import type { CheckedBytes } from './checked-bytes.ts';
import { placeMark } from './graph-form.ts';
import { unsealed } from './sealed.ts';

/** What places begin with. */
export const placesMagic = 'nirnaya-places';

/** Offsets of the characters of a text: that of the first, where the others follow it, or each. */
type Offsets = number | Int32Array;
type Place = SourceRange | Offsets;

/** Parts of bytes by their numbers; undefined beyond their end. */
export type Part = (number: number) => Uint8Array | undefined;

/** The parts that lie one after the other from a position on. */
export function partsOf(content: CheckedBytes, start: number, ends: Table): Part {
  return (number) => {
    const end = ends.at(number);
    return end === undefined ? undefined : content.bytes(start + (ends.at(number - 1) ?? 0), start + end);
  };
}

/** How long the parts are together that end at some places. */
export const lengthOf = (ends: Table): number => ends.at(ends.length - 1) ?? 0;

/** The head of a content that is read at once, behind its length; and where the rest begins. */
export function headOf(content: CheckedBytes): { readonly head: ByteReader; readonly end: number } {
  const length = new ByteReader(content.bytes(0, Math.min(4, content.length))).fixed();
  return { head: new ByteReader(content.bytes(4, 4 + length)), end: 4 + length };
}

/** The bytes of places, opened. */
interface Opened {
  readonly file: Part;
  readonly blob: Part;
}

/** The places of a graph, by the numbers of its blobs. */
export class Places {
  readonly #load: () => Uint8Array | undefined;
  readonly #graph: number;
  readonly #files: StoredFile[] = [];
  readonly #read = new Map<number, readonly Place[]>();
  #opened: Opened | undefined;

  /** `load` gives the bytes when the first place is asked for; `graph` is the number of the graph that they belong to */
  constructor(load: () => Uint8Array | undefined, graph: number) {
    this.#load = load;
    this.#graph = graph;
  }

  range(blob: number, number: number): SourceRange {
    const place = this.#of(blob)[number];
    if (typeof place !== 'object' || !('file' in place)) throw damaged('a position is missing');
    return place;
  }

  offset(blob: number, number: number, i: number, length: number): number {
    const place = this.#of(blob)[number];
    const within = Math.max(0, Math.min(i, length));
    if (typeof place === 'number') return place + within;
    const offset = place instanceof Int32Array ? place[within] : undefined;
    if (offset === undefined) throw damaged('a position is missing');
    return offset;
  }

  /** a file by its number, the same each time; its path and its text are read when they are asked for */
  file(number: number): SourceFile {
    let file = this.#files[number];
    if (file === undefined) {
      file = new StoredFile((part) => {
        const bytes = this.#open().file(2 * number + part);
        if (bytes === undefined) throw damaged('a source is missing');
        return textOf(bytes);
      });
      this.#files[number] = file;
    }
    return file;
  }

  #of(blob: number): readonly Place[] {
    let places = this.#read.get(blob);
    if (places === undefined) {
      const bytes = this.#open().blob(blob);
      if (bytes === undefined) throw damaged('a position is missing');
      places = this.#placesIn(new ByteReader(bytes));
      this.#read.set(blob, places);
    }
    return places;
  }

  #open(): Opened {
    this.#opened ??= this.#openedNow();
    return this.#opened;
  }

  #openedNow(): Opened {
    const bytes = this.#load();
    if (bytes === undefined) {
      throw new ArtifactError('no places', 'the compiled packs have no source positions');
    }
    const content = unsealed(placesMagic, bytes);
    const { head, end } = headOf(content);
    if (head.varint() !== this.#graph) {
      throw new ArtifactError('other version', 'the source positions belong to other compiled packs');
    }
    const files = head.table();
    const blobs = head.table();
    return { file: partsOf(content, end, files), blob: partsOf(content, end + lengthOf(files), blobs) };
  }

  #placesIn(reader: ByteReader): readonly Place[] {
    const out: Place[] = [];
    let before = 0;
    while (reader.position < reader.length) {
      const kind = reader.byte();
      if (kind === placeMark.range) {
        const file = this.file(reader.varint());
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
      } else throw damaged('a position has an unknown mark');
    }
    return out;
  }
}

/** A file whose text is read when it is asked for. */
class StoredFile implements SourceFile {
  readonly #part: (part: 0 | 1) => string;
  #path: string | undefined;
  #file: SourceFile | undefined;

  constructor(part: (part: 0 | 1) => string) {
    this.#part = part;
  }

  get path(): string {
    this.#path ??= this.#part(0);
    return this.#path;
  }

  get text(): string {
    return this.#whole().text;
  }

  get lineStarts(): readonly number[] {
    return this.#whole().lineStarts;
  }

  #whole(): SourceFile {
    this.#file ??= sourceFile(this.path, this.#part(1));
    return this.#file;
  }
}

/** A length of what follows, each of which takes a byte at least. */
export function bounded(reader: ByteReader): number {
  const length = reader.varint();
  if (length > reader.length - reader.position) throw damaged('a length is greater than what follows');
  return length;
}
