// Numbers of a range, each part of it as likely as any other. The doubles of fast-check are drawn from the floating point
// numbers of the range, of which nine in ten lie within 1 of zero: degrees drawn so are all of one sign and one place.

import fc from 'fast-check';

const steps = 2 ** 31 - 1;

/** A number from `min` to `max`, both included; it shrinks towards `min`. */
export const uniform = (min: number, max: number): fc.Arbitrary<number> =>
  fc.integer({ min: 0, max: steps }).map((step) => min + ((max - min) * step) / steps);
