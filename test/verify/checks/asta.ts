// Asta and udaya of the planets, which sources print days apart: by which measure and set of degrees each of them is ours.

import { parseIsoDate } from '../../../engine/civil/civil.ts';
import type { Planet } from '../../../engine/sky/planets/planet.ts';
import { visibilityEvents } from '../../../engine/sky/visibility/visibility.ts';
import type { Calculator } from '../calculator.ts';
import { NEAR_DAYS } from '../fits.ts';
import { COMMON_SET, ruleSets } from '../kalamsa-sets.ts';
import { places } from '../places.ts';
import type { Row } from '../rows.ts';
import { isJudged, uncovered, type Verdict, verdict } from '../verdict.ts';

const planets: Readonly<Record<string, Planet>> = {
  Budh: 'Mercury',
  Shukra: 'Venus',
  Mangal: 'Mars',
  Guru: 'Jupiter',
  Shani: 'Saturn',
};

/** Days about a printed date in which events of the same kind are looked for. */
const RANGE = 45;

/** Judges a row of planet, event, date, time and source by the degrees that most use, and fits it by all sets. */
export function checkAsta({ workspace, dayOf }: Calculator, row: Row): Verdict {
  const planet = planets[row.at('planet')];
  const day = parseIsoDate(row.at('date'));
  const place = places['New Delhi'];
  const at = day === undefined ? undefined : dayOf(place, day);
  if (planet === undefined || at === undefined) return uncovered;
  const clock = /^(\d\d):(\d\d)$/.exec(row.at('time'));
  const minutes = clock ? Number(clock[1]) * 60 + Number(clock[2]) : 720;
  const printed = at.py.clock(at.index, minutes);

  const days: Record<string, number> = {};
  for (const [name, set] of Object.entries(ruleSets)) {
    const events = visibilityEvents(
      workspace.sky,
      { lat: place.lat, planet, rule: set[planet] },
      printed - RANGE,
      printed + RANGE,
    );
    const offs = events.flatMap(({ kind, instant }) => (kind === row.at('event') ? [instant - printed] : []));
    if (offs.length > 0) days[name] = offs.reduce((a, b) => (Math.abs(b) < Math.abs(a) ? b : a));
  }
  const [best] = Object.entries(days).sort(([, a], [, b]) => Math.abs(a) - Math.abs(b));
  const detail = best === undefined ? undefined : `${best[0]}, ${signed(best[1])} days`;
  const what = `${row.at('planet')} ${row.at('event')} ${row.at('date')}`;
  const verdictOfBest = verdict(
    Math.abs(days[COMMON_SET] ?? Number.POSITIVE_INFINITY) <= NEAR_DAYS,
    () => ({
      what,
      expected: row.at('source'),
      actual: COMMON_SET in days ? `${signed(days[COMMON_SET])} days` : 'no event',
      reason:
        best !== undefined && Math.abs(best[1]) <= NEAR_DAYS
          ? `other limits of visibility fit: ${detail}`
          : null,
      note:
        detail === undefined
          ? 'no limits of visibility give an event'
          : `nearest limits of visibility: ${detail}`,
    }),
    Object.fromEntries(
      Object.keys(ruleSets).map((name) => [name, Math.abs(days[name] ?? NEAR_DAYS + 1) <= NEAR_DAYS]),
    ),
  );
  return isJudged(verdictOfBest)
    ? { ...verdictOfBest, fit: { source: row.at('source'), what, days } }
    : verdictOfBest;
}

const signed = (days: number): string => `${days > 0 ? '+' : ''}${days.toFixed(2)}`;
