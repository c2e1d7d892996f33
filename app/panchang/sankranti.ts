// The sankrantis of a year: when the Sun enters each rashi, on which day it is kept, and its holy time.

import type { Observance } from '@nirnaya/compiler/runtime';
import type { sankrantis } from '@nirnaya/contract/panchang';
import type { z } from '@nirnaya/contract/schema';
import { nameOf } from '@nirnaya/dsl/vocabulary';
import { isoDate } from '@nirnaya/engine/civil';
import { type Sankranti, sankrantisOf } from '@nirnaya/engine/panchang';
import { clockIn } from '@nirnaya/explain/dates';
import { authoritiesOf } from '@nirnaya/explain/sentences';
import type { RequestContext } from '../context/request-context.ts';
import { answeredNames } from '../festivals/observance-names.ts';
import { windowsIn } from '../festivals/windows.ts';

/** Days from an entry to the day on which it is kept: a land may keep it on another, such as the first of its month. */
const observedWithin = [0, 1, -1, 2, -2, 3, -3];

/** The sankrantis of a civil year at the place of a request, with what the rules of the tradition say of each. */
export function sankrantiSection(context: RequestContext, year: number): z.output<typeof sankrantis> {
  const { zone } = context;
  const py = context.year(year);
  const clock = clockIn(zone);
  const entries: z.output<typeof sankrantis>[number][] = [];
  for (const sankranti of sankrantisOf(py)) {
    const { rashi, instant, civilIndex } = sankranti;
    const observance = observanceOf(context, year, sankranti);
    entries.push({
      rashi: nameOf('rashi', rashi),
      at: `${clock.iso(instant)}`,
      date: isoDate(py.firstDay + civilIndex),
      time: `${clock.hms(instant)}`,
      observance: observance === undefined ? null : observanceShape(context, year, observance),
    });
  }
  return entries;
}

// The packs say which rule keeps which entry.
function observanceOf(
  context: RequestContext,
  year: number,
  { rashi, civilIndex }: Sankranti,
): Observance | undefined {
  const { pack, mode } = context;
  const code = pack.attributes.ofKind('sankranti_rule', 'rashi')[rashi];
  const py = context.year(year);
  for (const days of observedWithin) {
    const at = civilIndex + days;
    if (at < py.yearStart || at >= py.yearEnd) continue;
    const observance = pack.observances
      .on(py, py.firstDay + at, { mode })
      .find(({ rule }) => rule.code === code);
    if (observance !== undefined) return observance;
  }
  return undefined;
}

function observanceShape(context: RequestContext, year: number, observance: Observance) {
  const { pack, mode, zone } = context;
  const windows = windowsIn(zone, pack.observances.windowsOf(context.year(year), observance, { mode }));
  return {
    ...answeredNames(observance),
    date: isoDate(observance.day),
    windows,
    authorities: [...authoritiesOf(observance.rule, context)],
  };
}
