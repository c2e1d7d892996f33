// The answers about one birth that come of rules: the deity of devotion, doshas, the teaser and the premium report.

import { authority } from '../common/authority.ts';
import { reasons } from '../common/unavailable.ts';
import { named } from '../schema/named.ts';
import { z } from '../schema/zod.ts';
import { birthShape } from './birth.ts';
import { kundliChartAnswer } from './chart.ts';
import { chartEngine, chartEnvelope } from './chart-envelope.ts';
import { conventionsShape } from './conventions.ts';
import { runningPeriods } from './dashas.ts';
import { chartGraha, chartLagna, nakshatraName, rashiName } from './grahas.ts';
import { chartPoints, upagrahaParts } from './points.ts';
import { ruleSteps } from './readings.ts';
import {
  ashtakavargaShape,
  avasthaOptions,
  grahaAvasthas,
  shadbalaShape,
  vimshopakaShape,
} from './strength.ts';
import { chartYoga } from './yogas.ts';

// Any of the nine, or none where no table says.
const lordName = named('graha', z.string()).nullable();

const instant = () => z.string().openapi({ format: 'date-time' });

/** Answer of `POST /v1/isht-devta`. */
export const ishtDevtaAnswer = z
  .object({
    isht_devta: z
      .object({
        name: named('name', z.string()),
        basis: named('sentence', z.string()),
        confidence: z.enum(['high', 'medium', 'low']).describe('whether all three lords agree, two, or none'),
      })
      .nullable()
      .describe('null with the reason under unavailable'),
    methodology: z.string(),
    supporting_factors: z.object({
      nakshatra: nakshatraName,
      nakshatra_deity: named('name', z.string()).nullable(),
      rashi: rashiName.describe('of the Moon'),
      lagna: rashiName,
      lagna_lord: lordName,
      moon_sign_lord: lordName,
      nakshatra_lord: lordName,
      dominant_planet: lordName,
    }),
    note: z.string().optional().describe('if the confidence is low'),
    fallback_deity: named('name', z.string()).optional().describe('if the confidence is low'),
    authorities: z.array(authority).readonly(),
    observatory: ruleSteps,
    birth: birthShape,
    conventions: conventionsShape,
    unavailable: reasons,
    disclaimer: z.string(),
    engine: z.object({ ...chartEngine.shape, rule: z.string().nullable().describe('code of the rule') }),
  })
  .openapi('IshtDevta');

/** A stay of Saturn in a rashi counted from the Moon. */
const saturnStay = {
  start_at: instant(),
  end_at: instant(),
  came_back: z.boolean().describe('whether Saturn returned in retrograde motion'),
};

/** Saturn over the rashis around the Moon. */
export const sadeSatiShape = z
  .object({
    rounds: z.array(
      z.object({
        start_at: instant(),
        end_at: instant(),
        stays: z.array(
          z.object({
            house: z.int().describe('from the Moon: 12, 1 or 2'),
            phase: z.enum(['first', 'second', 'third']).describe('of 12, 1 and 2'),
            ...saturnStay,
          }),
        ),
      }),
    ),
    dhaiya: z
      .array(
        z.object({
          house: z.int().describe('from the Moon: 4 or 8'),
          kind: z.enum(['kantaka', 'ashtama']).describe('in the fourth or in the eighth'),
          ...saturnStay,
        }),
      )
      .describe('stays of some two and a half years in the fourth and the eighth, in order of time'),
    on: z
      .object({
        date: z.string().openapi({ format: 'date' }),
        is_running: z.boolean().describe('whether sade sati runs'),
        house: z.int().nullable(),
        phase: z.enum(['first', 'second', 'third']).nullable(),
        dhaiya: z.enum(['kantaka', 'ashtama']).nullable(),
      })
      .nullable()
      .describe('on sade_sati_date; null if not given'),
    source: z.string(),
  })
  .openapi('SadeSati');

/** Answer of `POST /v1/kundli/kuja-dosha`. */
export const kujaDoshaAnswer = z
  .object({
    birth: birthShape,
    mars: chartGraha,
    kuja_dosha: z
      .array(chartYoga)
      .nullable()
      .describe('from lagna, Moon and Venus, whether each applies; null with the reason under unavailable'),
    curses: z.array(chartYoga).nullable().describe('those that apply'),
    partner: z
      .object({ birth: birthShape, kuja_dosha: z.array(chartYoga), is_of_both: z.boolean() })
      .nullable()
      .describe('null if not given'),
    sade_sati: sadeSatiShape,
    ...chartEnvelope,
  })
  .openapi('KujaDosha');

/** Answer of `POST /v1/kundli/birth-dosha`. */
export const birthDoshaAnswer = z
  .object({
    birth: birthShape,
    moon: chartLagna,
    doshas: z
      .array(chartYoga)
      .nullable()
      .describe('of the time of birth, whether each applies; null with the reason under unavailable'),
    family: z
      .array(z.object({ nakshatra: nakshatraName, is_same: z.boolean().describe('as for the birth') }))
      .describe('eka nakshatra: the given stars of the family'),
    prasava_vikara: z
      .object({ is_given: z.boolean().nullable(), holds: z.boolean().nullable() })
      .describe('trikhala: born after three of the other sex; null if not given'),
    ...chartEnvelope,
  })
  .openapi('BirthDosha');

/** Answer of `POST /v1/kundli/teaser`. */
export const teaserAnswer = z
  .object({
    birth: birthShape,
    lagna: chartLagna,
    sun: chartLagna,
    moon: chartLagna,
    running: z.object({ at: instant(), vimshottari: runningPeriods }),
    counts: z
      .object({ rules: z.int(), yogas: z.int(), doshas: z.int() })
      .nullable()
      .describe('number of those that apply; null with the reason under unavailable'),
    ...chartEnvelope,
  })
  .openapi('KundliTeaser');

/** Answer of `POST /v1/kundli/premium-report`. */
export const premiumAnswer = z
  .object({
    format: z.literal('json'),
    chart: kundliChartAnswer.omit({ conventions: true, unavailable: true, disclaimer: true, engine: true }),
    points: z.object(chartPoints),
    upagrahas: z.object(upagrahaParts),
    strengths: z.object({ bphs: shadbalaShape, raman: shadbalaShape, vimshopaka: vimshopakaShape }),
    ashtakavarga: ashtakavargaShape,
    avasthas: z.object({ options: avasthaOptions, grahas: z.array(grahaAvasthas) }),
    sade_sati: sadeSatiShape,
    ...chartEnvelope,
  })
  .openapi('PremiumReport');
