/**
 * Instants that lie almost evenly, kept small: a parabola through them, and how far each lies from it.
 */

/** The i-th instant is start + rate i + bend i^2 (JD UT) and so many units of seconds more, a signed number of 16 bits. */
export interface InstantsForm {
  readonly start: number;
  readonly rate: number;
  readonly bend: number;
  readonly seconds: number;
}

/** Instants by number: JD UT. Throws `RangeError` for one that is not there. */
export type Instants = (i: number) => number;

const SECONDS_A_DAY = 86_400;

/** The instants of a form and of the numbers beside it, the lower byte of each first. */
export function instantsOf({ start, rate, bend, seconds }: InstantsForm, numbers: Uint8Array): Instants {
  const rest = new DataView(numbers.buffer, numbers.byteOffset, numbers.byteLength);
  return (i) => start + rate * i + bend * i * i + (rest.getInt16(2 * i, true) * seconds) / SECONDS_A_DAY;
}
