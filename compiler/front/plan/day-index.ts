// The use of the index: from a day to the rules that can fall on it.

import type { PlaceYear } from '@nirnaya/engine/almanac';
import { datesOn, untabledCalendars } from '@nirnaya/engine/calendars';
import { civilFromDay, weekdayOf } from '@nirnaya/engine/civil';
import { ingressesOf, lunationAt, type Wanderer, wanderers } from '@nirnaya/engine/observe';
import { labelOfSpan, type Track, trackIndexAt } from '@nirnaya/engine/sky';
import {
  grahaKey,
  gregorianKey,
  type IndexKeys,
  nakshatraKey,
  sunKey,
  tithiKey,
  weekdayKey,
  worldCalendarKey,
  worldKey,
} from './index-keys.ts';

/** From a day of a place-year to the codes of rules worth evaluating. */
export interface DayIndex {
  candidates(py: PlaceYear, day: number): ReadonlySet<string>;
}

interface Group {
  readonly before: number;
  readonly after: number;
  readonly byKey: Map<string, string[]>;
}

/** Builds the index of a chain from what each rule waits for. */
export function buildDayIndex(indexKeys: ReadonlyMap<string, IndexKeys>): DayIndex {
  const always: string[] = [];
  const groups = new Map<string, Group>();
  for (const [code, { keys, before, after }] of indexKeys) {
    if (keys === undefined) {
      always.push(code);
      continue;
    }
    const name = `${before} ${after}`;
    const group = groups.get(name) ?? { before, after, byKey: new Map<string, string[]>() };
    groups.set(name, group);
    for (const key of keys) {
      const codes = group.byKey.get(key);
      if (codes === undefined) group.byKey.set(key, [code]);
      else codes.push(code);
    }
  }
  const named = [...groups.values()].flatMap(({ byKey }) => [...byKey.keys()]);
  // What no rule waits for need not be computed: planets and other calendars take some time.
  const awaited = wanderers.filter((graha) => named.some((key) => isOfGraha(key, graha)));
  const calendars = untabledCalendars.all
    .map(({ name }) => name)
    .filter((name) => named.some((key) => key.replace(/ \d+ \d+$/, '') === worldCalendarKey(name)));
  return {
    candidates: (py, day) => {
      const codes = new Set(always);
      const known = new Map<number, readonly string[]>();
      const keysOf = (d: number): readonly string[] => {
        let keys = known.get(d);
        if (keys === undefined) {
          keys =
            d < 0 || d >= py.count ? [] : [...keysOfDay(py, d, calendars), ...ingressKeys(py, d, awaited)];
          known.set(d, keys);
        }
        return keys;
      };
      for (const { before, after, byKey } of groups.values()) {
        for (let d = day - after; d <= day + before; d++) {
          for (const key of keysOf(d)) for (const code of byKey.get(key) ?? []) codes.add(code);
        }
      }
      return codes;
    },
  };
}

// Labels of a track that touch a stretch of time.
function labelsIn(track: Track, from: number, to: number): number[] {
  const out: number[] = [];
  const begin = trackIndexAt(track, from);
  if (begin < 0) return out;
  for (let i = begin; i + 1 < track.starts.length && track.starts[i] < to; i++) {
    out.push(labelOfSpan(track, i));
  }
  return out;
}

const isOfGraha = (key: string, graha: Wanderer): boolean => key.startsWith(`enters ${graha} `);

/** The keys of the ingresses of some grahas on a day, midnight or sunrise through the next sunrise. */
function ingressKeys(py: PlaceYear, day: number, grahas: readonly Wanderer[]): readonly string[] {
  const from = Math.min(py.midnight[day], py.dayStart[day]);
  const to = py.dayStart[day + 1];
  return grahas.flatMap((graha) =>
    ingressesOf(py.sky, graha, from, to).map(({ label }) => grahaKey(graha, label)),
  );
}

/** Every key that holds on some part of a day, midnight or sunrise through the next sunrise. */
function keysOfDay(py: PlaceYear, day: number, calendars: readonly string[]): readonly string[] {
  const from = Math.min(py.midnight[day], py.dayStart[day]);
  const to = py.dayStart[day + 1];
  const keys: string[] = [];
  const { sky } = py;
  for (let i = Math.max(0, trackIndexAt(sky.tithi, from)); i + 1 < sky.tithi.starts.length; i++) {
    if (sky.tithi.starts[i] >= to) break;
    const tithi = (sky.tithi.first + i) % 30;
    const lunation = lunationAt(sky, (sky.tithi.starts[i] + sky.tithi.starts[i + 1]) / 2);
    keys.push(tithiKey(-1, tithi));
    if (lunation?.adhika) keys.push(tithiKey(12, tithi));
    for (const month of lunation?.months ?? []) keys.push(tithiKey(month - 1, tithi));
  }
  for (const nakshatra of labelsIn(sky.nakshatra, from, to)) keys.push(nakshatraKey(nakshatra));
  // Only a sign that the Sun enters on the day is worth a key.
  const suns = labelsIn(sky.sunRashi, from, to);
  for (const rashi of suns.slice(1)) keys.push(sunKey(rashi));
  keys.push(weekdayKey(weekdayOf(py.firstDay + day)));
  const date = civilFromDay(py.firstDay + day);
  keys.push(gregorianKey(date.month - 1, date.day));
  for (const name of calendars) {
    const months = [date.year - 1, date.year].flatMap(
      (year) => py.calendars.named(name)?.monthsOf(year) ?? [],
    );
    for (const month of months) {
      for (const date of datesOn(month, py.firstDay + day)) keys.push(worldKey(name, month.month, date));
    }
  }
  return keys;
}
