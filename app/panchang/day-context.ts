// The context of a day: its identity, its observances, and what holds during it.

import type { dayContextBlock } from '@nirnaya/contract/panchang';
import type { z } from '@nirnaya/contract/schema';
import { isoDate } from '@nirnaya/engine/civil';
import { conditionsSection } from '../day/conditions.ts';
import type { PanchangDay } from '../day/day.ts';
import { sectionsOf } from '../day/sections.ts';
import { eclipseSection } from '../eclipses/on-day.ts';
import type { AppContext } from '../workspace/app-context.ts';
import { festivalsOf } from './festivals.ts';
import { panchangBlock } from './panchang.ts';

const note =
  'Panchak, Bhadra and Ganda Mool are conditions, not festivals: they hold during some time of the day and have no date of their own.';

/** The context of a day. */
export function dayContext(service: AppContext, day: PanchangDay): z.output<typeof dayContextBlock> {
  const { where, tradition } = day.context;
  const sections = sectionsOf(service, day);
  const panchang = panchangBlock(service, day);
  const festivals = sections.part('festivals', festivalsOf);
  return {
    date: isoDate(day.day),
    location: {
      lat: where.place.lat,
      lon: where.place.lon,
      region: tradition.used?.region ?? null,
      subdivision: tradition.used?.subdivision ?? null,
      location_id: where.location?.id ?? null,
      timezone: where.zone,
      day_zone: where.place.zone,
    },
    panchang,
    festivals,
    conditions: sections.part('conditions', conditionsSection),
    astronomical: {
      eclipse: sections.part('astronomical.eclipse', () =>
        eclipseSection(service, sections, 'astronomical.eclipse'),
      ),
    },
    _note: note,
    ...sections.unavailable(),
  };
}
