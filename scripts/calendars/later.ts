// Days from new moons to the first days of their months, as bytes.

/** Numbers from 0 to 3, four a byte, the lowest bits first. */
export function laterBytes(values: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(Math.ceil(values.length / 4));
  values.forEach((value, i) => {
    bytes[i >> 2] = (bytes[i >> 2] ?? 0) | (value << (2 * (i & 3)));
  });
  return bytes;
}
