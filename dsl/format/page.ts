// The page that packs are written on.

/** Cells in a line; an expression, a flow map or a flow list that needs more is broken. */
export const lineWidth = 120;

/** What each level of nesting adds. */
export const indentStep = 2;

export const spaces = (count: number): string => ' '.repeat(count);
