// A graph from its bytes: the value at once, entries of maps when they are first asked for.

import type { SourceFile, SourceRange } from '../../dsl/source/source-file.ts';
import { damaged } from './artifact-error.ts';
import { ByteReader, type Table, textOf } from './byte-reader.ts';
import { mark } from './graph-form.ts';
import { bounded, Places } from './places.ts';
import { ReadMap } from './read-map.ts';

/** A graph that is read in part. */
export interface ReadGraph {
  /** the value, read now */
  value(): unknown;
  /** the maps by their names; an entry is read once, when it is first asked for */
  readonly maps: ReadonlyMap<string, ReadonlyMap<string, unknown>>;
}

/** Opens a graph. `places` loads the file beside it when a place is first asked for. Damage is an `ArtifactError`. */
export function readGraph(bytes: Uint8Array, places: () => Uint8Array): ReadGraph {
  const reader = new ByteReader(bytes);
  const texts = new Texts(partsOf(reader));
  const shapes = Array.from({ length: bounded(reader) }, () => shapeOf(reader, texts));
  const placesUpTo = reader.table();
  const common = { texts, shapes, places: new Places(places, placesUpTo) };
  const blobs = new Blobs(common, partsOf(reader), placesUpTo);
  const whole = reader.varint();
  const maps = Array.from({ length: bounded(reader) }, () => {
    const name = reader.text();
    const numbers = new Map(
      Array.from({ length: bounded(reader) }, () => [texts.text(reader.varint()), reader.varint()] as const),
    );
    return [name, new ReadMap(numbers, (number) => blobs.value(number))] as const;
  });
  return { value: () => blobs.value(whole), maps: new Map(maps) };
}

function shapeOf(reader: ByteReader, texts: Texts): readonly string[] {
  const keys = Array.from({ length: bounded(reader) }, () => texts.text(reader.varint()));
  if (keys.includes('__proto__')) throw damaged('a field has a name that none can have');
  return keys;
}

/** Parts of the bytes by their numbers; undefined beyond their end. */
type Part = (number: number) => Uint8Array | undefined;

function partsOf(reader: ByteReader): Part {
  const ends = reader.table();
  const bytes = reader.bytes(ends.length === 0 ? 0 : (ends.at(ends.length - 1) ?? 0));
  return (number) => {
    const end = ends.at(number);
    const start = number === 0 ? 0 : ends.at(number - 1);
    if (end === undefined || start === undefined) return undefined;
    if (start > end || end > bytes.length) throw damaged('a part ends before it begins');
    return bytes.subarray(start, end);
  };
}

class Texts {
  readonly #part: Part;
  readonly #known: (string | undefined)[] = [];

  constructor(part: Part) {
    this.#part = part;
  }

  text(number: number): string {
    const known = this.#known[number];
    if (known !== undefined) return known;
    const bytes = this.#part(number);
    if (bytes === undefined) throw damaged('a text is not there');
    const text = textOf(bytes);
    this.#known[number] = text;
    return text;
  }
}

/** What the values of all blobs are made of. */
interface Common {
  readonly texts: Texts;
  readonly shapes: readonly (readonly string[])[];
  readonly places: Places;
}

class Blobs {
  readonly #common: Common;
  readonly #part: Part;
  /** how many places the blobs have up to each */
  readonly #placesUpTo: Table;
  readonly #known: unknown[] = [];
  /** those that are being read: one that comes to itself would never end */
  readonly #open = new Set<number>();

  constructor(common: Common, part: Part, placesUpTo: Table) {
    this.#common = common;
    this.#part = part;
    this.#placesUpTo = placesUpTo;
  }

  value(number: number): unknown {
    if (number in this.#known) return this.#known[number];
    const bytes = this.#part(number);
    if (bytes === undefined || this.#open.has(number)) throw damaged('a part is not there, or holds itself');
    this.#open.add(number);
    const firstPlace = number === 0 ? 0 : (this.#placesUpTo.at(number - 1) ?? 0);
    const blob = new BlobReader(bytes, firstPlace, this.#common, this);
    const value = blob.value();
    this.#open.delete(number);
    this.#known[number] = value;
    return value;
  }
}

/** How deep values may lie in each other: no expression that the parser accepts comes near. */
const deepest = 2000;

class BlobReader {
  readonly #reader: ByteReader;
  readonly #common: Common;
  readonly #blobs: Blobs;
  #place: number;
  #depth = 0;

  constructor(bytes: Uint8Array, place: number, common: Common, blobs: Blobs) {
    this.#reader = new ByteReader(bytes);
    this.#place = place;
    this.#common = common;
    this.#blobs = blobs;
  }

  value(): unknown {
    this.#depth += 1;
    if (this.#depth > deepest) throw damaged('values lie too deep in each other');
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
        return this.#common.texts.text(reader.varint());
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
        return new PlacedRange(this.#common.places, this.#place++);
      default:
        throw damaged('a value has an unknown mark');
    }
  }

  #values(): unknown[] {
    const length = bounded(this.#reader);
    const out: unknown[] = [];
    for (let i = 0; i < length; i += 1) out.push(this.value());
    return out;
  }

  #object(): object {
    const reader = this.#reader;
    const shape = this.#common.shapes[reader.varint()];
    if (shape === undefined) throw damaged('a shape is not there');
    const out: Record<string, unknown> = {};
    for (const key of shape) {
      if (key === 'at' && reader.peek() === mark.at) {
        reader.byte();
        out.at = this.#at(String(out.text).length);
      } else out[key] = this.value();
    }
    return out;
  }

  #at(length: number): (i: number) => number {
    const { places } = this.#common;
    const number = this.#place++;
    return (i) => places.offset(number, i, length);
  }
}

/** A place that is looked up when it is asked for. */
class PlacedRange implements SourceRange {
  readonly #places: Places;
  readonly #number: number;

  constructor(places: Places, number: number) {
    this.#places = places;
    this.#number = number;
  }

  get file(): SourceFile {
    return this.#places.range(this.#number).file;
  }

  get start(): number {
    return this.#places.range(this.#number).start;
  }

  get end(): number {
    return this.#places.range(this.#number).end;
  }
}
