// Spans of time and their algebra. A set of spans is a flat list [start, end, start, end, ...] of JD UT,
// sorted and disjoint; each span is half-open. A span of no length is an event.

/** Sorted, disjoint, half-open spans as start, end, start, end ... in JD UT. Neighbours may touch. */
export type Spans = readonly number[];

export const noSpans: Spans = [];

/** Index (an even offset) of the first span that ends after t, or begins at t or later; the length if there is none. */
export function firstEndingAfter(spans: Spans, t: number): number {
  let low = 0;
  let high = spans.length / 2;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (spans[2 * middle + 1] > t || spans[2 * middle] >= t) high = middle;
    else low = middle + 1;
  }
  return 2 * low;
}

/** The intersection of two sets. Events survive where the other set holds at them. */
export function intersect(a: Spans, b: Spans): Spans {
  if (a.length === 0 || b.length === 0) return noSpans;
  if (a.length > b.length) return intersect(b, a);
  const out: number[] = [];
  let j = firstEndingAfter(b, a[0]);
  for (let i = 0; i < a.length && j < b.length; ) {
    const start = Math.max(a[i], b[j]);
    const end = Math.min(a[i + 1], b[j + 1]);
    if (start < end || (start === end && isEventWithin(a, i, b, j))) out.push(start, end);
    if (a[i + 1] < b[j + 1]) i += 2;
    else j += 2;
  }
  return out;
}

// A meeting of no length counts only where one side is itself an event and the other holds at it.
function isEventWithin(a: Spans, i: number, b: Spans, j: number): boolean {
  const aEvent = a[i] === a[i + 1];
  const bEvent = b[j] === b[j + 1];
  if (aEvent && bEvent) return true;
  if (aEvent) return a[i] < b[j + 1];
  return bEvent && b[j] < a[i + 1];
}

/** The union of two sets; spans that meet become one. */
export function unite(a: Spans, b: Spans): Spans {
  if (a.length === 0) return b;
  if (b.length === 0) return a;
  const out: number[] = [];
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    const fromA = j >= b.length || (i < a.length && a[i] <= b[j]);
    const start = fromA ? a[i] : b[j];
    const end = fromA ? a[i + 1] : b[j + 1];
    if (fromA) i += 2;
    else j += 2;
    const last = out.length - 1;
    if (last > 0 && start <= out[last]) out[last] = Math.max(out[last], end);
    else out.push(start, end);
  }
  return out;
}

/** The difference of two sets: the first without the second. */
export function subtract(a: Spans, b: Spans): Spans {
  if (a.length === 0 || b.length === 0) return a;
  const out: number[] = [];
  let j = firstEndingAfter(b, a[0]);
  for (let i = 0; i < a.length; i += 2) {
    let start = a[i];
    const end = a[i + 1];
    while (j < b.length && b[j + 1] <= start) j += 2;
    if (start === end) {
      if (!(j < b.length && b[j] <= start && start < b[j + 1])) out.push(start, end);
      continue;
    }
    for (let k = j; k < b.length && b[k] < end; k += 2) {
      if (b[k] > start) out.push(start, b[k]);
      start = Math.max(start, b[k + 1]);
    }
    if (start < end) out.push(start, end);
  }
  return out;
}

/** The rest of from..to. */
export function complement(a: Spans, from: number, to: number): Spans {
  return subtract([from, to], a);
}

/** Whether the set holds at an instant; false where the instant is absent (NaN). */
export function holdsAt(a: Spans, t: number): boolean {
  const i = firstEndingAfter(a, t);
  return i < a.length && a[i] <= t && (t < a[i + 1] || a[i] === a[i + 1]);
}

/** Whether two sets share a time of positive length, or one has an event at which the other holds. */
export function touches(a: Spans, b: Spans): boolean {
  if (a.length > b.length) return touches(b, a);
  for (let i = 0; i < a.length; i += 2) {
    for (let j = firstEndingAfter(b, a[i]); j < b.length && b[j] <= a[i + 1]; j += 2) {
      const start = Math.max(a[i], b[j]);
      const end = Math.min(a[i + 1], b[j + 1]);
      if (start < end || (start === end && isEventWithin(a, i, b, j))) return true;
    }
  }
  return false;
}

// Instants computed on two ways may differ by rounding; a millisecond is far below any almanac's minute.
const slack = 1e-8;

/** Whether the first set contains all of the second; false where the second is empty. */
export function covers(a: Spans, b: Spans): boolean {
  if (b.length === 0) return false;
  for (let j = 0; j < b.length; j += 2) {
    const i = firstEndingAfter(a, b[j]);
    if (i >= a.length || a[i] > b[j] + slack || a[i + 1] < b[j + 1] - slack) return false;
  }
  return true;
}

/** Days of time in all of the spans. */
export function lengthOf(a: Spans): number {
  let sum = 0;
  for (let i = 0; i < a.length; i += 2) sum += a[i + 1] - a[i];
  return sum;
}

/** Days of time that two sets share. */
export function overlapOf(a: Spans, b: Spans): number {
  if (a.length > b.length) return overlapOf(b, a);
  let sum = 0;
  for (let i = 0; i < a.length; i += 2) {
    for (let j = firstEndingAfter(b, a[i]); j < b.length && b[j] < a[i + 1]; j += 2) {
      sum += Math.max(0, Math.min(a[i + 1], b[j + 1]) - Math.max(a[i], b[j]));
    }
  }
  return sum;
}

/** The first span that starts at t or later; empty if none. */
export function nextAfter(a: Spans, t: number): Spans {
  let low = 0;
  let high = a.length / 2;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (a[2 * middle] >= t) high = middle;
    else low = middle + 1;
  }
  return 2 * low < a.length && a[2 * low] >= t ? [a[2 * low], a[2 * low + 1]] : noSpans;
}

/** The last span that ends at t or earlier; empty if none. */
export function lastBefore(a: Spans, t: number): Spans {
  let low = 0;
  let high = a.length / 2;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (a[2 * middle + 1] <= t) low = middle + 1;
    else high = middle;
  }
  return low > 0 ? [a[2 * low - 2], a[2 * low - 1]] : noSpans;
}

/** The spans of a set that touch from..to, uncut. */
export function near(a: Spans, from: number, to: number): Spans {
  let i = firstEndingAfter(a, from);
  const out: number[] = [];
  for (; i < a.length && a[i] < to; i += 2) out.push(a[i], a[i + 1]);
  return out;
}

/** The spans of a set that begin within from..to (`to` excluded), uncut. */
export function beginningWithin(a: Spans, from: number, to: number): Spans {
  const spans = near(a, from, to);
  return spans[0] < from ? spans.slice(2) : spans;
}
