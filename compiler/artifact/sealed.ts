// The frame of an artifact: what it is, the version of its form, a checksum, and what it was made by.

import { ArtifactError, damaged } from './artifact-error.ts';
import { ByteReader } from './byte-reader.ts';
import { ByteWriter } from './byte-writer.ts';
import { checksumOf } from './checksum.ts';

/** What an artifact was made by: one of another is refused. */
export interface ArtifactVersion {
  /** of the language */
  readonly language: string;
  /** of the ephemeris data */
  readonly data: string;
}

/** The version of the form of bytes. */
const formVersion = 1;

/** Content in its frame. `magic` says what it is. */
export function sealed(magic: string, content: Uint8Array): Uint8Array {
  const out = new ByteWriter();
  out.text(magic);
  out.varint(formVersion);
  out.varint(checksumOf(content));
  out.bytes(content);
  return out.written();
}

/** A reader at the content of a frame. An `ArtifactError` where it is none, of another form, or damaged. */
export function unsealed(magic: string, bytes: Uint8Array): ByteReader {
  const reader = new ByteReader(bytes);
  if (reader.peek() !== magic.length || reader.text() !== magic)
    throw damaged('it does not begin as one does');
  refuseOther('form', String(reader.varint()), String(formVersion));
  const sum = reader.varint();
  if (sum !== checksumOf(bytes.subarray(reader.position))) throw damaged('its checksum is another');
  return reader;
}

/** Writes what an artifact is made by. */
export function writeVersion(out: ByteWriter, { language, data }: ArtifactVersion): void {
  out.text(language);
  out.text(data);
}

/** Reads what an artifact was made by. Another version is an `ArtifactError`. */
export function refuseOtherVersion(reader: ByteReader, { language, data }: ArtifactVersion): void {
  refuseOther('language', reader.text(), language);
  refuseOther('ephemeris data', reader.text(), data);
}

function refuseOther(what: string, found: string, known: string): void {
  if (found === known) return;
  const message = `the chain was compiled for version ${found} of the ${what}, and this is ${known}: compile it again`;
  throw new ArtifactError('other version', message);
}
