// What stands around the muhurat of a festival: tithi, sunrise and sunset, Rahu Kaal, Bhadra and moonrise of the day.

import type { festivalMuhurat } from '@nirnaya/contract/festivals';
import type { z } from '@nirnaya/contract/schema';
import { tithiFullName } from '@nirnaya/dsl/vocabulary';
import { angasOn } from '@nirnaya/engine/panchang';
import { intersect } from '@nirnaya/engine/spans';
import type { PanchangDay } from '../day/day.ts';
import { whyNoEvents, whyNoWindow } from '../day/reasons.ts';
import { periodOf, timeSpans } from '../day/times.ts';
import { tithiBriefOf } from '../day/tithi.ts';

type Conditions = z.output<typeof festivalMuhurat>['conditions'];

/** The conditions of a day; beside them why any is null. */
export function conditionsOf(day: PanchangDay): {
  readonly conditions: Conditions;
  readonly reasons: Readonly<Record<string, string>>;
} {
  const { py, index, clock } = day;
  const kala = (name: string) => timeSpans(clock, spansOf(day, name))[0];
  const rahu = kala('rahu_kaal');
  const bhadra = kala('bhadra');
  const moonrise = clock.iso(py.moonrise[index]);
  const reasons = whyNoEvents(day).filter(([name]) => name === 'sunrise' || name === 'sunset');
  if (rahu === undefined) reasons.push(['rahu_kaal', whyNoWindow(day, 'Rahu Kaal')]);
  return {
    conditions: {
      tithi: tithiOf(day),
      sunrise: clock.iso(py.sunrise[index]),
      sunset: clock.iso(py.sunset[index]),
      rahu_kaal: rahu ?? null,
      ...(bhadra === undefined ? {} : { bhadra }),
      ...(moonrise === null ? {} : { moonrise }),
    },
    reasons: Object.fromEntries(reasons),
  };
}

function tithiOf({ py, index, clock }: PanchangDay): Conditions['tithi'] {
  const [tithi] = angasOn(py, index).tithi;
  return { ...tithiBriefOf(tithi, periodOf(clock, tithi)), full_name: tithiFullName(tithi.label + 1) };
}

// Of what hangs on the sky alone, as Bhadra does, the part that lies in the day.
function spansOf({ context, py, day, from, to }: PanchangDay, name: string): readonly number[] {
  return intersect(context.pack.dayWindows.kala(py, name, day) ?? [], [from, to]);
}
