// A graph from its bytes: each part of it is read when it is first asked for.

import type { SourceFile, SourceRange } from '@nirnaya/dsl/source';
import { damaged } from './artifact-error.ts';
import { ByteReader, textOf } from './byte-reader.ts';
import { mark } from './graph-form.ts';
import { bounded, headOf, lengthOf, type Part, Places, partsOf } from './places.ts';
import { ReadMap } from './read-map.ts';
import { type ArtifactVersion, readVersion, unsealed } from './sealed.ts';

/** A graph that is read in part. */
export interface ReadGraph {
  /** what it was made by */
  readonly version: ArtifactVersion;
  /** the value, but what stands apart in it: that is read when it is asked for, and damage of it noticed then */
  value(): unknown;
}

/** Opens a graph. `places` loads the bytes beside it when a place is first asked for. Damage is an `ArtifactError`. */
export function readGraph(magic: string, bytes: Uint8Array, places: () => Uint8Array | undefined): ReadGraph {
  const content = unsealed(magic, bytes);
  const { head, end } = headOf(content);
  const version = readVersion(head);
  const shapes = Array.from({ length: bounded(head) }, () =>
    Array.from({ length: bounded(head) }, () => head.varint()),
  );
  const textEnds = head.table();
  const blobEnds = head.table();
  const whole = head.varint();
  const texts = new Texts(partsOf(content, end, textEnds));
  const blobs = new Blobs(partsOf(content, end + lengthOf(textEnds), blobEnds), {
    texts,
    shapes: new Shapes(shapes, texts),
    places: new Places(places, content.id),
  });
  return { version, value: () => blobs.value(whole) };
}

class Texts {
  readonly #part: Part;
  readonly #known = new Map<number, string>();

  constructor(part: Part) {
    this.#part = part;
  }

  text(number: number): string {
    const known = this.#known.get(number);
    if (known !== undefined) return known;
    const bytes = this.#part(number);
    if (bytes === undefined) throw damaged('a text is missing');
    const text = textOf(bytes);
    this.#known.set(number, text);
    return text;
  }
}

class Shapes {
  readonly #numbers: readonly (readonly number[])[];
  readonly #texts: Texts;
  readonly #known: (readonly string[] | undefined)[] = [];

  constructor(numbers: readonly (readonly number[])[], texts: Texts) {
    this.#numbers = numbers;
    this.#texts = texts;
  }

  keys(number: number): readonly string[] {
    const known = this.#known[number];
    if (known !== undefined) return known;
    const keys = this.#numbers[number]?.map((text) => this.#texts.text(text));
    if (keys === undefined) throw damaged('a shape is missing');
    if (keys.includes('__proto__')) throw damaged('a field has an invalid name');
    this.#known[number] = keys;
    return keys;
  }
}

/** What the values of all blobs are made of. */
interface Common {
  readonly texts: Texts;
  readonly shapes: Shapes;
  readonly places: Places;
}

/** How deep blobs may lie in each other: one that comes to itself would never end. */
const deepestBlob = 1000;

class Blobs {
  readonly common: Common;
  readonly #part: Part;
  readonly #known = new Map<number, unknown>();
  #open = 0;

  constructor(part: Part, common: Common) {
    this.#part = part;
    this.common = common;
  }

  value(number: number): unknown {
    const known = this.#known.get(number);
    if (known !== undefined || this.#known.has(number)) return known;
    const bytes = this.#part(number);
    if (bytes === undefined || this.#open > deepestBlob)
      throw damaged('a part is missing, or contains itself');
    this.#open += 1;
    try {
      const value = new BlobReader(bytes, number, this).value();
      this.#known.set(number, value);
      return value;
    } finally {
      this.#open -= 1;
    }
  }
}

/** How deep values may lie in each other: no expression that the parser accepts comes near. */
const deepest = 2000;

class BlobReader {
  readonly #reader: ByteReader;
  readonly #number: number;
  readonly #blobs: Blobs;
  #place = 0;
  #depth = 0;

  constructor(bytes: Uint8Array, number: number, blobs: Blobs) {
    this.#reader = new ByteReader(bytes);
    this.#number = number;
    this.#blobs = blobs;
  }

  value(): unknown {
    this.#depth += 1;
    if (this.#depth > deepest) throw damaged('values are nested too deeply');
    const value = this.#value();
    this.#depth -= 1;
    return value;
  }

  #value(): unknown {
    const reader = this.#reader;
    switch (reader.byte()) {
      case mark.undefined:
        return undefined;
      case mark.null:
        return null;
      case mark.false:
        return false;
      case mark.true:
        return true;
      case mark.int:
        return reader.signed();
      case mark.float:
        return reader.float();
      case mark.text:
        return this.#text();
      case mark.list:
        return this.#values();
      case mark.object:
        return this.#object();
      case mark.map: {
        const entries = Array.from({ length: bounded(reader) }, () => [this.value(), this.value()] as const);
        return new Map(entries);
      }
      case mark.set:
        return new Set(this.#values());
      case mark.ints:
        return Int32Array.from({ length: bounded(reader) }, () => reader.signed());
      case mark.shared:
        return this.#blobs.value(reader.varint());
      case mark.range:
        return new PlacedRange(this.#blobs.common.places, this.#number, this.#place++);
      case mark.entries:
        return this.#entries();
      case mark.fields:
        return this.#fields();
      case mark.file:
        return this.#blobs.common.places.file(reader.varint());
      default:
        throw damaged('a value has an unknown mark');
    }
  }

  #text(): string {
    return this.#blobs.common.texts.text(this.#reader.varint());
  }

  #values(): unknown[] {
    const length = bounded(this.#reader);
    const out: unknown[] = [];
    for (let i = 0; i < length; i += 1) out.push(this.value());
    return out;
  }

  #object(): object {
    const reader = this.#reader;
    const out: Record<string, unknown> = {};
    for (const key of this.#blobs.common.shapes.keys(reader.varint())) {
      if (key === 'at' && reader.peek() === mark.at) {
        reader.byte();
        out.at = this.#at(String(out.text).length);
      } else out[key] = this.value();
    }
    return out;
  }

  #entries(): ReadMap<unknown> {
    const reader = this.#reader;
    const numbers = new Map<string, number>();
    for (let left = bounded(reader); left > 0; left -= 1) numbers.set(this.#text(), reader.varint());
    const blobs = this.#blobs;
    return new ReadMap(numbers, (number) => blobs.value(number));
  }

  #fields(): object {
    const reader = this.#reader;
    const blobs = this.#blobs;
    const out = {};
    for (const key of blobs.common.shapes.keys(reader.varint())) {
      const number = reader.varint();
      Object.defineProperty(out, key, { enumerable: true, get: () => blobs.value(number) });
    }
    return out;
  }

  #at(length: number): (i: number) => number {
    const { places } = this.#blobs.common;
    const blob = this.#number;
    const number = this.#place++;
    return (i) => places.offset(blob, number, i, length);
  }
}

/** A place that is looked up when it is asked for. */
class PlacedRange implements SourceRange {
  readonly #places: Places;
  readonly #blob: number;
  readonly #number: number;

  constructor(places: Places, blob: number, number: number) {
    this.#places = places;
    this.#blob = blob;
    this.#number = number;
  }

  get file(): SourceFile {
    return this.#places.range(this.#blob, this.#number).file;
  }

  get start(): number {
    return this.#places.range(this.#blob, this.#number).start;
  }

  get end(): number {
    return this.#places.range(this.#blob, this.#number).end;
  }
}
