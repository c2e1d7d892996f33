// Conditions of a day: what holds during some of it.

import { authority } from '../common/authority.ts';
import { timeSpan } from '../common/times.ts';
import { named } from '../schema/named.ts';
import { z } from '../schema/zod.ts';

/** A span of a condition: whole, and what of it lies in the day. */
const conditionSpan = {
  ...timeSpan.shape,
  within_day: timeSpan.describe('limited to the day, from sunrise to sunrise'),
};

const atSunrise = z.boolean().nullable().describe('whether it holds at sunrise; null without sunrise');
const label = () => z.string().nullable();

const panchakFields = {
  is_panchak: z.boolean().describe('whether it holds during the day'),
  at_sunrise: atSunrise,
  type: named('name', label().describe('null also for a panchak without one').openapi({ example: 'Agni' })),
  severity: label(),
  spans: z.array(z.object({ ...conditionSpan, type: named('name', label()) }).openapi('PanchakSpan')),
};

/** Whether and when a day has Panchak. */
export const panchakStatus = z.object(panchakFields).openapi('PanchakStatus');

/** Panchak with what is shunned in it. */
export const panchak = z
  .object({
    ...panchakFields,
    avoided_activities: z.array(z.string()),
    remedies: z.array(z.string()),
  })
  .openapi('Panchak');

/** Bhadra, the karana Vishti. */
export const bhadra = z
  .object({
    is_bhadra: z.boolean().describe('whether it holds during the day'),
    at_sunrise: atSunrise,
    spans: z.array(
      z
        .object({
          ...conditionSpan,
          loka: label().describe('residence at its start'),
          on_earth: z.array(timeSpan).describe('while its residence is earth'),
          mukha: timeSpan.nullable().describe('its mouth'),
          puchha: timeSpan.nullable().describe('its tail'),
        })
        .openapi('BhadraSpan'),
    ),
  })
  .openapi('Bhadra');

/** Ganda Mool: the Moon in one of six stars. */
export const gandaMool = z
  .object({
    is_ganda_mool: z.boolean().describe('whether it holds during the day'),
    at_sunrise: atSunrise,
    nakshatra_num: z
      .int()
      .min(1)
      .max(27)
      .nullable()
      .describe('the Ganda Mool star, else the star at sunrise'),
    nakshatra_name: named('nakshatra', label()),
    gana: named('name', label()),
    spans: z.array(
      z.object({ ...conditionSpan, nakshatra_name: named('nakshatra', z.string()) }).openapi('GandaMoolSpan'),
    ),
  })
  .openapi('GandaMool');

/** The conditions of a day in short. */
export const dayConditions = z
  .object({ panchak: panchakStatus, bhadra, ganda_mool: gandaMool })
  .openapi('DayConditions');

const conditionKind = named('known', label());

/** The fields of every condition. */
const commonFields = {
  code: z.string().openapi({ example: 'YOGA_AMRITA_SIDDHI' }),
  name: named('observance', z.string()),
  name_sa: label().describe('in Sanskrit, IAST'),
  summary: label(),
};

const spans = z.array(z.object({ ...conditionSpan, kind: conditionKind }).openapi('HeldConditionSpan'));
const windows = z
  .array(z.object({ key: z.string(), ...timeSpan.shape }).openapi('HeldConditionWindow'))
  .describe('named times in these spans');
const authorities = z.array(authority).optional();

/** A special yoga. */
const specialYoga = z
  .object({
    ...commonFields,
    active: z.boolean().describe('whether it holds during the day'),
    spans,
    windows,
    authorities,
  })
  .openapi('SpecialYoga');

/** The special yogas of a day. */
export const specialYogas = z
  .object({
    yogas: z
      .array(specialYoga)
      .describe(
        'Sarvartha Siddhi, Amrita Siddhi, Dwipushkar and Tripushkar always, then the others that hold',
      ),
    anandadi: z
      .array(
        z
          .object({
            ...conditionSpan,
            name: named('name', label()),
            quality: label().describe('good or bad'),
          })
          .openapi('AnandadiSpan'),
      )
      .describe('the Anandadi yogas, in order'),
  })
  .openapi('SpecialYogas');

/** A condition that holds on a day. */
const conditionShape = z
  .object({ ...commonFields, kind: conditionKind.describe('of its first span'), spans, windows, authorities })
  .openapi('HeldCondition');

const births = (what: string) => z.array(z.string()).describe(what);

/** For whom the Moon is strong, over a day. */
export const bala = z.object({
  chandra_bala: z
    .array(
      z
        .object({ ...timeSpan.shape, good_for: named('rashi', births('signs of the Moon at birth')) })
        .openapi('ChandraBala'),
    )
    .describe('split at changes of the Moon sign'),
  chandrashtama: z.array(
    z
      .object({ ...timeSpan.shape, bad_for: named('rashi', births('signs of the Moon at birth')) })
      .openapi('Chandrashtama'),
  ),
  tara_bala: z
    .array(
      z
        .object({ ...timeSpan.shape, good_for: named('nakshatra', births('stars of the Moon at birth')) })
        .openapi('TaraBala'),
    )
    .describe('split at changes of the Moon star'),
});

/** The classical conditions of a day. */
export const shastra = z
  .object({
    conditions: z.array(conditionShape).describe('every condition and special yoga that holds'),
    disha_shool: z
      .object({ direction: label().describe('directions to avoid for journeys'), authorities })
      .openapi('DishaShool'),
    ...bala.shape,
  })
  .openapi('ShastraConditions');
