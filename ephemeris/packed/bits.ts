/**
 * Whole numbers as bits: Rice codes, whose length follows the size of a number, and an escape for the rare large one.
 */

/** Ones before the zero that announce a number too large for its code: 32 plain bits follow. */
const ESCAPE = 20;

/** Reads what `writeBits` wrote. */
export interface BitReader {
  /** The next number, written with `low` low bits. Throws `RangeError` past the end. */
  next(low: number): number;
}

/** A reader over `bytes`, from the first bit of the first byte. */
export function readBits(bytes: Uint8Array): BitReader {
  let at = 0;
  // The bits that were read and not yet used, the next one topmost; the rest of the 32 are zero.
  let ahead = 0;
  let count = 0;
  // With 24 bits ahead a code of usual length needs no second look; past the end zeros follow, and are counted as missing.
  const fill = (): void => {
    while (count <= 24) {
      ahead |= (at < bytes.length ? bytes[at] : 0) << (24 - count);
      at += 1;
      count += 8;
    }
  };
  const take = (bitsToTake: number): number => {
    let value = 0;
    let missing = bitsToTake;
    while (missing > 0) {
      fill();
      const taken = Math.min(missing, 16);
      value = value * 2 ** taken + (ahead >>> (32 - taken));
      ahead <<= taken;
      count -= taken;
      missing -= taken;
    }
    if (at - (count >> 3) > bytes.length) throw new RangeError('the bits end within a number');
    return value;
  };
  return {
    next(low) {
      fill();
      const ones = Math.min(Math.clz32(~ahead), ESCAPE);
      // The zero that ends them is not written after an escape.
      const used = ones === ESCAPE ? ones : ones + 1;
      ahead <<= used;
      count -= used;
      const folded = ones === ESCAPE ? take(32) : ones * 2 ** low + take(low);
      return folded % 2 === 0 ? folded / 2 : -(folded + 1) / 2;
    },
  };
}

/** Collects numbers as bits. */
export interface BitWriter {
  /** Appends a number of at most 31 bits and a sign, with `low` low bits. */
  push(value: number, low: number): void;
  /** What was written, the last byte filled with zeros. */
  bytes(): Uint8Array;
}

/** A writer of what `readBits` reads. */
export function writeBits(): BitWriter {
  const bytes: number[] = [];
  let buffer = 0;
  let bitCount = 0;
  const put = (value: number, count: number): void => {
    for (let bit = count - 1; bit >= 0; bit--) {
      buffer = (buffer << 1) | (Math.floor(value / 2 ** bit) % 2);
      bitCount += 1;
      if (bitCount < 8) continue;
      bytes.push(buffer);
      buffer = 0;
      bitCount = 0;
    }
  };
  return {
    push(value, low) {
      const folded = fold(value);
      const ones = Math.floor(folded / 2 ** low);
      if (ones >= ESCAPE) {
        put(2 ** ESCAPE - 1, ESCAPE);
        put(folded, 32);
        return;
      }
      put(2 ** (ones + 1) - 2, ones + 1);
      put(folded % 2 ** low, low);
    },
    bytes: () => Uint8Array.from(bitCount === 0 ? bytes : [...bytes, buffer << (8 - bitCount)]),
  };
}

/** Bits that a number takes with `low` low bits. */
export function bitsOf(value: number, low: number): number {
  const ones = Math.floor(fold(value) / 2 ** low);
  return ones >= ESCAPE ? ESCAPE + 32 : ones + 1 + low;
}

// Numbers of either sign as numbers of none: 0, -1, 1, -2 ...
function fold(value: number): number {
  return value >= 0 ? 2 * value : -2 * value - 1;
}
