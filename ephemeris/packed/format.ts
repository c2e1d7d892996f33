/**
 * The packed sky as bytes: what stands where. In: a file of bytes. Out: its header, and its blocks unread.
 *
 *   8 bytes   magic
 *   4 bytes   length of the header; all numbers are little-endian
 *   4 bytes   CRC-32 of the header
 *   ...       header, JSON in UTF-8
 *   8 bytes   a block: its length and CRC-32; once a block
 *   ...       the blocks one after the other: the length of each stream in 2 bytes, then the streams
 */

import { crc32 } from '@nirnaya/engine/bytes';
import { type Ayanamsa, SkyUnavailable } from '@nirnaya/engine/sky';

/** Where bytes come from: a file read in parts, or an array in memory. */
export interface ByteSource {
  /** bytes in all */
  readonly size: number;
  /** `length` bytes from `offset`; fewer where the source ends before */
  read(offset: number, length: number): Uint8Array;
  /** releases what it reads from */
  close?(): void;
}

/** A polynomial in Chebyshev form over the whole range of a sky. */
export interface WholePolynomial {
  readonly coefficients: readonly number[];
}

/** How the coefficients of one order follow one another from segment to segment. */
export interface OrderModel {
  /** low bits of a coefficient that is written as it is: the first of a block */
  readonly first: number;
  /** low bits of what a prediction missed */
  readonly rest: number;
  /** weights of the coefficients before, the last one first */
  readonly taps: readonly number[];
}

/** One quantity over time: Chebyshev segments of equal length, their coefficients as whole numbers. */
export interface StreamModel {
  /** segments in a block of `MONTHS` months, in others in proportion */
  readonly segments: number;
  /** the unit of a coefficient: degrees or AU */
  readonly quantum: number;
  /** what is added to the segments: `offset + rate * (jd - epoch)`, degrees or AU, and the same a day */
  readonly offset: number;
  readonly rate: number;
  /** by order of the polynomial */
  readonly orders: readonly OrderModel[];
}

/** Anomalistic months of most blocks: some ten years. */
export const MONTHS = 132;

/** Segments of a stream in a block of so many months. */
export const segmentsIn = ({ segments }: Pick<StreamModel, 'segments'>, months: number): number =>
  Math.max(1, Math.round((segments * months) / MONTHS));

/** The names of the streams, in their order within a block. */
export const STREAMS = [
  'moonLongitude',
  'moonLatitude',
  'moonDistance',
  'barycentreLongitude',
  'barycentreLatitude',
  'barycentreDistance',
  'nutation',
  'obliquityNutation',
  'siderealTime',
  'meanNode',
  'trueNode',
  'mercuryLongitude',
  'mercuryLatitude',
  'mercuryDistance',
  'venusLongitude',
  'venusLatitude',
  'venusDistance',
  'marsLongitude',
  'marsLatitude',
  'marsDistance',
  'jupiterLongitude',
  'jupiterLatitude',
  'jupiterDistance',
  'saturnLongitude',
  'saturnLatitude',
  'saturnDistance',
] as const;

/** A quantity that varies too fast for one polynomial. */
export type StreamName = (typeof STREAMS)[number];

/** A star that holds an ayanamsa: its place from the Sun, sidereal Lahiri, ecliptic of date. */
export interface StarModel {
  /** degrees */
  readonly longitude: WholePolynomial;
  /** degrees */
  readonly latitude: WholePolynomial;
  /** AU */
  readonly distance: number;
  /** the fixed longitude of the star in the zodiac of its ayanamsa, degrees */
  readonly held: number;
}

/** What a packed sky says of itself. */
export interface SkyHeader {
  /** the ephemeris it was made of */
  readonly source: string;
  /** JD UT: the blocks begin and end there; it answers between the first and the last */
  readonly edges: readonly number[];
  /** anomalistic months in each block: the length of the segments of the Moon */
  readonly months: readonly number[];
  /** JD UT, at which linear terms are zero */
  readonly epoch: number;
  readonly streams: Readonly<Record<StreamName, StreamModel>>;
  /** steps of the sidereal time of the source, degrees: `by` is added from `at` (JD UT) on */
  readonly siderealSteps: readonly { readonly at: number; readonly by: number }[];
  /** mean obliquity of the ecliptic, degrees */
  readonly meanObliquity: WholePolynomial;
  /** ayanamsas without nutation that move evenly, degrees; Lahiri's is one */
  readonly ayanamsas: Readonly<Partial<Record<Ayanamsa, WholePolynomial>>> & {
    readonly lahiri: WholePolynomial;
  };
  /** the stars that hold the others */
  readonly stars: Readonly<Partial<Record<Ayanamsa, StarModel>>>;
  /** the share of the Sun's mass within a fraction 0..1 of its radius: Chebyshev form over that fraction */
  readonly solarMass: WholePolynomial;
}

/** The first bytes of a packed sky; the digit is the version of the format. */
const MAGIC = 'NIRSKY01';
const FIXED = 16;
const ENTRY = 8;

/** Thrown where bytes are not a packed sky that this version reads, or are damaged. */
class PackedSkyDamaged extends SkyUnavailable {
  constructor(reason: string) {
    super(
      `the packed sky cannot be read: ${reason}; make it again with \`npm run sky\`, or install it again`,
    );
    this.name = 'PackedSkyDamaged';
  }
}

/** A packed sky whose header was read. */
export interface PackedFile {
  readonly header: SkyHeader;
  /** The streams of a block, still packed. Throws `SkyUnavailable`. */
  block(index: number): readonly Uint8Array[];
}

/** Reads the header. Throws `SkyUnavailable`. */
export function openPackedFile(source: ByteSource): PackedFile {
  const fixed = read(source, 0, FIXED);
  const magic = String.fromCharCode(...fixed.subarray(0, MAGIC.length));
  if (magic !== MAGIC) throw new PackedSkyDamaged(`it begins with ${JSON.stringify(magic)}, not ${MAGIC}`);
  const numbers = viewOf(fixed);
  const length = numbers.getUint32(MAGIC.length, true);
  const text = read(source, FIXED, length);
  if (crc32(text) !== numbers.getUint32(MAGIC.length + 4, true))
    throw new PackedSkyDamaged('the checksum of its header differs');
  const header = JSON.parse(new TextDecoder().decode(text)) as SkyHeader;
  const directory = viewOf(read(source, FIXED + length, header.months.length * ENTRY));
  const starts: number[] = [FIXED + length + header.months.length * ENTRY];
  for (let i = 0; i < header.months.length; i++)
    starts.push(starts[i] + directory.getUint32(i * ENTRY, true));
  return {
    header,
    block(index) {
      if (starts[index] === starts[index + 1])
        throw new SkyUnavailable('the packed sky was cut, and these years were left out');
      const bytes = read(source, starts[index], starts[index + 1] - starts[index]);
      if (crc32(bytes) !== directory.getUint32(index * ENTRY + 4, true))
        throw new PackedSkyDamaged(`the checksum of block ${index} differs`);
      const lengths = viewOf(bytes);
      let end = STREAMS.length * 2;
      return STREAMS.map((_, i) => {
        const begin = end;
        end += lengths.getUint16(i * 2, true);
        return bytes.subarray(begin, end);
      });
    },
  };
}

/**
 * A packed sky without the blocks that a predicate of their first and last JD UT leaves out: the others and the header are as they
 * were, so every position is the same. Throws `SkyUnavailable` where the header is damaged.
 */
export function withoutBlocks(
  bytes: Uint8Array,
  isIncluded: (from: number, to: number) => boolean,
): Uint8Array {
  const { header } = openPackedFile({
    size: bytes.length,
    read: (offset, length) => bytes.subarray(offset, offset + length),
  });
  const count = header.months.length;
  const directoryAt = FIXED + viewOf(bytes).getUint32(MAGIC.length, true);
  // A copy, also of what Node calls a buffer.
  const directory = Uint8Array.from(bytes.subarray(directoryAt, directoryAt + count * ENTRY));
  const bodies: Uint8Array[] = [];
  let start = directoryAt + directory.length;
  for (let i = 0; i < count; i++) {
    const length = viewOf(directory).getUint32(i * ENTRY, true);
    if (isIncluded(header.edges[i], header.edges[i + 1])) bodies.push(bytes.subarray(start, start + length));
    else viewOf(directory).setUint32(i * ENTRY, 0, true);
    start += length;
  }
  return joined([bytes.subarray(0, directoryAt), directory, ...bodies]);
}

/** The bytes of a packed sky of a header and the streams of each block, in the order of `STREAMS`. */
export function packedFile(header: SkyHeader, blocks: readonly (readonly Uint8Array[])[]): Uint8Array {
  const text = new TextEncoder().encode(JSON.stringify(header));
  const bodies = blocks.map((streams) => {
    const lengths = new Uint8Array(STREAMS.length * 2);
    for (const [i, stream] of streams.entries()) viewOf(lengths).setUint16(i * 2, stream.length, true);
    return joined([lengths, ...streams]);
  });
  const fixed = new Uint8Array(FIXED);
  fixed.set(new TextEncoder().encode(MAGIC));
  viewOf(fixed).setUint32(MAGIC.length, text.length, true);
  viewOf(fixed).setUint32(MAGIC.length + 4, crc32(text), true);
  const directory = new Uint8Array(bodies.length * ENTRY);
  for (const [i, body] of bodies.entries()) {
    viewOf(directory).setUint32(i * ENTRY, body.length, true);
    viewOf(directory).setUint32(i * ENTRY + 4, crc32(body), true);
  }
  return joined([fixed, text, directory, ...bodies]);
}

function read(source: ByteSource, offset: number, length: number): Uint8Array {
  const bytes = source.read(offset, length);
  if (bytes.length < length) throw new PackedSkyDamaged(`it ends at byte ${source.size}`);
  return bytes;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
