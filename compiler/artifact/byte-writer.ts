// Bytes written one after the other: numbers of variable length, texts in UTF-8.

const encoder = new TextEncoder();

/** A text in UTF-8. */
export const bytesOf = (text: string): Uint8Array => encoder.encode(text);

const decimal = new DataView(new ArrayBuffer(8));

/** Bytes that grow. */
export class ByteWriter {
  #bytes = new Uint8Array(64);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  byte(value: number): void {
    this.#room(1);
    this.#bytes[this.#length++] = value;
  }

  /** a whole number from 0 to 2^53, seven bits a byte */
  varint(value: number): void {
    let rest = value;
    while (rest >= 0x80) {
      this.byte((rest % 0x80) | 0x80);
      rest = Math.floor(rest / 0x80);
    }
    this.byte(rest);
  }

  /** a whole number of either sign */
  signed(value: number): void {
    this.varint(value >= 0 ? value * 2 : -value * 2 - 1);
  }

  /** any number, in 8 bytes */
  float(value: number): void {
    decimal.setFloat64(0, value);
    this.bytes(new Uint8Array(decimal.buffer));
  }

  /** a table of whole numbers from 0 to 2^32: how many, and each in 4 bytes, the lowest first, so that none is read before it is asked for */
  table(values: readonly number[]): void {
    this.varint(values.length);
    for (const value of values) this.fixed(value);
  }

  /** a whole number from 0 to 2^32 in 4 bytes, the lowest first */
  fixed(value: number): void {
    decimal.setUint32(0, value, true);
    this.bytes(new Uint8Array(decimal.buffer, 0, 4));
  }

  bytes(value: Uint8Array): void {
    this.#room(value.length);
    this.#bytes.set(value, this.#length);
    this.#length += value.length;
  }

  /** a text with its length in bytes before it */
  text(value: string): void {
    const bytes = bytesOf(value);
    this.varint(bytes.length);
    this.bytes(bytes);
  }

  /** what was written so far */
  written(): Uint8Array {
    return this.#bytes.slice(0, this.#length);
  }

  #room(more: number): void {
    if (this.#length + more <= this.#bytes.length) return;
    const larger = new Uint8Array(Math.max(this.#bytes.length * 2, this.#length + more));
    larger.set(this.#bytes);
    this.#bytes = larger;
  }
}
