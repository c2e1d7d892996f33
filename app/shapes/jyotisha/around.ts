// What stands around every answer of astrology: what it was computed by, what it lacks and what it is not.

import { engineFields } from '../envelope.ts';
import { z } from '../zod.ts';
import { conventionsShape } from './conventions.ts';

const { rules_snapshot_version, ...facts } = engineFields;

/** The engine of an answer, and the rules of births where they are in force. */
export const chartEngine = z
  .object({
    ...facts,
    rules_snapshot_version: rules_snapshot_version
      .nullable()
      .describe('of the rules of births; null where none of them took part'),
  })
  .openapi('ChartEngine');

/** Parts that are null, by name, each with the reason. */
export const unavailableParts = z
  .record(z.string(), z.string())
  .describe('parts that are null, by name, each with the reason');

/** What stands around an answer. */
export const aroundChart = {
  conventions: conventionsShape,
  unavailable: unavailableParts,
  disclaimer: z.string(),
  engine: chartEngine,
};
