// The conditions of a day in short.

import type { dayConditions } from '@nirnaya/contract/day';
import type { z } from '@nirnaya/contract/schema';
import { bhadraSection } from './bhadra.ts';
import type { PanchangDay } from './day.ts';
import { gandaMoolSection } from './ganda-mool.ts';
import { panchakBrief } from './panchak.ts';

/** Panchak, Bhadra and Ganda Mool on a day. */
export const conditionsSection = (day: PanchangDay): z.output<typeof dayConditions> => ({
  panchak: panchakBrief(day),
  bhadra: bhadraSection(day),
  ganda_mool: gandaMoolSection(day),
});
