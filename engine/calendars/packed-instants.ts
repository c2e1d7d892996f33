/**
 * Instants that lie almost evenly, kept small: a parabola through them, and how far each lies from it.
 */

/** The i-th instant is start + rate i + bend i^2 (JD UT) and so many units of seconds more. */
export interface PackedInstants {
  readonly start: number;
  readonly rate: number;
  readonly bend: number;
  readonly seconds: number;
  /** signed 16-bit numbers, the lower byte first, in base64 */
  readonly rest: string;
}

/** Instants by number. */
export interface Instants {
  readonly count: number;
  /** days from one to the next in the mean */
  readonly rate: number;
  /** JD UT; throws `RangeError` for one that is not there */
  at(i: number): number;
}

const SECONDS_A_DAY = 86_400;

/** Unpacks instants on first use. */
export function instantsOf({ start, rate, bend, seconds, rest }: PackedInstants): Instants {
  let bytes: Buffer | undefined;
  const read = (): Buffer => {
    bytes ??= Buffer.from(rest, 'base64');
    return bytes;
  };
  return {
    get count() {
      return read().length / 2;
    },
    rate,
    at: (i) => start + rate * i + bend * i * i + (read().readInt16LE(2 * i) * seconds) / SECONDS_A_DAY,
  };
}
