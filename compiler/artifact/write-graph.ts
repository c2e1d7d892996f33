// Plain data as bytes in the form of `graph-form.ts`: objects, lists, maps, sets, numbers, texts, and places in sources.

import type { SourceFile, SourceRange } from '@nirnaya/dsl/source';
import { ByteWriter, bytesOf } from './byte-writer.ts';
import { checksumOf } from './checksum.ts';
import { mark, placeMark } from './graph-form.ts';
import { placesMagic } from './places.ts';
import { Entries, Fields } from './read-apart.ts';
import { ReadMap } from './read-map.ts';
import { type ArtifactVersion, sealed, writeVersion } from './sealed.ts';

/** What a graph is as bytes: the graph, and where its parts stand in their sources. */
export interface GraphBytes {
  readonly graph: Uint8Array;
  readonly places: Uint8Array;
}

/** Writes a graph. `magic` says what it is. Throws `TypeError` for what is not plain data, and for a circle. */
export function writeGraph(magic: string, value: unknown, version: ArtifactVersion): GraphBytes {
  return new GraphWriter().write(magic, value, version);
}

type Plain = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isRange = (value: object): value is SourceRange =>
  'file' in value && 'start' in value && 'end' in value;
const isFile = (value: object): value is SourceFile => 'lineStarts' in value;

/** The values inside a value. */
function inner(value: object): readonly unknown[] {
  if (isRange(value) || isFile(value) || value instanceof Int32Array) return [];
  if (value instanceof Entries) return [...value.map.values()];
  if (value instanceof ReadMap) return [...value.values()];
  if (value instanceof Fields) return inner(value.of);
  if (value instanceof Map) return [...value].flat();
  if (value instanceof Set || Array.isArray(value)) return [...value];
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null)
    throw new TypeError('an object of a class is no plain data');
  if (Object.hasOwn(value, '__proto__')) throw new TypeError('no field is called __proto__');
  return Object.values(value);
}

/** A blob as written. */
interface Blob {
  readonly bytes: Uint8Array;
  readonly places: Uint8Array;
}

class GraphWriter implements Numbers {
  readonly #texts = new Map<string, number>();
  readonly #shapes = new Map<string, { readonly number: number; readonly keys: readonly number[] }>();
  readonly #blobs: Blob[] = [];
  /** the numbers of blobs by their checksums */
  readonly #bySum = new Map<number, number[]>();
  readonly #files = new Map<SourceFile, number>();
  /** blobs of what is referred to more than once */
  readonly #shared = new Map<object, number>();

  write(magic: string, value: unknown, version: ArtifactVersion): GraphBytes {
    for (const one of referredOften(value)) this.#shared.set(one, this.#written(one));
    const whole = this.blob(value);
    const head = new ByteWriter();
    writeVersion(head, version);
    head.varint(this.#shapes.size);
    const shapes = [...this.#shapes.values()];
    // The names of fields may be new to the texts, and stand before them.
    for (const { keys } of shapes) {
      head.varint(keys.length);
      for (const key of keys) head.varint(key);
    }
    const texts = [...this.#texts.keys()].map(bytesOf);
    const blobs = this.#blobs.map(({ bytes }) => bytes);
    head.table(endsOf(texts));
    head.table(endsOf(blobs));
    head.varint(whole);
    const graph = sealed(magic, withHead(head, [...texts, ...blobs]));
    return { graph: graph.bytes, places: this.#writtenPlaces(graph.id) };
  }

  #writtenPlaces(graph: number): Uint8Array {
    const files = [...this.#files.keys()].flatMap(({ path, text }) => [bytesOf(path), bytesOf(text)]);
    const blobs = this.#blobs.map(({ places }) => places);
    const head = new ByteWriter();
    head.varint(graph);
    head.table(endsOf(files));
    head.table(endsOf(blobs));
    return sealed(placesMagic, withHead(head, [...files, ...blobs])).bytes;
  }

  text(text: string): number {
    const known = this.#texts.get(text);
    if (known !== undefined) return known;
    this.#texts.set(text, this.#texts.size);
    return this.#texts.size - 1;
  }

  shape(keys: readonly string[]): number {
    const name = JSON.stringify(keys);
    let known = this.#shapes.get(name);
    if (known === undefined) {
      known = { number: this.#shapes.size, keys: keys.map((key) => this.text(key)) };
      this.#shapes.set(name, known);
    }
    return known.number;
  }

  file(file: SourceFile): number {
    const number = this.#files.get(file) ?? this.#files.size;
    this.#files.set(file, number);
    return number;
  }

  shared(value: object): number | undefined {
    return this.#shared.get(value);
  }

  blob(value: unknown): number {
    const known = isObject(value) ? this.#shared.get(value) : undefined;
    return known ?? this.#written(value);
  }

  #written(value: unknown): number {
    const writer = new BlobWriter(this);
    writer.value(value, true);
    const blob = { bytes: writer.out.written(), places: writer.places.written() };
    const sum = checksumOf(blob.bytes) ^ checksumOf(blob.places);
    const alike = this.#bySum.get(sum) ?? [];
    this.#bySum.set(sum, alike);
    const same = alike.find((number) => isSame(this.#blobs[number], blob));
    if (same !== undefined) return same;
    const number = this.#blobs.push(blob) - 1;
    alike.push(number);
    return number;
  }
}

const isSame = (one: Blob | undefined, other: Blob): boolean =>
  one !== undefined && areSame(one.bytes, other.bytes) && areSame(one.places, other.places);

const areSame = (some: Uint8Array, others: Uint8Array): boolean =>
  some.length === others.length && some.every((byte, i) => byte === others[i]);

/** Where each of some parts ends that lie one after the other. */
function endsOf(parts: readonly Uint8Array[]): readonly number[] {
  let end = 0;
  return parts.map(({ length }) => {
    end += length;
    return end;
  });
}

/** A content: the length of its head, the head, and parts. */
function withHead(head: ByteWriter, parts: readonly Uint8Array[]): Uint8Array {
  const out = new ByteWriter();
  out.fixed(head.length);
  out.bytes(head.written());
  for (const part of parts) out.bytes(part);
  return out.written();
}

/** The objects that are met more than once on the way through a value, each after those inside of it. */
function referredOften(root: unknown): readonly object[] {
  const seen = new Map<object, number>();
  const open = new Set<object>();
  const done: object[] = [];
  const visit = (value: unknown): void => {
    if (!isObject(value) || isRange(value) || isFile(value)) return;
    if (open.has(value)) throw new TypeError('what holds itself cannot be written');
    const times = seen.get(value) ?? 0;
    seen.set(value, times + 1);
    if (times > 0) return;
    open.add(value);
    for (const one of inner(value)) visit(one);
    open.delete(value);
    done.push(value);
  };
  visit(root);
  return done.filter((value) => (seen.get(value) ?? 0) > 1);
}

/** Gives numbers to texts, shapes, files and blobs. */
interface Numbers {
  text(text: string): number;
  shape(keys: readonly string[]): number;
  file(file: SourceFile): number;
  blob(value: unknown): number;
  /** the blob of what is referred to more than once */
  shared(value: object): number | undefined;
}

class BlobWriter {
  readonly out = new ByteWriter();
  readonly places = new ByteWriter();
  #before = 0;
  readonly #numbers: Numbers;

  constructor(numbers: Numbers) {
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
    const shared = root ? undefined : this.#numbers.shared(value);
    if (isRange(value)) this.#range(value);
    else if (isFile(value)) this.#numbered(mark.file, this.#numbers.file(value));
    else if (shared === undefined) this.#whole(value);
    else this.#numbered(mark.shared, shared);
  }

  #whole(value: object): void {
    if (value instanceof Entries) this.#entries(value.map);
    else if (value instanceof ReadMap) this.#entries(value);
    else if (value instanceof Fields) {
      this.#numbered(mark.fields, this.#numbers.shape(Object.keys(value.of)));
      for (const one of inner(value)) this.out.varint(this.#numbers.blob(one));
    } else if (value instanceof Int32Array) {
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

  #entries(map: ReadonlyMap<string, unknown>): void {
    this.#numbered(mark.entries, map.size);
    for (const [key, one] of map) {
      this.out.varint(this.#numbers.text(key));
      this.out.varint(this.#numbers.blob(one));
    }
  }

  #range({ file, start, end }: SourceRange): void {
    this.out.byte(mark.range);
    this.places.byte(placeMark.range);
    this.places.varint(this.#numbers.file(file));
    this.places.signed(start - this.#before);
    this.places.varint(end - start);
    this.#before = start;
  }

  // The one function that plain data has: from the characters of a text to where they stand.
  #at(key: string, { text, at }: Plain): void {
    if (key !== 'at' || typeof text !== 'string') throw new TypeError(`the function ${key} is no plain data`);
    this.out.byte(mark.at);
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
