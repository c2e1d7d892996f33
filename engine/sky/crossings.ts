/**
 * Where a function of time passes zero: within a bracket, and over a stretch, short visits to the other side
 * included. Instants are JD UT.
 */

/** A quantity over time; it may jump. */
export type Quantity = (jd: number) => number;

/** The zero of `f` between two instants of opposite sign, to about 0.1 ms: secant steps kept within bisection. */
export function crossingIn(f: Quantity, low: number, high: number): number {
  let a = low;
  let b = high;
  let fa = f(a);
  let fb = f(b);
  let unmovedEnd = 0;
  for (let round = 0; round < 80 && b - a > 1e-9; round++) {
    // Illinois rule: the end that stays twice loses half its weight.
    const secant = a - (fa * (b - a)) / (fb - fa);
    const jd = round % 4 === 3 || !(secant > a && secant < b) ? (a + b) / 2 : secant;
    const value = f(jd);
    if (value >= 0 === fb >= 0) {
      if (Math.abs(b - jd) < 1e-9) return jd;
      b = jd;
      fb = value;
      if (unmovedEnd === 1) fa /= 2;
      unmovedEnd = 1;
    } else {
      if (Math.abs(jd - a) < 1e-9) return jd;
      a = jd;
      fa = value;
      if (unmovedEnd === -1) fb /= 2;
      unmovedEnd = -1;
    }
  }
  return (a + b) / 2;
}

/** Rounds of the search for the extreme between two samples: 0.62 to the 24th of a step, 1e-5 of it. */
const ROUNDS = 24;
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/**
 * Every instant within from..to at which `f` passes from negative to not negative or back, in order. `f` is
 * sampled every `step` days at most; where three samples come near zero and turn away, the turn is looked into.
 */
export function crossingsOf(f: Quantity, from: number, to: number, step: number): number[] {
  const count = Math.max(1, Math.ceil((to - from) / step));
  const at = (i: number): number => (i === count ? to : from + (i * (to - from)) / count);
  const crossings: number[] = [];
  let t0 = from;
  let f0 = f(t0);
  let t1 = at(1);
  let f1 = f(t1);
  const pass = (low: number, fLow: number, high: number, fHigh: number): void => {
    if (fLow >= 0 !== fHigh >= 0) crossings.push(crossingIn(f, low, high));
  };
  pass(t0, f0, t1, f1);
  for (let i = 2; i <= count; i++) {
    const t2 = at(i);
    const f2 = f(t2);
    const side = f1 >= 0 ? 1 : -1;
    const hasExtremum = side * f0 > side * f1 && side * f2 >= side * f1 && f0 >= 0 === f1 >= 0;
    const tip = hasExtremum && f2 >= 0 === f1 >= 0 ? lowestOf((jd) => side * f(jd), t0, t2) : Number.NaN;
    if (!Number.isNaN(tip) && f(tip) >= 0 !== f1 >= 0) {
      crossings.push(crossingIn(f, t0, tip), crossingIn(f, tip, t2));
    }
    pass(t1, f1, t2, f2);
    t0 = t1;
    f0 = f1;
    t1 = t2;
    f1 = f2;
  }
  return crossings;
}

/** Where `f`, falling and then rising between two instants, is lowest; the first instant found below zero. */
function lowestOf(f: Quantity, low: number, high: number): number {
  let a = low;
  let b = high;
  let left = b - GOLDEN * (b - a);
  let right = a + GOLDEN * (b - a);
  let fLeft = f(left);
  let fRight = f(right);
  for (let round = 0; round < ROUNDS; round++) {
    if (fLeft < 0) return left;
    if (fRight < 0) return right;
    if (fLeft < fRight) {
      b = right;
      right = left;
      fRight = fLeft;
      left = b - GOLDEN * (b - a);
      fLeft = f(left);
    } else {
      a = left;
      left = right;
      fLeft = fRight;
      right = a + GOLDEN * (b - a);
      fRight = f(right);
    }
  }
  return (a + b) / 2;
}
