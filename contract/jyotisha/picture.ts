// What pictures of a birth are drawn from, before they are SVG or PNG.

import { named } from '../schema/named.ts';
import { z } from '../schema/zod.ts';
import { grahaName, houseNumber, rashiName } from './grahas.ts';

/** The pictures that there are. */
export const pictureKinds = ['chart', 'dasha', 'ashtakavarga', 'shadbala', 'transits'] as const;

/** A picture by name. */
export type PictureKind = (typeof pictureKinds)[number];

/** The forms of charts. */
export const pictureStyles = ['north', 'south', 'east', 'wheel'] as const;

/** The grounds of pictures. */
export const pictureThemes = ['light', 'dark'] as const;

/** The width of a picture in pixels. */
export const pictureWidth = { min: 200, max: 1600, usual: 640 } as const;

/** JD UT */
const jd = z.number();

const frame = {
  /** code of the language of its words */
  language: z.string(),
  width: z.int(),
  theme: z.enum(pictureThemes),
  /** whose birth; null where no name was sent */
  name: z.string().nullable(),
  /** date and time of the birth as they were sent */
  birth: z.string(),
};

const drawnGraha = z.object({
  graha: grahaName,
  /** degrees 0..360, of a varga in the zodiac of that */
  longitude: z.number(),
  retrograde: z.boolean(),
  combust: z.boolean(),
  dignity: z.enum(['exalted', 'own', 'debilitated', 'none']),
});

const drawnChart = z.object({
  /** null of the birth that the picture is of; else whose chart, or of when */
  name: z.string().nullable(),
  /** degrees 0..360 */
  lagna: z.number(),
  grahas: z.array(drawnGraha),
});

const chartPicture = z.object({
  picture: z.literal('chart'),
  ...frame,
  style: z.enum(pictureStyles),
  varga: z.string(),
  varga_name: named('name', z.string()),
  rashis: z.array(rashiName),
  chart: drawnChart,
  /** a transit, or another birth */
  over: drawnChart
    // The lagna of a transit is that of an instant of no meaning.
    .extend({ kind: z.enum(['transit', 'birth']), lagna: z.number().nullable() })
    .nullable(),
  degrees: z.boolean(),
  marks: z.boolean(),
});

const period = { lord: named('known', z.string()), number: z.int(), start: jd, end: jd };

const dashaPicture = z.object({
  picture: z.literal('dasha'),
  ...frame,
  dasha: named('known', z.string()),
  birth_jd: jd,
  /** an instant that is marked */
  at: jd.nullable(),
  periods: z.array(z.object({ ...period, parts: z.array(z.object(period)) })),
});

const ashtakavargaPicture = z.object({
  picture: z.literal('ashtakavarga'),
  ...frame,
  rashis: z.array(rashiName),
  lagna: houseNumber,
  owners: z.array(z.object({ owner: named('known', z.string()), bindus: z.array(z.int()) })),
  sums: z.array(z.int()),
});

const shadbalaPicture = z.object({
  picture: z.literal('shadbala'),
  ...frame,
  grahas: z.array(z.object({ graha: grahaName, rupas: z.number(), required: z.number() })),
});

const transitsPicture = z.object({
  picture: z.literal('transits'),
  ...frame,
  year: z.int(),
  grahas: z.array(
    z.object({
      graha: grahaName,
      number: z.int(),
      stays: z.array(
        z.object({ rashi: rashiName, house: houseNumber, start: jd, end: jd, good: z.boolean() }),
      ),
      backwards: z.array(z.object({ start: jd, end: jd })),
    }),
  ),
});

/** What a picture is drawn from. */
export const pictureContent = z.discriminatedUnion('picture', [
  chartPicture,
  dashaPicture,
  ashtakavargaPicture,
  shadbalaPicture,
  transitsPicture,
]);
