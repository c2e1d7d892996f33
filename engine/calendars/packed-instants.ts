/**
 * Instants that lie almost evenly, kept small: a parabola through them, and how far each lies from it.
 */
import { bytesOfBase64 } from './base64.ts';

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
  let numbers: DataView | undefined;
  const read = (): DataView => {
    numbers ??= new DataView(bytesOfBase64(rest).buffer);
    return numbers;
  };
  return {
    get count() {
      return read().byteLength / 2;
    },
    rate,
    at: (i) => start + rate * i + bend * i * i + (read().getInt16(2 * i, true) * seconds) / SECONDS_A_DAY,
  };
}
