// Patterns that tell areas apart where colours do not: lines and dots, thin enough to read a name over them.

/** Each as what a square of `side` units repeats. */
const patterns: readonly { readonly side: number; readonly marks: string }[] = [
  { side: 9, marks: '<path d="M-1 10L10 -1M-2 2L2 -2M7 11L11 7"/>' },
  { side: 9, marks: '<path d="M-1 -1L10 10M-2 7L2 11M7 -2L11 2"/>' },
  { side: 8, marks: '<path d="M0 4H8"/>' },
  { side: 8, marks: '<path d="M4 0V8"/>' },
  { side: 8, marks: '<path d="M4 3.9V4.1" stroke-width="2.4" stroke-linecap="round"/>' },
  { side: 8, marks: '<path d="M0 0L8 8M8 0L0 8"/>' },
];

/** The number of the pattern of what cannot be decided: crosses. */
export const crossed = 5;

/** The id of a pattern in a document. */
export const hatchId = (hatch: number): string => `hatch-${hatch % patterns.length}`;

/** The definitions of patterns by their numbers, each once; empty where there are none. */
export function hatchDefinitions(hatches: readonly number[]): string {
  const used = [...new Set(hatches.map((hatch) => hatch % patterns.length))].sort();
  if (used.length === 0) return '';
  const defined = used.map((hatch) => {
    const { side, marks } = patterns[hatch] ?? { side: 8, marks: '' };
    return `<pattern id="${hatchId(hatch)}" width="${side}" height="${side}" patternUnits="userSpaceOnUse"><g class="ink-stroke" stroke-width="1" stroke-opacity="0.28">${marks}</g></pattern>`;
  });
  return `<defs>${defined.join('')}</defs>`;
}
