// The parameters of chakras: what each means, and how its text is read. The service and the command line read them alike.

import { labelRead, type Read } from '../schema/labels.ts';

/** The value of a parameter: a label, a number, a word or a truth. */
export type Given = number | string | boolean;

/** A parameter. */
export interface ChakraParameter {
  readonly about: string;
  readonly kind: 'star' | 'rashi' | 'graha' | 'word' | 'integer' | 'number' | 'truth';
  /** what a word may be */
  readonly words?: readonly string[];
  readonly range?: readonly [least: number, most: number];
  /** what holds without it, where that is a value of its own */
  readonly otherwise?: string | boolean;
  readonly example: string;
  readonly read: (text: string) => Read<Given>;
}

const star = (about: string, example: string): ChakraParameter => ({
  about: `${about}: a name, or a number from 1 to 28 (1 to 27 as everywhere, 28 Abhijit).`,
  kind: 'star',
  example,
  read: (text) => labelRead('nakshatra28', text),
});

const word = (about: string, words: readonly string[], otherwise?: string): ChakraParameter => ({
  about,
  kind: 'word',
  words,
  ...(otherwise === undefined ? {} : { otherwise }),
  example: words[0],
  read: (text) => {
    const value = words.find((known) => known === text.toUpperCase());
    return value === undefined ? { error: `must be one of ${words.join(', ')}` } : { value };
  },
});

const numeric = (
  about: string,
  kind: 'integer' | 'number',
  [least, most]: readonly [number, number],
): ChakraParameter => ({
  about,
  kind,
  range: [least, most],
  example: String(least),
  read: (text) => {
    const shape = kind === 'integer' ? /^\d{1,9}$/ : /^-?\d{1,9}(\.\d{1,30})?$/;
    const value = shape.test(text) ? Number(text) : Number.NaN;
    if (value >= least && value <= most) return { value };
    return { error: `must be a ${kind === 'integer' ? 'whole' : 'decimal'} number from ${least} to ${most}` };
  },
});

const truth = (about: string): ChakraParameter => ({
  about,
  kind: 'truth',
  otherwise: false,
  example: 'true',
  read: (text) =>
    text === 'true' || text === 'false' ? { value: text === 'true' } : { error: 'must be true or false' },
});

const planet: ChakraParameter = {
  about: 'A graha by name, or by number from 1 (Sun) to 9 (Ketu). Default: none.',
  kind: 'graha',
  example: 'Saturn',
  read: (text) => labelRead('graha', text),
};

/** Every parameter by its name. */
export const chakraParameters = {
  janma_nakshatra: star('The star of birth', 'Rohini'),
  transit_nakshatra: star('The star of a graha', 'Punarvasu'),
  nakshatra: star('The star to evaluate', 'Krittika'),
  sun_nakshatra: star('The star of the Sun', 'Shravana'),
  reference_nakshatra: star('The star at the foot of the trident', 'Ashwini'),
  planet,
  transit_motion: word('The motion of the graha. Default: its usual one, else direct.', [
    'DIRECT',
    'RETROGRADE',
  ]),
  moon_rashi: {
    about: 'The Moon sign at birth, by name or number from 1 to 12. Required for the swami.',
    kind: 'rashi',
    example: 'Vrishabha',
    read: (text) => labelRead('rashi', text),
  },
  janma_pada: numeric('The quarter of the birth star. Required for the pala.', 'integer', [1, 4]),
  pala_variant: word(
    'The method for the pala. Default: STAR_PADA (by the quarter of the birth star), the only one.',
    ['STAR_PADA'],
    'STAR_PADA',
  ),
  motion: word('The direction of view of the graha. Default: by its motion, if planet or speed is given.', [
    'OPPOSITE',
    'FORWARD',
    'BACKWARD',
  ]),
  speed: numeric(
    'Speed of the graha in degrees per day, negative if retrograde. Default: unknown.',
    'number',
    [-20, 20],
  ),
  dignity: word('The dignity of the graha, which multiplies its effect. Default: unknown.', [
    'EXALTED',
    'ORDINARY',
    'DEBILITATED',
  ]),
  sarvatobhadra_variant: word(
    'Whether a graha pierces one star by its motion (BY_MOTION, default) or all three (ALL_THREE).',
    ['BY_MOTION', 'ALL_THREE'],
    'BY_MOTION',
  ),
  shula_variant: word(
    'The trident with three points, counted from any star such as the birth star (JANMA_3POINT, default), or with four from the Sun (SUN_4POINT), whose points no source names.',
    ['JANMA_3POINT', 'SUN_4POINT'],
    'JANMA_3POINT',
  ),
  include_trident_parts: truth('Adds the place of each of the 28 stars on the trident. Default: false.'),
} as const satisfies Readonly<Record<string, ChakraParameter>>;

/** The name of a parameter in the table above. */
export type ParameterKey = keyof typeof chakraParameters;
