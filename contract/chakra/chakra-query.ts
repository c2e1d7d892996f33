// The parameters of chakras, made of what the figures take.

import { placeShape } from '../common/place-query.ts';
import { dateText, timeText } from '../schema/text.ts';
import { z } from '../schema/zod.ts';
import { type ChakraParameter, chakraParameters, type ParameterKey } from './parameters.ts';

const types = { integer: 'integer', number: 'number', truth: 'boolean' } as const;

/** A parameter of a chakra that must be given. */
function needed(key: ParameterKey) {
  const { about, kind, words, range, otherwise, example, read }: ChakraParameter = chakraParameters[key];
  const type = kind === 'integer' || kind === 'number' || kind === 'truth' ? types[kind] : 'string';
  return z
    .string()
    .transform((text, issues) => {
      const reading = read(text);
      if ('value' in reading) return reading.value;
      issues.addIssue({ code: 'custom', message: reading.error });
      return z.NEVER;
    })
    .describe(about)
    .openapi({
      type,
      ...(words === undefined ? {} : { enum: [...words] }),
      ...(range === undefined ? {} : { minimum: range[0], maximum: range[1] }),
      ...(otherwise === undefined ? {} : { default: otherwise }),
      ...(words !== undefined || range !== undefined || kind === 'truth' ? {} : { example }),
    });
}

/** The same where it may be left out; `without` says what holds then, where the parameter itself does not. */
const optional = (key: ParameterKey, without?: string) => {
  const { about } = chakraParameters[key];
  return needed(key)
    .optional()
    .describe(without === undefined ? about : `${about.replace(/\.$/, '')}; ${without}`);
};

/** When and where transits are taken; without a date none are, and the place plays no part. */
const whenShape = {
  date: dateText().optional().describe('Adds the transits of the nine grahas on a date. Default: none.'),
  time: timeText().optional().describe('A clock time at the place, regardless of tz. Default: sunrise.'),
  ...placeShape,
};

/** `/v1/chakra/kota`. */
export const kotaShape = {
  janma_nakshatra: needed('janma_nakshatra'),
  transit_nakshatra: optional('transit_nakshatra', 'required without date.'),
  planet: optional('planet'),
  transit_motion: optional('transit_motion'),
  moon_rashi: optional('moon_rashi'),
  janma_pada: optional('janma_pada'),
  pala_variant: optional('pala_variant'),
  ...whenShape,
};

/** `/v1/chakra/saptashalaka`. */
export const saptashalakaShape = {
  nakshatra: needed('nakshatra'),
  sun_nakshatra: optional('sun_nakshatra', 'default that of the date, if one is given.'),
  ...whenShape,
};

/** `/v1/chakra/sarvatobhadra`. */
export const sarvatobhadraShape = {
  nakshatra: needed('nakshatra'),
  planet: optional('planet'),
  motion: optional('motion'),
  speed: optional('speed'),
  dignity: optional('dignity'),
  variant: optional('sarvatobhadra_variant'),
  ...whenShape,
};

/** `/v1/chakra/shula`. */
export const shulaShape = {
  reference_nakshatra: needed('reference_nakshatra'),
  transit_nakshatra: optional('transit_nakshatra', 'default none, without a place on the trident.'),
  variant: optional('shula_variant'),
  include_trident_parts: optional('include_trident_parts'),
  ...whenShape,
};
