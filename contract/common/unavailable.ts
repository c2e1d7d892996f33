// Why parts of an answer are null.

import { z } from '../schema/zod.ts';

/** The reasons, by the names or paths of the parts that are null. */
export const reasons = z
  .record(z.string(), z.string())
  .describe('reasons for null values, by name or path. Null never means "none".')
  .openapi('Unavailable', { example: { hora: 'The Sun does not rise on this date.' } });

/** The same where it is absent if nothing is null. */
export const unavailable = reasons.optional();
