// Content whose bytes are held against checksums page by page, each before the first of its bytes is read: opening takes no
// longer for what is never asked for, and what was changed is noticed all the same.

import { damaged } from './artifact-error.ts';
import type { Table } from './byte-reader.ts';
import { checksumOf } from './checksum.ts';

// Bytes of a page.
const pageLength = 4096;

/** The checksums of the pages of a content. */
export function pageSums(content: Uint8Array): readonly number[] {
  const sums: number[] = [];
  for (let at = 0; at < content.length; at += pageLength)
    sums.push(checksumOf(content.subarray(at, at + pageLength)));
  return sums;
}

/** A content in pages. */
export class CheckedBytes {
  /** distinguishes this content from others */
  readonly id: number;
  readonly #content: Uint8Array;
  readonly #sums: Table;
  readonly #isRight: Uint8Array;

  constructor(content: Uint8Array, sums: Table, id: number) {
    this.#content = content;
    this.#sums = sums;
    this.#isRight = new Uint8Array(sums.length);
    this.id = id;
  }

  get length(): number {
    return this.#content.length;
  }

  /** some bytes, not copied; an `ArtifactError` where they are changed or not there */
  bytes(start: number, end: number): Uint8Array {
    if (start > end || end > this.#content.length) throw damaged('a part ends before it begins');
    for (let page = Math.floor(start / pageLength); page * pageLength < end; page += 1) this.#check(page);
    return this.#content.subarray(start, end);
  }

  #check(page: number): void {
    if (this.#isRight[page] === 1) return;
    const at = page * pageLength;
    if (checksumOf(this.#content.subarray(at, at + pageLength)) !== this.#sums.at(page))
      throw damaged('a checksum does not match');
    this.#isRight[page] = 1;
  }
}
