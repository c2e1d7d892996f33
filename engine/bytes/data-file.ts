/**
 * Files of data that programs make and others read: what they hold, in which version, and a checksum.
 *
 *   8 bytes   magic
 *   4 bytes   CRC-32 of all that follows; all numbers are little-endian
 *   4 bytes   length of the header
 *   ...       header, JSON in UTF-8: the kind of data, its version, and the sections, each with its length and what it says
 *   ...       the sections one after the other
 */
import { crc32 } from './crc32.ts';

/** A kind of data file. */
export interface DataFileKind {
  /** what the file holds, such as `calendars`: its folder below `data/` */
  readonly name: string;
  /** the version of its form; a file of another is refused */
  readonly version: number;
}

/** One part of a file. */
export interface DataSection {
  /** what is said of it, plain data for JSON */
  readonly about: object;
  readonly bytes: Uint8Array;
}

/** The parts of a file by name. */
export type DataSections = Readonly<Record<string, DataSection>>;

/** A data file that cannot be used: absent, damaged, of another kind or of another version. The message says what to do. */
export class DataFileError extends Error {
  override readonly name = 'DataFileError';
}

interface Header {
  readonly kind: string;
  readonly version: number;
  readonly sections: readonly { readonly name: string; readonly length: number; readonly about: object }[];
}

const MAGIC = new TextEncoder().encode('nirndata');
const SUMMED = MAGIC.length + 4;
const HEAD = SUMMED + 4;

/** The bytes of a data file. */
export function dataFileOf({ name, version }: DataFileKind, sections: DataSections): Uint8Array {
  const parts = Object.entries(sections);
  const header: Header = {
    kind: name,
    version,
    sections: parts.map(([part, { about, bytes }]) => ({ name: part, length: bytes.length, about })),
  };
  const headerBytes = new TextEncoder().encode(JSON.stringify(header));
  const out = new Uint8Array(
    HEAD + headerBytes.length + parts.reduce((sum, [, { bytes }]) => sum + bytes.length, 0),
  );
  out.set(MAGIC);
  out.set(headerBytes, HEAD);
  let at = HEAD + headerBytes.length;
  for (const [, { bytes }] of parts) {
    out.set(bytes, at);
    at += bytes.length;
  }
  const view = new DataView(out.buffer);
  view.setUint32(SUMMED, headerBytes.length, true);
  view.setUint32(MAGIC.length, crc32(out.subarray(SUMMED)), true);
  return out;
}

/** The parts of a data file; they share its bytes. Throws `DataFileError`. */
export function openDataFile(kind: DataFileKind, bytes: Uint8Array): DataSections {
  if (bytes.length < HEAD || MAGIC.some((byte, i) => bytes[i] !== byte)) {
    throw unusable(kind, 'they are no data file of Nirnaya');
  }
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  if (crc32(bytes.subarray(SUMMED)) !== view.getUint32(MAGIC.length, true)) {
    throw unusable(kind, 'they are damaged or cut short');
  }
  let at = HEAD + view.getUint32(SUMMED, true);
  // A decoder reads no bytes that threads share.
  const header = JSON.parse(new TextDecoder().decode(bytes.slice(HEAD, at))) as Header;
  if (header.kind !== kind.name) throw unusable(kind, `they are those of data/${header.kind}`);
  if (header.version !== kind.version) {
    throw unusable(kind, `they are of version ${header.version}, and version ${kind.version} is needed`);
  }
  const sections: Record<string, DataSection> = {};
  for (const { name, length, about } of header.sections) {
    sections[name] = { about, bytes: bytes.subarray(at, at + length) };
    at += length;
  }
  return sections;
}

const unusable = ({ name }: DataFileKind, why: string): DataFileError =>
  new DataFileError(
    `the bytes given as data/${name} cannot be used: ${why}; take the file of this version, or install Nirnaya again`,
  );
