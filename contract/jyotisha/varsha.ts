// The Tajika school: sahams of a birth, and the year of life that an annual chart is of.

import { z } from '../schema/zod.ts';
import { dashaPeriods } from './dashas.ts';
import { chartLagna, grahaName, houseNumber } from './grahas.ts';

/** The sahams, in the order in which they are written. */
export const sahamNames = [
  'punya',
  'vidya',
  'yashas',
  'mitra',
  'mahatmya',
  'asha',
  'samartha',
  'bhratri',
  'gaurava',
  'pitri',
  'rajya',
  'matri',
  'putra',
  'jiva',
  'karma',
  'roga',
  'roga_of_saturn',
  'kali',
  'shastra',
  'bandhu',
  'mrityu',
  'paradesha',
  'artha',
  'paradara',
  'vanik',
  'karyasiddhi',
  'vivaha',
  'santapa',
  'shraddha',
  'priti',
  'jadya',
  'vyapara',
  'shatru',
  'jalapatana',
  'bandhana',
  'apamrityu',
  'labha',
] as const;

/** The most years of life whose chart is cast. */
export const mostYears = 150;

const instant = () => z.string().openapi({ format: 'date-time' });

/** A saham. */
const saham = z
  .object({
    name: z.enum(sahamNames),
    of: z.string().describe('meaning of the point'),
    formula: z.string().describe('formula used, by day or night').openapi({ example: 'moon - sun + lagna' }),
    rashi_added: z
      .boolean()
      .describe(
        'whether 30 degrees were added, because the third term is not between the second and the first',
      ),
    ...chartLagna.shape,
    house: houseNumber,
    disagreement: z.string().optional().describe('difference in another list'),
  })
  .openapi('Saham');

/** Sahams of a chart. */
export const sahamsShape = z
  .object({
    by: z.enum(['day', 'night']).describe('whether the Sun was up: by night most formulas are reversed'),
    between: z.literal('degrees').describe('test for adding a rashi'),
    source: z.string(),
    sahams: z.array(saham),
  })
  .openapi('Sahams');

const units = (most: number) => z.number().min(0).max(most);

/** Strengths of a graha in an annual chart. */
const annualStrength = z
  .object({
    graha: grahaName,
    panchavargiya: z.object({
      kshetra: units(30),
      uchcha: units(20),
      hadda: units(15),
      drekkana: units(10),
      navamsha: units(5),
      total: units(20).describe('a quarter of the sum'),
    }),
    harsha: z
      .object({
        house: units(5),
        dignity: units(5),
        side: units(5),
        time: units(5),
        total: units(20),
      })
      .nullable()
      .describe('five units for each joy; null if the Sun neither rises nor sets'),
  })
  .openapi('AnnualStrength');

/** Who bears an office of the year. */
const officeBearer = z
  .object({
    office: z.enum(['luminary', 'birth_lagna', 'muntha', 'annual_lagna', 'trirashi']),
    graha: grahaName,
    aspect: z.enum(['benefic', 'malefic', 'neutral', 'none']).describe('on the lagna of the annual chart'),
    strength: units(20).describe('panchavargiya bala'),
  })
  .openapi('OfficeBearer');

/** The lord of a year. */
const yearLord = z
  .object({
    graha: grahaName,
    chosen_by: z.enum(['benefic_aspect', 'malefic_aspect', 'any_aspect', 'strength', 'first_office']),
    office_bearers: z.array(officeBearer),
  })
  .openapi('YearLord');

/** A dasha of the year. */
const annualDasha = z
  .object({
    dasha: z.enum(['mudda', 'patyayini']),
    year_days: z.number().describe('length of the year, to the next return'),
    periods: dashaPeriods.describe(
      'of grahas, and in patyayini of the lagna. Mudda has nine; the first began before the year, and its lord also rules the remainder after them',
    ),
  })
  .openapi('AnnualDasha');

/** A graha of an annual chart. */
const annualGraha = z
  .object({ graha: grahaName, ...chartLagna.shape, house: houseNumber, retrograde: z.boolean() })
  .openapi('AnnualGraha');

/** A year of life. */
export const varshaphalaShape = z
  .object({
    years: z.int().min(0).describe('completed years since birth'),
    start_at: instant().describe('sidereal return of the Sun to its birth position'),
    end_at: instant().describe('at the next return'),
    by: z.enum(['day', 'night']).nullable().describe('null if the Sun neither rises nor sets'),
    lagna: chartLagna,
    grahas: z.array(annualGraha),
    muntha: z.object({ ...chartLagna.shape, house: houseNumber.describe('in the annual chart') }),
    year_lord: yearLord.nullable().describe('null if the Sun neither rises nor sets'),
    strengths: z.array(annualStrength),
    sahams: sahamsShape.nullable().describe('of the annual chart; null if the Sun neither rises nor sets'),
    dashas: z.array(annualDasha),
    conventions: z.object({
      place: z.literal('of_birth'),
      return: z.literal('sidereal'),
      aspects: z.literal('by_rashi').describe('3, 5, 9, 11 benefic; 1, 4, 7, 10 malefic; 2, 12 neutral'),
      friends: z.literal('by_place').describe('as the aspects are, not by nature'),
      year_lord: z
        .literal('benefic_aspects_first')
        .describe('the strongest office-bearer with a benefic aspect on the lagna, else with a malefic one'),
      mudda: z.literal('balance_of_birth').describe('the first period is shortened as at birth'),
    }),
  })
  .openapi('Varshaphala');
