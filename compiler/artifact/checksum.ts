// A sum by which changed bytes are noticed. It is no protection against those who change them on purpose.

/** A number of 32 bits that depends on every byte (FNV-1a over words of four bytes, read in one order on every machine). */
export function checksumOf(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let sum = 0x811c9dc5 ^ bytes.length;
  let at = 0;
  for (; at + 4 <= bytes.length; at += 4)
    sum = Math.imul(sum ^ view.getUint32(at, true), 0x01000193) ^ (sum >>> 15);
  for (; at < bytes.length; at += 1) sum = Math.imul(sum ^ view.getUint8(at), 0x01000193);
  return sum >>> 0;
}
