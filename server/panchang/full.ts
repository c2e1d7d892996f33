// Everything there is to say of a day.

import type { fullBlock } from '../schemas/panchang/full.ts';
import type { z } from '../schemas/zod.ts';
import { bhadraSection } from './bhadra.ts';
import { choghadiyaSection } from './choghadiya.ts';
import { conditionsSection } from './conditions.ts';
import type { PanchangDay } from './day.ts';
import { festivalsOf } from './festivals.ts';
import { grahasSection } from './grahas.ts';
import { horaSection } from './hora.ts';
import { lagnaSection } from './lagna.ts';
import { moonSection } from './moon.ts';
import { muhurtasSection } from './muhurtas.ts';
import { orNull, type PanchangService } from './or-null.ts';
import { panchakSection } from './panchak.ts';
import { panchangBlock } from './panchang.ts';
import { seasonSection } from './season.ts';
import { shastraSection } from './shastra.ts';
import { specialYogasSection } from './special-yogas.ts';
import { sunSection } from './sun.ts';
import { windowsSection } from './windows.ts';

/** Every section of a day, and its festivals. One that fails is null. */
export const fullPanchang = (service: PanchangService, day: PanchangDay): z.output<typeof fullBlock> => ({
  ...daySections(service, day),
  festivals: orNull(service, () => festivalsOf(day)),
  // Suitability of events is not judged yet.
  suitability: null,
});

/** Every section of a day that is about its sky, its calendar and its times. */
export function daySections(service: PanchangService, day: PanchangDay) {
  const part = <T>(make: (day: PanchangDay) => T): T | null => orNull(service, () => make(day));
  return {
    ...panchangBlock(service, day),
    season: part(seasonSection),
    windows: part(windowsSection),
    hora: part((at) => horaSection(at)),
    choghadiya: part(choghadiyaSection),
    muhurtas: part(muhurtasSection),
    conditions: part(conditionsSection),
    panchak: part(panchakSection),
    bhadra: part(bhadraSection),
    special_yogas: part(specialYogasSection),
    shastra: part(shastraSection),
    astronomical: {
      sun: part(sunSection),
      moon: part(moonSection),
      lagna: part(lagnaSection),
      grahas: part((at) => grahasSection(service, at)),
      // Eclipses are not reckoned yet.
      eclipse: null,
    },
  };
}
