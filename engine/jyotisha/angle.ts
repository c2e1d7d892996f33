/** Arithmetic of angles in degrees. */

/** Degrees brought into 0..360, 360 excluded. */
export function normalizeDegrees(degrees: number): number {
  const rest = degrees % 360;
  // A tiny negative rest would be rounded up to 360 itself.
  return rest < 0 ? (rest + 360) % 360 : rest;
}

/** The shorter arc between two longitudes, 0..180. */
export function apart(a: number, b: number): number {
  const ahead = normalizeDegrees(a - b);
  return ahead > 180 ? 360 - ahead : ahead;
}

/** How far `to` lies from `from`, -180 (excluded) to 180. */
export function signedArc(from: number, to: number): number {
  const ahead = normalizeDegrees(to - from);
  return ahead > 180 ? ahead - 360 : ahead;
}
