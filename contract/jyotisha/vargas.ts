// The vargas of a chart.

import { named } from '../schema/named.ts';
import { z } from '../schema/zod.ts';
import { grahaName, houseNumber, rashiName } from './grahas.ts';

/** The vargas that there are, by their parts. */
export const vargaNames = [
  'D1',
  'D2',
  'D3',
  'D4',
  'D5',
  'D6',
  'D7',
  'D8',
  'D9',
  'D10',
  'D11',
  'D12',
  'D16',
  'D20',
  'D24',
  'D27',
  'D30',
  'D40',
  'D45',
  'D60',
  'D81',
  'D108',
  'D144',
] as const;

const place = {
  rashi: rashiName,
  rashi_number: houseNumber.describe('Mesha is 1'),
  degrees_in_rashi: z.number().min(0).max(30).describe('degrees in the part, scaled to a rashi'),
};

/** A varga. */
export const chartVarga = z
  .object({
    varga: z.string().openapi({ example: 'D9' }),
    name: named('name', z.string().openapi({ example: 'Navamsha' })),
    method: z.string().describe('assignment of parts to rashis; parashara is BPHS 6'),
    lagna: z.object(place),
    grahas: z.array(
      z.object({
        graha: grahaName,
        ...place,
        house: houseNumber.describe('by whole rashis from the lagna of the varga'),
        vargottama: z.boolean().describe('whether it is in the same rashi as in the chart (vargottama)'),
      }),
    ),
  })
  .openapi('ChartVarga');
