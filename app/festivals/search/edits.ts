// How many letters must be put in, left out or changed to make one word of another, as far as it matters.

/** The edits between two words; more than `most` are `most + 1`. Takes a time of the length of one times `most`. */
export function editsWithin(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  const far = most + 1;
  let above = Array.from({ length: b.length + 1 }, (_, j) => (j <= most ? j : far));
  for (let i = 1; i <= a.length; i++) {
    const row = new Array<number>(b.length + 1).fill(far);
    if (i <= most) row[0] = i;
    let least = row[0] ?? far;
    const end = Math.min(b.length, i + most);
    for (let j = Math.max(1, i - most); j <= end; j++) {
      const change = a.charCodeAt(i - 1) === b.charCodeAt(j - 1) ? 0 : 1;
      const best = Math.min(
        (above[j - 1] ?? far) + change,
        (above[j] ?? far) + 1,
        (row[j - 1] ?? far) + 1,
        far,
      );
      row[j] = best;
      if (best < least) least = best;
    }
    if (least >= far) return far;
    above = row;
  }
  return above[b.length] ?? far;
}
