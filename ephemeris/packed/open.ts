// Opens the years of a packed sky of bytes, wherever they were read.

import { openSky, type Sky } from '@nirnaya/engine/sky';
import type { ByteSource } from './format.ts';
import { openPackedSky } from './packed-sky.ts';

/** How bytes are opened. */
export interface BytesOptions {
  /** whether every block is held against its checksum at once, not before its first use */
  readonly verify?: boolean;
}

/** Opens the years of a sky of bytes. Throws `SkyUnavailable` where they are damaged. */
export const openSkyOf = (bytes: Uint8Array, { verify = false }: BytesOptions = {}): Sky =>
  openSky(openPackedSky(bytesSource(bytes), { verify }));

const bytesSource = (bytes: Uint8Array): ByteSource => ({
  size: bytes.length,
  read: (offset, length) => bytes.subarray(offset, offset + length),
});
