// Points of a chart that are no grahas: special lagnas, arudhas, karakas, sphutas, upagrahas.

import { z } from '../schema/zod.ts';
import { chartLagna, grahaName, houseNumber, rashiName } from './grahas.ts';

/** The chara karakas, in their order where Rahu has a part. */
export const charaKarakas = [
  'atma',
  'amatya',
  'bhratri',
  'matri',
  'pitri',
  'putra',
  'gnati',
  'dara',
] as const;

/** A point by name. */
export const chartPoint = z
  .object({ name: z.string(), ...chartLagna.shape, house: houseNumber })
  .openapi('ChartPoint');

/** A rashi that a name is given to. */
export const namedRashi = z
  .object({ name: z.string(), rashi: rashiName, rashi_number: houseNumber, house: houseNumber })
  .openapi('NamedRashi');

/** A chara karaka. */
const charaKaraka = z
  .object({
    karaka: z.enum(charaKarakas),
    graha: grahaName,
    degrees: z.number().describe('degrees in its rashi; for Rahu from the end'),
  })
  .openapi('CharaKaraka');

/** The points of a chart. */
export const chartPoints = {
  special_lagnas: z
    .array(chartPoint)
    .nullable()
    .describe('bhava, hora, ghati and vighati lagna; null without a sunrise'),
  sree_lagna: chartPoint,
  indu_lagna: namedRashi,
  varnada_lagna: namedRashi.nullable().describe('null without a sunrise'),
  arudhas: z.array(namedRashi).describe('of the twelve houses: AL of the first, UL of the twelfth'),
  chara_karakas: z.object({ seven: z.array(charaKaraka), eight: z.array(charaKaraka) }),
  sphutas: z.array(chartPoint),
};

/** Answer parts of upagrahas. */
export const upagrahaParts = {
  aprakasha: z.array(chartPoint).describe('the five that depend only on the Sun'),
  kalavelas: z
    .array(chartPoint)
    .nullable()
    .describe('those at parts of day and night, with Mandi; null if the Sun does not rise or set'),
  pranapada: chartPoint.nullable().describe('null without a sunrise'),
  kalavela_rule: z
    .object({ rising: z.enum(['start', 'middle', 'end']), mandi: z.enum(['saturn_part', 'phaladeepika']) })
    .describe('the instant of a kalavela within its part, and of Mandi'),
};
