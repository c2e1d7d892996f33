// Bytes read one after the other, as `ByteWriter` wrote them.

import { damaged } from './artifact-error.ts';

const decoder = new TextDecoder('utf-8', { fatal: true });

/** Numbers that are read one by one. */
export interface Table {
  readonly length: number;
  at(i: number): number | undefined;
}

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Bytes and a position in them. What ends too soon is an `ArtifactError`. */
export class ByteReader {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  position: number;

  constructor(bytes: Uint8Array, position = 0) {
    this.#bytes = bytes;
    this.#view = viewOf(bytes);
    this.position = position;
  }

  get length(): number {
    return this.#bytes.length;
  }

  byte(): number {
    const value = this.#bytes[this.position];
    if (value === undefined) throw damaged('it is truncated');
    this.position += 1;
    return value;
  }

  /** the next byte, which stays the next; undefined at the end */
  peek(): number | undefined {
    return this.#bytes[this.position];
  }

  varint(): number {
    let value = 0;
    for (let factor = 1; factor <= 2 ** 49; factor *= 0x80) {
      const byte = this.byte();
      value += (byte & 0x7f) * factor;
      if (byte < 0x80) return value;
    }
    throw damaged('a number is too long');
  }

  signed(): number {
    const value = this.varint();
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
  }

  /** a whole number in 4 bytes, the lowest first */
  fixed(): number {
    const bytes = this.bytes(4);
    return viewOf(bytes).getUint32(0, true);
  }

  float(): number {
    if (this.position + 8 > this.length) throw damaged('it is truncated');
    const value = this.#view.getFloat64(this.position);
    this.position += 8;
    return value;
  }

  /** a table of whole numbers, each read when it is asked for; undefined beyond its end */
  table(): Table {
    const length = this.varint();
    const view = viewOf(this.bytes(4 * length));
    return { length, at: (i) => (i >= 0 && i < length ? view.getUint32(4 * i, true) : undefined) };
  }

  /** the next bytes, not copied */
  bytes(length: number): Uint8Array {
    if (this.position + length > this.length) throw damaged('it is truncated');
    const value = this.#bytes.subarray(this.position, this.position + length);
    this.position += length;
    return value;
  }

  /** all that follows */
  rest(): Uint8Array {
    return this.bytes(this.length - this.position);
  }

  text(): string {
    return textOf(this.bytes(this.varint()));
  }
}

/** The text of bytes in UTF-8. */
export function textOf(bytes: Uint8Array): string {
  try {
    // A page decodes no text in shared memory.
    return decoder.decode(bytes.buffer instanceof ArrayBuffer ? bytes : bytes.slice());
  } catch {
    throw damaged('a text is not valid UTF-8');
  }
}
