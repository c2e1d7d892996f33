// The sheet of a report: its size and its margins.

/** A4, in points. */
export const sheet = { width: 595.28, height: 841.89 } as const;

/** Free space around what is written; the head and the foot of a page stand within it. */
export const margins = { left: 58, right: 58, top: 84, bottom: 70 } as const;

/** How wide what is written is. */
export const columnWidth = sheet.width - margins.left - margins.right;

/** How high a page is at most between its margins. */
export const columnHeight = sheet.height - margins.top - margins.bottom;
