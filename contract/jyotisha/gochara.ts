// Transits over a birth: what is asked and what is answered.

import { languageShape } from '../common/place-query.ts';
import { dateText } from '../schema/text.ts';
import { z } from '../schema/zod.ts';
import { birthShape } from './birth.ts';
import { chartEnvelope } from './chart-envelope.ts';
import { chartLagna, grahaName, houseNumber, rashiName } from './grahas.ts';
import { kundliBody } from './jyotisha-body.ts';

/** The most days of a span. */
export const mostTransitDays = 10_958;

/** The most days of a span in which the Moon is listed, as it changes its rashi every two days or three. */
export const mostMoonDays = 62;

/** `POST /v1/kundli/gochara`. */
export const gocharaShape = languageShape;

/** A birth and a span. */
export const gocharaBody = kundliBody
  .extend({
    from: dateText()
      .describe('First date, from midnight UTC; not before the birth.')
      .openapi({ example: '2026-01-01' }),
    to: dateText()
      .describe(
        `Last date, to its end; at most ${mostTransitDays} dates. The Moon is listed up to ${mostMoonDays}.`,
      )
      .openapi({ example: '2026-12-31' }),
  })
  .openapi('GocharaRequest');

const instant = () => z.string().openapi({ format: 'date-time' });

const stay = z
  .object({
    rashi: rashiName,
    start_at: instant().describe('start of the span, if it was entered before'),
    end_at: instant().describe('end of the span, if it is left later'),
    came_back: z.boolean().describe('whether it was entered in retrograde motion'),
    house_from_moon: houseNumber,
    house_from_lagna: houseNumber,
    is_good: z.boolean().describe('whether the house from the Moon is a good one for it'),
    vedha_house: houseNumber.nullable().describe('house from the Moon from which it is obstructed'),
    vedha: z
      .array(z.object({ by: grahaName, start_at: instant(), end_at: instant() }))
      .readonly()
      .describe('when a graha stands there; without the Moon if the Moon is not listed'),
    bindus: z.int().nullable().describe('of its own ashtakavarga in the rashi; null for Rahu and Ketu'),
    samudaya_bindus: z.int().describe('of all seven in the rashi'),
  })
  .openapi('TransitStay');

/** Answer of `POST /v1/kundli/gochara`. */
export const gocharaAnswer = z
  .object({
    birth: birthShape,
    moon: chartLagna,
    lagna: chartLagna,
    from: z.string().openapi({ format: 'date' }),
    to: z.string().openapi({ format: 'date' }),
    transits: z
      .array(z.object({ graha: grahaName, stays: z.array(stay).readonly() }))
      .readonly()
      .describe('stays of each graha in rashis, in order'),
    source: z.string().describe('of the good houses and of vedha'),
    ...chartEnvelope,
  })
  .openapi('Gochara');
