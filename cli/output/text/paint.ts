// Colours of a terminal, or none.

import pc from 'picocolors';
import type { Io } from '../../options/io.ts';

/** The few colours that are used. */
export type Paint = Pick<
  ReturnType<typeof pc.createColors>,
  'bold' | 'dim' | 'green' | 'yellow' | 'red' | 'cyan'
>;

/** Colours where the output shows them. */
export const paintFor = (io: Io): Paint => pc.createColors(io.color);
