// The answers about one chart.

import { z } from '../schema/zod.ts';
import { birthShape } from './birth.ts';
import { birthPanchang } from './birth-panchang.ts';
import { chartEnvelope } from './chart-envelope.ts';
import { dashaShape } from './dashas.ts';
import { chartBhavas, chartGraha, chartHouse, chartLagna } from './grahas.ts';
import { krishnamurtiShape } from './krishnamurti.ts';
import { chartPoints, upagrahaParts } from './points.ts';
import { sensitivityShape } from './sensitivity.ts';
import {
  ashtakavargaShape,
  avasthaOptions,
  grahaAvasthas,
  shadbalaShape,
  vimshopakaShape,
} from './strength.ts';
import { chartVarga } from './vargas.ts';
import { sahamsShape, varshaphalaShape } from './varsha.ts';
import { chartYogas } from './yogas.ts';

const instant = () => z.string().openapi({ format: 'date-time' });

/** The chart itself. */
const chartParts = {
  birth: birthShape,
  panchang: birthPanchang,
  lagna: chartLagna,
  grahas: z.array(chartGraha),
  houses: z.array(chartHouse),
  chalita: chartBhavas
    .nullable()
    .describe(
      'the houses with bounds (bhava chalita) by house_system of options; null with the reason under unavailable',
    ),
  vargas: z.array(chartVarga),
  running_at: instant().describe('the instant of the current periods of the dashas'),
  dashas: z.array(dashaShape),
  sensitivity: sensitivityShape,
};

/** What is added where it was asked for. */
const optionalParts = {
  yogas: chartYogas
    .nullable()
    .optional()
    .describe('with include_yogas=true; null with the reason under unavailable'),
  shadbala: shadbalaShape.optional().describe('with include_shadbala=true'),
  vimshopaka: vimshopakaShape.optional().describe('with include_shadbala=true'),
  sahams: sahamsShape
    .nullable()
    .optional()
    .describe('of the birth, with include_sahams=true; null with the reason under unavailable'),
  krishnamurti: krishnamurtiShape
    .nullable()
    .optional()
    .describe(
      'Krishnamurti Paddhati, with include_krishnamurti=true or profile krishnamurti; null with the reason under unavailable',
    ),
  varshaphala: varshaphalaShape.optional().describe('the annual chart, with include_varshaphala=true'),
};

/** Answer of `POST /v1/kundli/chart`. */
export const kundliChartAnswer = z
  .object({ ...chartParts, ...optionalParts, ...chartEnvelope })
  .openapi('KundliChart');

/** Answer of `POST /v1/birth-chart`. */
export const birthChartAnswer = kundliChartAnswer
  .extend({
    profile_id: z.int().nullable().describe('id of the stored result; null if not stored'),
    ...chartPoints,
  })
  .openapi('BirthChart');

/** Answer of `GET /v1/birth-chart/{profile_id}`. */
export const storedChartAnswer = birthChartAnswer
  .extend({ profile_id: z.int(), stored_at: instant() })
  .openapi('StoredBirthChart');

/** Answer of `POST /v1/kundli/ashtakavarga`. */
export const ashtakavargaAnswer = z
  .object({ birth: birthShape, ashtakavarga: ashtakavargaShape, ...chartEnvelope })
  .openapi('KundliAshtakavarga');

/** Answer of `POST /v1/kundli/avasthas`. */
export const avasthasAnswer = z
  .object({
    birth: birthShape,
    options: avasthaOptions.describe('the convention used where lists differ'),
    grahas: z.array(grahaAvasthas),
    ...chartEnvelope,
  })
  .openapi('KundliAvasthas');

/** Answer of `POST /v1/kundli/upagrahas`. */
export const upagrahasAnswer = z
  .object({ birth: birthShape, lagna: chartLagna, ...upagrahaParts, ...chartEnvelope })
  .openapi('KundliUpagrahas');
