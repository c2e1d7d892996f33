// A year of daily panchang and of festivals as a calendar prints it: for each day rise and set of Sun and Moon, the
// five angas at sunrise with their ends, the common kalas and the observances.

import type { CompiledPack } from '../../compiler/runtime/pack.ts';
import type { PlaceYear } from '../../engine/almanac/place-year.ts';
import { weekdayOf } from '../../engine/civil/civil.ts';
import { amantaLabel, lunationAt } from '../../engine/observe/quantities.ts';
import { type Track, trackIndexAt } from '../../engine/sky/track.ts';
import type { Spans } from '../../engine/spans/spans.ts';

/** Kalas that calendars print each day. */
const kalas = [
  'rahu_kaal',
  'yamagandam',
  'gulika',
  'abhijit',
  'brahma_muhurta',
  'durmuhurta',
  'amrit_kaal',
  'varjyam',
] as const;

/** An anga at sunrise and its end, JD UT. */
interface Anga {
  readonly label: number;
  readonly end: number;
}

/** A day's page. Instants are JD UT, labels 0-based. */
export interface PanchangDay {
  readonly sunrise: number;
  readonly sunset: number;
  readonly moonrise: number;
  readonly moonset: number;
  readonly weekday: number;
  readonly month: number;
  readonly tithi: Anga;
  readonly nakshatra: Anga;
  readonly yoga: Anga;
  readonly karana: Anga;
  readonly kalas: readonly (Spans | undefined)[];
  readonly observances: readonly string[];
}

/** The pages of the civil year. */
export function panchangYear(pack: CompiledPack, py: PlaceYear): PanchangDay[] {
  const named = new Map<number, string[]>();
  for (const { day, name } of pack.observances.inYear(py)) {
    const names = named.get(day);
    if (names === undefined) named.set(day, [name]);
    else names.push(name);
  }
  const { sky } = py;
  const pages: PanchangDay[] = [];
  for (let i = py.yearStart; i < py.yearEnd; i++) {
    const sunrise = py.dayStart[i];
    const day = py.firstDay + i;
    const lunation = lunationAt(sky, sunrise);
    pages.push({
      sunrise: py.sunrise[i],
      sunset: py.sunset[i],
      moonrise: py.moonrise[i],
      moonset: py.moonset[i],
      weekday: weekdayOf(day),
      month: lunation === undefined ? -1 : amantaLabel(lunation),
      tithi: angaAt(sky.tithi, sunrise),
      nakshatra: angaAt(sky.nakshatra, sunrise),
      yoga: angaAt(sky.yoga, sunrise),
      karana: angaAt(sky.karana, sunrise),
      kalas: kalas.map((kala) => pack.dayWindows.kala(py, kala, day)),
      observances: named.get(day) ?? [],
    });
  }
  return pages;
}

function angaAt(track: Track, t: number): Anga {
  const index = trackIndexAt(track, t);
  return { label: (track.first + index) % track.cycle, end: track.starts[index + 1] };
}
