// The response shape of everything about a date.

import { panchangEnvelope } from '../common/panchang-envelope.ts';
import { bhadra, dayConditions, panchak, shastra, specialYogas } from '../day/conditions.ts';
import { season } from '../day/season.ts';
import { grahas, lagnaOfDay, moonOfDay, sunOfDay } from '../day/sky.ts';
import { choghadiya, hora, horaMeasure, muhurtas, namedWindows } from '../day/timings.ts';
import { eclipsesOfDay } from '../eclipses/eclipse.ts';
import { festivalItem } from '../festivals/festival.ts';
import { eventSuitability } from '../muhurat/muhurat.ts';
import { z } from '../schema/zod.ts';
import { panchangDayBlock } from './panchang.ts';

/** Every section of a day. */
export const fullBlock = z.object({
  ...panchangDayBlock.shape,
  season: season.nullable(),
  windows: namedWindows.nullable(),
  hora: hora.nullable(),
  hora_measure: horaMeasure,
  choghadiya: choghadiya.nullable(),
  muhurtas: muhurtas.nullable(),
  conditions: dayConditions.nullable(),
  panchak: panchak.nullable(),
  bhadra: bhadra.nullable(),
  special_yogas: specialYogas.nullable(),
  shastra: shastra.nullable(),
  suitability: z.array(eventSuitability).readonly().nullable(),
  astronomical: z.object({
    sun: sunOfDay.nullable(),
    moon: moonOfDay.nullable(),
    lagna: lagnaOfDay.nullable(),
    grahas: grahas.nullable(),
    eclipse: eclipsesOfDay.nullable(),
  }),
  festivals: z.array(festivalItem).nullable(),
});

/** `/v1/panchang/full`. */
export const fullAnswer = z.object({ ...fullBlock.shape, ...panchangEnvelope }).openapi('PanchangFull');
