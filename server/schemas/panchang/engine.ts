// The engine of a panchang answer.

import { z } from '../zod.ts';

/** The engine, its data, and the rules that windows and conditions come from. */
export const panchangEngine = z
  .object({
    name: z.string(),
    version: z.string(),
    calculation: z.string(),
    ayanamsa: z.string(),
    data_version: z.string(),
    rules_snapshot_version: z.string().describe('changes when the meaning of the rules does'),
  })
  .openapi('PanchangEngine');
