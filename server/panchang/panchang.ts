// The panchang of a day: what every answer about one has, and what it may have besides.

import { isoDate } from '../../engine/place/civil.ts';
import type { includable, panchangDayBlock } from '../schemas/panchang/panchang.ts';
import type { z } from '../schemas/zod.ts';
import { angasSection } from './angas.ts';
import { choghadiyaSection } from './choghadiya.ts';
import type { PanchangDay } from './day.ts';
import { festivalsOf } from './festivals.ts';
import { hinduCalendarSection } from './hindu-calendar.ts';
import { horaSection } from './hora.ts';
import { muhurtasSection } from './muhurtas.ts';
import { orNull, type PanchangService } from './or-null.ts';
import { timingsSection } from './timings.ts';
import { windowsSection } from './windows.ts';

/** The angas, the calendar and the timings of a day. */
export function panchangBlock(service: PanchangService, day: PanchangDay): z.output<typeof panchangDayBlock> {
  return {
    date: isoDate(day.day),
    ...angasSection(day),
    hindu_calendar: orNull(service, () => hinduCalendarSection(day)),
    timings: timingsSection(day),
  };
}

/** What `include` may add to a panchang. */
type Included = z.output<typeof includable>;

const includers: {
  readonly [K in keyof Required<Included>]: (day: PanchangDay) => Required<Included>[K];
} = {
  hora: (day) => horaSection(day),
  choghadiya: choghadiyaSection,
  festivals: festivalsOf,
  muhurat: (day) => ({ ...windowsSection(day), muhurtas: muhurtasSection(day) }),
  // Eclipses are not reckoned yet.
  eclipse: () => null,
};

const isIncluder = (word: string): word is keyof typeof includers => word in includers;

/** The parts that `include` asks for; the angas and timings stand in every panchang. */
export function includedIn(service: PanchangService, day: PanchangDay, words: readonly string[]): Included {
  const parts = words
    .filter(isIncluder)
    .map((word) => [word, orNull(service, (): unknown => includers[word](day))] as const);
  return Object.fromEntries(parts) as Included;
}
