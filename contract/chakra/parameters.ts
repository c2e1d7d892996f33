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
  about: 'A graha by its name, or by its number from 1 (the Sun) to 9 (Ketu); default none is considered.',
  kind: 'graha',
  example: 'Saturn',
  read: (text) => labelRead('graha', text),
};

/** Every parameter by its name. */
export const chakraParameters = {
  janma_nakshatra: star('The star of birth', 'Rohini'),
  transit_nakshatra: star('The star in which a graha stands', 'Punarvasu'),
  nakshatra: star('The star asked about', 'Krittika'),
  sun_nakshatra: star('The star of the Sun', 'Shravana'),
  reference_nakshatra: star('The star at the foot of the trident', 'Ashwini'),
  planet,
  transit_motion: word('How the graha moves; default as it always does, else direct.', [
    'DIRECT',
    'RETROGRADE',
  ]),
  moon_rashi: {
    about:
      'The sign of the Moon at birth, by its name or its number from 1 to 12; without it there is no swami.',
    kind: 'rashi',
    example: 'Vrishabha',
    read: (text) => labelRead('rashi', text),
  },
  janma_pada: numeric('The quarter of the star of birth; without it there is no pala.', 'integer', [1, 4]),
  pala_variant: word(
    'How the pala is found: by the quarter of the star of birth (STAR_PADA), the only way that is known and the default.',
    ['STAR_PADA'],
    'STAR_PADA',
  ),
  motion: word('The way in which the graha looks; default that of its motion, if planet or speed is given.', [
    'OPPOSITE',
    'FORWARD',
    'BACKWARD',
  ]),
  speed: numeric(
    'Degrees a day of the graha, negative where it is retrograde; default unknown.',
    'number',
    [-20, 20],
  ),
  dignity: word('The dignity of the graha, by which its effect is multiplied; default unknown.', [
    'EXALTED',
    'ORDINARY',
    'DEBILITATED',
  ]),
  sarvatobhadra_variant: word(
    'Whether a graha pierces the star in its way (BY_MOTION, default) or all three (ALL_THREE).',
    ['BY_MOTION', 'ALL_THREE'],
    'BY_MOTION',
  ),
  shula_variant: word(
    'The trident with three points, counted from any star, as that of birth (JANMA_3POINT, default), or that of the Sun with four (SUN_4POINT), whose points no source gives.',
    ['JANMA_3POINT', 'SUN_4POINT'],
    'JANMA_3POINT',
  ),
  include_trident_parts: truth('Adds the place of each of the 28 stars on the trident; default false.'),
} as const satisfies Readonly<Record<string, ChakraParameter>>;

/** The name of a parameter in the table above. */
export type ParameterKey = keyof typeof chakraParameters;
