// What stands around every answer of astrology: what it was computed by, what it lacks and what it is not.

import { engineFields } from '../common/envelope.ts';
import { reasons } from '../common/unavailable.ts';
import { z } from '../schema/zod.ts';
import { conventionsShape } from './conventions.ts';

const { rules_snapshot_version, ...facts } = engineFields;

/** The engine of an answer, and the rules of births where they are in force. */
export const chartEngine = z
  .object({
    ...facts,
    rules_snapshot_version: rules_snapshot_version
      .nullable()
      .describe('of the birth rules; null if none was used'),
  })
  .openapi('ChartEngine');

/** What stands around an answer. */
export const chartEnvelope = {
  conventions: conventionsShape,
  unavailable: reasons,
  disclaimer: z.string(),
  engine: chartEngine,
};
