// Why sections of an answer are null.

import { z } from '../zod.ts';

/** The reasons, by the paths of the sections. */
export const unavailable = z
  .record(z.string(), z.string())
  .optional()
  .describe(
    'why sections are null, by their paths; absent where none is. Null never means that there is none.',
  )
  .openapi({ type: 'object', example: { hora: 'The Sun does not rise on this date.' } });
