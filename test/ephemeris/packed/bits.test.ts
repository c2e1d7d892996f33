import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { bitsOf, readBits, writeBits } from '../../../ephemeris/packed/bits.ts';

const numbers = fc.array(
  fc.record({
    value: fc.oneof(
      fc.integer({ min: -200, max: 200 }),
      fc.integer({ min: -(2 ** 31) + 1, max: 2 ** 31 - 1 }),
    ),
    low: fc.integer({ min: 0, max: 29 }),
  }),
  { minLength: 1 },
);

describe('numbers as bits', () => {
  test.prop([numbers])(
    'are read as they were written, in as many bits as they are said to take',
    (written) => {
      const writer = writeBits();
      for (const { value, low } of written) writer.push(value, low);
      const bytes = writer.bytes();
      const reader = readBits(bytes);
      expect(written.map(({ low }) => reader.next(low))).toEqual(written.map(({ value }) => value));
      const bits = written.reduce((sum, { value, low }) => sum + bitsOf(value, low), 0);
      expect(bytes.length).toBe(Math.ceil(bits / 8));
    },
  );

  test.prop([numbers])('that are cut short are an error, never other numbers', (written) => {
    const writer = writeBits();
    for (const { value, low } of written) writer.push(value, low);
    const reader = readBits(writer.bytes().subarray(0, -1));
    const values = written.map(({ value }) => value);
    const read: number[] = [];
    expect(() => {
      for (const { low } of written) read.push(reader.next(low));
    }).toThrow(RangeError);
    expect(values.slice(0, read.length)).toEqual(read);
  });
});
