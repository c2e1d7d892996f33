// Plain data as bytes in the form of `graph-form.ts`: objects, lists, maps, sets, numbers, texts, and places in sources.

import type { SourceFile, SourceRange } from '../../dsl/source/source-file.ts';
import { ByteWriter, bytesOf } from './byte-writer.ts';
import { mark, placeMark } from './graph-form.ts';

/** A graph to be written: a value, and maps whose entries are read one by one. */
export interface Graph {
  readonly value: object;
  readonly maps: Readonly<Record<string, ReadonlyMap<string, unknown>>>;
}

/** What a graph is as bytes: the graph, and where its parts stand in their sources. */
export interface GraphBytes {
  readonly graph: Uint8Array;
  readonly places: Uint8Array;
}

/** Writes a graph. Throws `TypeError` for what is not plain data, and for a circle. */
export function writeGraph({ value, maps }: Graph): GraphBytes {
  return new GraphWriter().write(value, maps);
}

type Plain = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isRange = (value: object): value is SourceRange =>
  'file' in value && 'start' in value && 'end' in value;

/** The values inside a value. */
function inner(value: object): readonly unknown[] {
  if (isRange(value) || value instanceof Int32Array) return [];
  if (value instanceof Map) return [...value].flat();
  if (value instanceof Set || Array.isArray(value)) return [...value];
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null)
    throw new TypeError('an object of a class is no plain data');
  if (Object.hasOwn(value, '__proto__')) throw new TypeError('no field is called __proto__');
  return Object.values(value);
}

class GraphWriter {
  readonly #texts = new Map<string, number>();
  readonly #shapes = new Map<string, { readonly number: number; readonly keys: readonly number[] }>();
  /** blobs of what is referred to more than once, from when they are begun */
  readonly #shared = new Map<object, number>();
  readonly #blobs: { bytes: Uint8Array; places: number }[] = [];
  readonly #files = new Map<SourceFile, number>();
  /** what each blob's places are, in the order of the blobs */
  readonly #places: ByteWriter[] = [];

  write(value: object, maps: Graph['maps']): GraphBytes {
    const often = referredOften([value, ...Object.values(maps).flatMap((map) => [...map.values()])]);
    for (const one of often)
      this.#shared.set(one, this.#blobs.push({ bytes: new Uint8Array(), places: 0 }) - 1);
    for (const [one, number] of this.#shared) this.#fill(number, one);
    const whole = this.#blob(value);
    const out = new ByteWriter();
    const tail = new ByteWriter();
    tail.varint(whole);
    const named = Object.entries(maps);
    tail.varint(named.length);
    for (const [name, map] of named) {
      tail.text(name);
      tail.varint(map.size);
      for (const [key, one] of map) {
        tail.varint(this.#text(key));
        tail.varint(this.#blob(one));
      }
    }
    writeParts(out, [...this.#texts.keys()].map(bytesOf));
    out.varint(this.#shapes.size);
    for (const { keys } of this.#shapes.values()) {
      out.varint(keys.length);
      for (const key of keys) out.varint(key);
    }
    let places = 0;
    out.table(
      this.#blobs.map((blob) => {
        places += blob.places;
        return places;
      }),
    );
    writeParts(
      out,
      this.#blobs.map(({ bytes }) => bytes),
    );
    out.bytes(tail.written());
    return { graph: out.written(), places: this.#writtenPlaces() };
  }

  #writtenPlaces(): Uint8Array {
    const out = new ByteWriter();
    out.varint(this.#files.size);
    for (const { path, text } of this.#files.keys()) {
      out.text(path);
      out.text(text);
    }
    for (const places of this.#places) if (places !== undefined) out.bytes(places.written());
    return out.written();
  }

  #text(text: string): number {
    const known = this.#texts.get(text);
    if (known !== undefined) return known;
    this.#texts.set(text, this.#texts.size);
    return this.#texts.size - 1;
  }

  #blob(value: unknown): number {
    const known = isObject(value) ? this.#shared.get(value) : undefined;
    if (known !== undefined) return known;
    const number = this.#blobs.push({ bytes: new Uint8Array(), places: 0 }) - 1;
    this.#fill(number, value);
    return number;
  }

  #fill(number: number, value: unknown): void {
    const blob = new BlobWriter(this.#shared, this.#files, {
      text: (text) => this.#text(text),
      shape: (keys) => this.#shape(keys),
    });
    blob.value(value, true);
    this.#blobs[number] = { bytes: blob.out.written(), places: blob.count };
    this.#places[number] = blob.places;
  }

  #shape(keys: readonly string[]): number {
    const name = JSON.stringify(keys);
    let known = this.#shapes.get(name);
    if (known === undefined) {
      known = { number: this.#shapes.size, keys: keys.map((key) => this.#text(key)) };
      this.#shapes.set(name, known);
    }
    return known.number;
  }
}

/** Bytes of several parts, behind a table of where each ends. */
function writeParts(out: ByteWriter, parts: readonly Uint8Array[]): void {
  let end = 0;
  out.table(
    parts.map(({ length }) => {
      end += length;
      return end;
    }),
  );
  for (const part of parts) out.bytes(part);
}

/** The objects that are met more than once on the way through some values, each after those inside of it. */
function referredOften(roots: readonly unknown[]): readonly object[] {
  const seen = new Map<object, number>();
  const open = new Set<object>();
  const done: object[] = [];
  const visit = (value: unknown): void => {
    if (!isObject(value) || isRange(value)) return;
    if (open.has(value)) throw new TypeError('what holds itself cannot be written');
    const times = seen.get(value) ?? 0;
    seen.set(value, times + 1);
    if (times > 0) return;
    open.add(value);
    for (const one of inner(value)) visit(one);
    open.delete(value);
    done.push(value);
  };
  for (const root of roots) visit(root);
  return done.filter((value) => (seen.get(value) ?? 0) > 1);
}

/** Gives numbers to texts and shapes. */
interface Numbers {
  text(text: string): number;
  shape(keys: readonly string[]): number;
}

class BlobWriter {
  readonly out = new ByteWriter();
  readonly places = new ByteWriter();
  count = 0;
  #before = 0;
  readonly #shared: ReadonlyMap<object, number>;
  readonly #files: Map<SourceFile, number>;
  readonly #numbers: Numbers;

  constructor(shared: ReadonlyMap<object, number>, files: Map<SourceFile, number>, numbers: Numbers) {
    this.#shared = shared;
    this.#files = files;
    this.#numbers = numbers;
  }

  value(value: unknown, root = false): void {
    const { out } = this;
    if (value === undefined) out.byte(mark.undefined);
    else if (value === null) out.byte(mark.null);
    else if (typeof value === 'boolean') out.byte(value ? mark.true : mark.false);
    else if (typeof value === 'number') this.#number(value);
    else if (typeof value === 'string') this.#numbered(mark.text, this.#numbers.text(value));
    else if (typeof value === 'object') this.#object(value, root);
    else throw new TypeError(`a ${typeof value} is no plain data`);
  }

  #numbered(kind: number, number: number): void {
    this.out.byte(kind);
    this.out.varint(number);
  }

  #number(value: number): void {
    // -0 is no whole number here.
    if (Number.isSafeInteger(value) && Math.abs(value) < 2 ** 50 && !Object.is(value, -0)) {
      this.out.byte(mark.int);
      this.out.signed(value);
    } else {
      this.out.byte(mark.float);
      this.out.float(value);
    }
  }

  #object(value: object, root: boolean): void {
    const shared = root ? undefined : this.#shared.get(value);
    if (isRange(value)) this.#range(value);
    else if (shared === undefined) this.#whole(value);
    else this.#numbered(mark.shared, shared);
  }

  #whole(value: object): void {
    if (value instanceof Int32Array) {
      this.#numbered(mark.ints, value.length);
      for (const one of value) this.out.signed(one);
    } else if (value instanceof Map) {
      this.#numbered(mark.map, value.size);
      for (const one of inner(value)) this.value(one);
    } else if (value instanceof Set || Array.isArray(value)) {
      const list = inner(value);
      this.#numbered(value instanceof Set ? mark.set : mark.list, list.length);
      for (const one of list) this.value(one);
    } else {
      const plain = value as Plain;
      this.#numbered(mark.object, this.#numbers.shape(Object.keys(plain)));
      for (const [key, one] of Object.entries(plain)) {
        if (typeof one === 'function') this.#at(key, plain);
        else this.value(one);
      }
    }
  }

  #range({ file, start, end }: SourceRange): void {
    this.out.byte(mark.range);
    this.count += 1;
    const number = this.#files.get(file) ?? this.#files.size;
    this.#files.set(file, number);
    this.places.byte(placeMark.range);
    this.places.varint(number);
    this.places.signed(start - this.#before);
    this.places.varint(end - start);
    this.#before = start;
  }

  // The one function that plain data has: from the characters of a text to where they stand.
  #at(key: string, { text, at }: Plain): void {
    if (key !== 'at' || typeof text !== 'string') throw new TypeError(`the function ${key} is no plain data`);
    this.out.byte(mark.at);
    this.count += 1;
    const offsets = Array.from({ length: text.length + 1 }, (_, i) => (at as (i: number) => number)(i));
    const [first = 0] = offsets;
    if (offsets.every((offset, i) => offset === first + i)) {
      this.places.byte(placeMark.inOrder);
      this.places.signed(first - this.#before);
      return;
    }
    this.places.byte(placeMark.each);
    this.places.varint(offsets.length);
    let before = this.#before;
    for (const offset of offsets) {
      this.places.signed(offset - before);
      before = offset;
    }
  }
}
