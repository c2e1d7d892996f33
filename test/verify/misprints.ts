// Whether a printed clock time differs from ours as a misprint does: a wrong digit, or two digits exchanged.

/** How two times `HH:MM` differ by their digits; undefined where more than a misprint of them is needed. */
export function digitsApart(ours: string, printed: string): string | undefined {
  const wrong = [...ours].flatMap((digit, i) => (digit === printed[i] ? [] : [i]));
  const [first, second] = wrong;
  if (first === undefined || ours.length !== printed.length) return undefined;
  if (second === undefined) return `one digit, ${printed} for ${ours}`;
  const isExchange = ours[first] === printed[second] && ours[second] === printed[first];
  return wrong.length === 2 && isExchange ? `two digits exchanged, ${printed} for ${ours}` : undefined;
}
