/**
 * Systems of linear equations, and fits by least squares.
 */

/** The solution of a system, each row with its right side; undefined where there is none. */
export function solved(rows: readonly Float64Array[]): number[] | undefined {
  const n = rows.length;
  const system = rows.map((row) => Float64Array.from(row));
  for (let column = 0; column < n; column++) {
    let pivot = column;
    for (let row = column + 1; row < n; row++)
      if (Math.abs(system[row][column]) > Math.abs(system[pivot][column])) pivot = row;
    [system[column], system[pivot]] = [system[pivot], system[column]];
    if (Math.abs(system[column][column]) < 1e-9) return undefined;
    for (let row = column + 1; row < n; row++) {
      const share = system[row][column] / system[column][column];
      for (let k = column; k <= n; k++) system[row][k] -= share * system[column][k];
    }
  }
  const solution = new Array<number>(n).fill(0);
  for (let row = n - 1; row >= 0; row--) {
    let sum = system[row][n];
    for (let k = row + 1; k < n; k++) sum -= system[row][k] * solution[k];
    solution[row] = sum / system[row][row];
  }
  return solution;
}

/** A value at a place -1..1. */
export interface Point {
  readonly u: number;
  readonly value: number;
}

/** Chebyshev coefficients of a degree that come nearest to some points. */
export function chebyshevThrough(points: readonly Point[], degree: number): number[] {
  const rows = Array.from({ length: degree + 1 }, () => new Float64Array(degree + 2));
  for (const { u, value } of points) {
    const basis = Array.from({ length: degree + 1 }, (_, k) => Math.cos(k * Math.acos(u)));
    for (const [a, left] of basis.entries()) {
      for (const [b, right] of basis.entries()) rows[a][b] += left * right;
      rows[a][degree + 1] += left * value;
    }
  }
  const coefficients = solved(rows);
  if (coefficients === undefined)
    throw new Error(`${points.length} points do not fix a polynomial of degree ${degree}`);
  return coefficients;
}

/** Places -1..1 at which a polynomial of `degree` is sampled best. */
export function chebyshevPlaces(degree: number): number[] {
  const count = 2 * degree + 2;
  return Array.from({ length: count }, (_, i) => Math.cos((Math.PI * (i + 0.5)) / count));
}
