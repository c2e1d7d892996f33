// Everything about a day.

import type { HoraMeasure } from '../../contract/day/timings.ts';
import type { fullBlock } from '../../contract/panchang/full.ts';
import type { z } from '../../contract/schema/zod.ts';
import { eclipseSection } from '../eclipses/on-day.ts';
import { suitabilitySection } from '../muhurat/suitability.ts';
import { bhadraSection } from './bhadra.ts';
import { choghadiyaSection } from './choghadiya.ts';
import { conditionsSection } from './conditions.ts';
import type { PanchangDay } from './day.ts';
import { festivalsOf } from './festivals.ts';
import { grahasSection } from './grahas.ts';
import { defaultMeasure, horaSection } from './hora.ts';
import { lagnaSection } from './lagna.ts';
import { moonSection } from './moon.ts';
import { muhurtasSection } from './muhurtas.ts';
import { panchakSection } from './panchak.ts';
import { panchangSections } from './panchang.ts';
import { whyNoLagna, whyNotWhole } from './reasons.ts';
import { seasonSection } from './season.ts';
import { type PanchangService, sectionsOf } from './sections.ts';
import { shastraSection } from './shastra.ts';
import { specialYogasSection } from './special-yogas.ts';
import { sunSection } from './sun.ts';
import { windowsSection } from './windows.ts';

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
  const held = {
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
    ...held,
    shastra,
    suitability,
    astronomical: { ...sky, eclipse },
    festivals,
    ...sections.unavailable(),
  };
}
