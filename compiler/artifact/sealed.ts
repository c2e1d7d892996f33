// The frame of an artifact: what it is, the version of its form, and the checksums of its pages.

import { ArtifactError, damaged } from './artifact-error.ts';
import { ByteReader } from './byte-reader.ts';
import { ByteWriter } from './byte-writer.ts';
import { CheckedBytes, pageSums } from './checked-bytes.ts';
import { checksumOf } from './checksum.ts';

/** What an artifact was made by: one of another is refused. */
export interface ArtifactVersion {
  /** of the language */
  readonly language: string;
  /** of the ephemeris data */
  readonly data: string;
}

/** The version of the form of bytes. */
const formVersion = 3;

/** Bytes in their frame, and the number that distinguishes them from others. */
export interface Sealed {
  readonly bytes: Uint8Array;
  readonly id: number;
}

/** Content in its frame. `magic` says what it is. */
export function sealed(magic: string, content: Uint8Array): Sealed {
  const out = new ByteWriter();
  out.text(magic);
  out.varint(formVersion);
  out.varint(content.length);
  out.table(pageSums(content));
  const id = checksumOf(out.written());
  out.varint(id);
  out.bytes(content);
  return { bytes: out.written(), id };
}

/** The content of a frame. An `ArtifactError` where it is none, of another form, or damaged. */
export function unsealed(magic: string, bytes: Uint8Array): CheckedBytes {
  const reader = new ByteReader(bytes);
  if (reader.peek() !== magic.length || reader.text() !== magic) throw damaged('its header is missing');
  refuseOther('form', String(reader.varint()), String(formVersion));
  const length = reader.varint();
  const sums = reader.table();
  const id = checksumOf(bytes.subarray(0, reader.position));
  if (reader.varint() !== id) throw damaged('its checksum does not match');
  const content = reader.rest();
  if (content.length !== length) throw damaged('it is truncated, or has trailing bytes');
  return new CheckedBytes(content, sums, id);
}

/** Writes what an artifact is made by. */
export function writeVersion(out: ByteWriter, { language, data }: ArtifactVersion): void {
  out.text(language);
  out.text(data);
}

/** Reads what an artifact was made by. */
export const readVersion = (reader: ByteReader): ArtifactVersion => ({
  language: reader.text(),
  data: reader.text(),
});

/** Refuses what was made by another version with an `ArtifactError`. */
export function refuseOtherVersion(made: ArtifactVersion, { language, data }: ArtifactVersion): void {
  refuseOther('language', made.language, language);
  refuseOther('ephemeris data', made.data, data);
}

function refuseOther(what: string, made: string, known: string): void {
  if (made === known) return;
  const message = `the packs were compiled for version ${made} of the ${what}, and this is version ${known}: compile them again`;
  throw new ArtifactError('other version', message);
}
