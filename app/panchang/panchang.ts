// The panchang of a day: the sections of every answer, and the optional ones.

import { defaultMeasure, type HoraMeasure } from '@nirnaya/contract/day';
import type { includable, panchangDayBlock } from '@nirnaya/contract/panchang';
import type { z } from '@nirnaya/contract/schema';
import { isoDate } from '@nirnaya/engine/civil';
import { angasSection } from '../day/angas.ts';
import { choghadiyaSection } from '../day/choghadiya.ts';
import type { PanchangDay } from '../day/day.ts';
import { hinduCalendarSection } from '../day/hindu-calendar.ts';
import { horaSection } from '../day/hora.ts';
import { muhurtasSection } from '../day/muhurtas.ts';
import { whyNoEvents, whyNotWhole } from '../day/reasons.ts';
import { type PanchangService, type Sections, sectionsOf } from '../day/sections.ts';
import { timingsSection } from '../day/timings.ts';
import { windowsSection } from '../day/windows.ts';
import { eclipseSection } from '../eclipses/on-day.ts';
import { festivalsOf } from './festivals.ts';

/** The angas, the calendar and the timings of a day. */
export function panchangSections(sections: Sections) {
  const { day } = sections;
  for (const [event, reason] of whyNoEvents(day)) sections.note(`timings.${event}`, reason);
  return {
    date: isoDate(day.day),
    ...angasSection(day),
    hindu_calendar: sections.part('hindu_calendar', hinduCalendarSection),
    timings: timingsSection(day),
  };
}

/** The panchang of a day by itself. */
export function panchangBlock(service: PanchangService, day: PanchangDay): z.output<typeof panchangDayBlock> {
  const sections = sectionsOf(service, day);
  return { ...panchangSections(sections), ...sections.unavailable() };
}

/** The sections that `include` may add to a panchang. */
type Included = z.output<typeof includable>;

/** Which sections are requested. */
export interface IncludeOptions {
  readonly include?: readonly string[] | undefined;
  readonly measure?: HoraMeasure | undefined;
}

/** The sections that `include` requests; the angas and timings stand in every panchang. */
export function includedIn(
  service: Pick<PanchangService, 'workspace'>,
  sections: Sections,
  { include = [], measure = defaultMeasure }: IncludeOptions,
): Included {
  const wants = (word: string): boolean => include.includes(word);
  const { part } = sections;
  return {
    ...(wants('hora')
      ? { hora: part('hora', (day) => horaSection(day, measure), whyNotWhole), hora_measure: measure }
      : {}),
    ...(wants('choghadiya') ? { choghadiya: part('choghadiya', choghadiyaSection, whyNotWhole) } : {}),
    ...(wants('eclipse')
      ? { eclipse: part('eclipse', () => eclipseSection(service, sections, 'eclipse')) }
      : {}),
    ...(wants('festivals') ? { festivals: part('festivals', festivalsOf) } : {}),
    ...(wants('muhurat')
      ? {
          muhurat: part('muhurat', (day) => ({
            ...windowsSection(day),
            muhurtas: sections.withReason('muhurat.muhurtas', muhurtasSection(day), whyNotWhole),
          })),
        }
      : {}),
  };
}
