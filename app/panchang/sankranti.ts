// The sankrantis of a year: when the Sun enters each rashi, on which day it is kept, and its holy time.

import type { Observance } from '../../compiler/runtime/pack.ts';
import { nameOf } from '../../dsl/vocabulary/kinds.ts';
import { type Sankranti, sankrantisOf } from '../../engine/panchang/sankranti.ts';
import { isoDate } from '../../engine/place/civil.ts';
import { authoritiesOf } from '../../explain/authority.ts';
import { clockIn } from '../../explain/clock.ts';
import { windowsIn } from '../festivals/windows.ts';
import type { RequestContext } from '../request-context.ts';
import type { sankrantis } from '../shapes/panchang/sankranti.ts';
import type { z } from '../shapes/zod.ts';

/** A land may keep an entry on another day than it happens, such as the first of its month, but not by more days. */
const farthest = 3;

/** The sankrantis of a civil year at the place of a request, with what the rules of the tradition say of each. */
export function sankrantiSection(context: RequestContext, year: number): z.output<typeof sankrantis> {
  const { zone } = context;
  const py = context.year(year);
  const clock = clockIn(zone);
  return sankrantisOf(py).map((sankranti) => {
    const { rashi, instant, civilIndex } = sankranti;
    const observance = observanceOf(context, year, sankranti);
    return {
      rashi: nameOf('rashi', rashi),
      instant: `${clock.iso(instant)}`,
      date: isoDate(py.firstDay + civilIndex),
      time: `${clock.hms(instant)}`,
      observance: observance === undefined ? null : observanceShape(context, year, observance),
    };
  });
}

// The packs say which rule keeps which entry.
function observanceOf(
  context: RequestContext,
  year: number,
  { rashi, civilIndex }: Sankranti,
): Observance | undefined {
  const { pack, mode } = context;
  const code = pack.attributes('sankranti_rule', 'rashi')[rashi];
  const py = context.year(year);
  return pack
    .observancesIn(py, { mode })
    .find(({ rule, day }) => rule.code === code && Math.abs(day - py.firstDay - civilIndex) <= farthest);
}

function observanceShape(context: RequestContext, year: number, observance: Observance) {
  const { pack, mode, zone } = context;
  const windows = windowsIn(zone, pack.windowsOf(context.year(year), observance, { mode }));
  return {
    code: observance.rule.code,
    name: observance.name,
    date: isoDate(observance.day),
    windows,
    authorities: [...authoritiesOf(observance.rule, context)],
  };
}
