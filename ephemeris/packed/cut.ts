// Some years of a packed sky as a packed sky of its own, for pages that need no more.

import { withoutBlocks } from './format.ts';

/** Days on both sides of the years that deciding looks at. */
const margin = 800;

/**
 * A packed sky with the blocks alone that hold a span, JD UT, and what deciding looks at around it; every position in them is that of
 * the whole sky, and other years are refused. Throws `SkyUnavailable` where the bytes are damaged.
 */
export const cutSky = (bytes: Uint8Array, from: number, to: number): Uint8Array =>
  withoutBlocks(bytes, (start, end) => end > from - margin && start < to + margin);
