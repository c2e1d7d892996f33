// Everything about a day.

import { defaultMeasure, type HoraMeasure } from '@nirnaya/contract/day';
import type { fullBlock } from '@nirnaya/contract/panchang';
import type { z } from '@nirnaya/contract/schema';
import { bhadraSection } from '../day/bhadra.ts';
import { choghadiyaSection } from '../day/choghadiya.ts';
import { conditionsSection } from '../day/conditions.ts';
import type { PanchangDay } from '../day/day.ts';
import { grahasSection } from '../day/grahas.ts';
import { horaSection } from '../day/hora.ts';
import { lagnaSection } from '../day/lagna.ts';
import { moonSection } from '../day/moon.ts';
import { muhurtasSection } from '../day/muhurtas.ts';
import { panchakSection } from '../day/panchak.ts';
import { whyNoLagna, whyNotWhole } from '../day/reasons.ts';
import { seasonSection } from '../day/season.ts';
import { type PanchangService, sectionsOf } from '../day/sections.ts';
import { shastraSection } from '../day/shastra.ts';
import { specialYogasSection } from '../day/special-yogas.ts';
import { sunSection } from '../day/sun.ts';
import { windowsSection } from '../day/windows.ts';
import { eclipseSection } from '../eclipses/on-day.ts';
import { suitabilitySection } from '../muhurat/suitability.ts';
import { festivalsOf } from './festivals.ts';
import { panchangSections } from './panchang.ts';

/** How a full panchang is written. */
interface FullOptions {
  readonly measure?: HoraMeasure | undefined;
}

/** Every section of a day, and its festivals. One that is null has its reason under `unavailable`. */
export function fullPanchang(
  service: PanchangService,
  day: PanchangDay,
  { measure = defaultMeasure }: FullOptions = {},
): z.output<typeof fullBlock> {
  const sections = sectionsOf(service, day);
  const { part } = sections;
  const panchang = panchangSections(sections);
  const ofDay = {
    season: part('season', seasonSection),
    windows: part('windows', windowsSection),
    hora: part('hora', (at) => horaSection(at, measure), whyNotWhole),
    hora_measure: measure,
    choghadiya: part('choghadiya', choghadiyaSection, whyNotWhole),
    muhurtas: part('muhurtas', muhurtasSection, whyNotWhole),
  };
  const conditions = part('conditions', conditionsSection);
  const conditionParts = {
    panchak: part('panchak', panchakSection),
    bhadra: part('bhadra', bhadraSection),
    special_yogas: part('special_yogas', specialYogasSection),
  };
  const shastra = part('shastra', shastraSection);
  const suitability = suitabilitySection(service, sections);
  const sky = {
    sun: part('astronomical.sun', sunSection),
    moon: part('astronomical.moon', moonSection),
    lagna: part('astronomical.lagna', lagnaSection, whyNoLagna),
    grahas: part('astronomical.grahas', (at) => grahasSection(service, at)),
  };
  const eclipse = part('astronomical.eclipse', () =>
    eclipseSection(service, sections, 'astronomical.eclipse'),
  );
  const festivals = part('festivals', festivalsOf);
  return {
    ...panchang,
    ...ofDay,
    conditions,
    ...conditionParts,
    shastra,
    suitability,
    astronomical: { ...sky, eclipse },
    festivals,
    ...sections.unavailable(),
  };
}
