// The vertical scale of a graph of counts.

/** A scale from 0 to `top`. */
export interface Scale {
  readonly top: number;
  /** from 0 to `top`, evenly spaced whole numbers */
  readonly ticks: readonly number[];
}

/** A scale of round whole numbers that reaches at least `max`, with at most `most` steps. */
export function scaleFor(max: number, most = 4): Scale {
  const step = roundStep(Math.max(1, max) / most);
  const steps = Math.max(1, Math.ceil(max / step));
  return { top: steps * step, ticks: Array.from({ length: steps + 1 }, (_, i) => i * step) };
}

// The smallest of 1, 2, 5, 10, 20, 50, ... that is at least `least`.
function roundStep(least: number): number {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(least)));
  return power * ([1, 2, 5].find((factor) => factor * power >= least) ?? 10);
}

/** The places of the days that are named below a graph: the first, the last, and some evenly between. */
export function labelled(count: number, most: number): readonly number[] {
  if (count <= most) return Array.from({ length: count }, (_, i) => i);
  const places = Array.from({ length: most }, (_, i) => Math.round((i * (count - 1)) / (most - 1)));
  return [...new Set(places)];
}
