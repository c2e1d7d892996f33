/**
 * CRC-32 (ISO 3309, as in PNG and zip): tells a damaged block from a sound one, without a module of Node.
 */

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** The checksum of `bytes`, 0..2^32 - 1. */
export function crc32(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (value >>> 8) ^ TABLE[(value ^ byte) & 0xff];
  return (value ^ 0xffffffff) >>> 0;
}
