// The context of a day: what it is, what is kept on it, and what holds during it.

import { isoDate } from '../../engine/place/civil.ts';
import type { dayContextBlock } from '../schemas/panchang/day-context.ts';
import type { z } from '../schemas/zod.ts';
import type { Service } from '../service.ts';
import { conditionsSection } from './conditions.ts';
import type { PanchangDay } from './day.ts';
import { festivalsOf } from './festivals.ts';
import { orNull } from './or-null.ts';
import { panchangBlock } from './panchang.ts';

const note =
  'Panchak, Bhadra and Ganda Mool are conditions, not festivals: they hold during some time of the day and have no date of their own.';

/** The context of a day. */
export function dayContext(service: Service, day: PanchangDay): z.output<typeof dayContextBlock> {
  const { where, tradition } = day.asked;
  return {
    date: isoDate(day.day),
    location: {
      lat: where.place.lat,
      lon: where.place.lon,
      region: tradition.used?.region ?? null,
      subdivision: tradition.used?.subdivision ?? null,
      location_id: where.location?.id ?? null,
      timezone: where.place.zone,
    },
    panchang: panchangBlock(service, day),
    festivals: orNull(service, () => festivalsOf(day)),
    conditions: orNull(service, () => conditionsSection(day)),
    // Eclipses are not reckoned yet.
    astronomical: { eclipse: null },
    _note: note,
  };
}
