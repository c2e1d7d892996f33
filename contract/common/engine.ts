// The engine of answers about days, and of those that no sky decides.

import { skyNames } from '@nirnaya/dsl/vocabulary';
import { z } from '../schema/zod.ts';
import { engineFields } from './envelope.ts';

/** The engine, its data, and the rules that an answer comes from. */
export const rulesEngine = z.object(engineFields).openapi('RulesEngine');

/** The same, with the sky of the tithis, nakshatras and months. */
export const panchangEngine = z
  .object({
    ...engineFields,
    sky: z
      .enum(skyNames)
      .describe(
        'the sky of tithis, nakshatras, yogas, karanas, months and sankrantis, with its corrections: bija of the apogee of the Moon, bhujantara of instants',
      ),
  })
  .openapi('PanchangEngine');
