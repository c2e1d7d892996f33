// The sankrantis of a year: when the Sun enters each rashi, on which day it is kept, and its holy time.

import type { Observance } from '../../compiler/pack.ts';
import { nameOf } from '../../dsl/vocabulary/kinds.ts';
import { type Sankranti, sankrantisOf } from '../../engine/panchang/sankranti.ts';
import { isoDate } from '../../engine/place/civil.ts';
import { authoritiesOf } from '../../explain/authority.ts';
import { clockIn } from '../../explain/clock.ts';
import type { Asked } from '../asked.ts';
import { windowsIn } from '../festivals/windows.ts';
import type { sankrantis } from '../schemas/panchang/sankranti.ts';
import type { z } from '../schemas/zod.ts';

/** Two computations of one ingress agree to far less than this, in days. */
const sameInstant = 1e-6;

/** The sankrantis of a civil year at the place of a request, with what the rules of the tradition say of each. */
export function sankrantiSection(asked: Asked, year: number): z.output<typeof sankrantis> {
  const { pack, mode, zone } = asked;
  const py = asked.year(year);
  const clock = clockIn(zone);
  const kept = pack
    .observancesIn(py, { mode })
    .filter(({ rule }) => rule.linked.fields?.type === 'SANKRANTI' && rule.code.startsWith('SANKRANTI_'));
  return sankrantisOf(py).map((sankranti) => {
    const observance = kept.find(({ occurrence }) => isOf(sankranti, occurrence.start));
    return {
      rashi: nameOf('rashi', sankranti.rashi),
      instant: `${clock.iso(sankranti.instant)}`,
      date: isoDate(py.firstDay + sankranti.civilIndex),
      time: `${clock.hms(sankranti.instant)}`,
      observance: observance === undefined ? null : keptAs(asked, year, observance),
    };
  });
}

const isOf = ({ instant }: Sankranti, start: number): boolean => Math.abs(start - instant) < sameInstant;

function keptAs(asked: Asked, year: number, observance: Observance) {
  const { pack, mode, zone } = asked;
  const windows = windowsIn(zone, pack.windowsOf(asked.year(year), observance, { mode }));
  return {
    code: observance.rule.code,
    name: observance.name,
    date: isoDate(observance.day),
    windows,
    authorities: [...authoritiesOf(observance.rule, asked)],
  };
}
