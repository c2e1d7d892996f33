// The times of a day for shraddhas.

import type { PlaceYear } from '@nirnaya/engine/almanac';
import { overlapOf, type Spans } from '@nirnaya/engine/spans';
import { clockIn } from '@nirnaya/explain/dates';
import type { RuleContext } from '../context/request-context.ts';
import { minutesOf } from '../day/numbers.ts';
import { type TimeSpan, timeSpan } from '../day/times.ts';
import { forbiddenKalas } from './packs.ts';

/** The kalas that a shraddha is given in, in the order of the day but for the whole of them. */
export const shraddhaKalas = ['gandharva', 'kutapa', 'rauhina', 'aparahna', 'shraddha_kala'] as const;

/** Their times on a day; null where there is none. */
export type KalasOfDay = Readonly<Record<(typeof shraddhaKalas)[number], TimeSpan | null>>;

/** The spans (JD UT) of the aparahna of a civil day number; none where the Sun does not rise and set. */
export const aparahnaOn = ({ pack }: Pick<RuleContext, 'pack'>, py: PlaceYear, day: number): Spans =>
  pack.dayWindows.kala(py, 'aparahna', day) ?? [];

/** Minutes, to a tenth, that spans share with the aparahna of a civil day number. */
export const aparahnaMinutes = (
  context: Pick<RuleContext, 'pack'>,
  py: PlaceYear,
  day: number,
  spans: Spans,
) => minutesOf(overlapOf(spans, aparahnaOn(context, py, day))) ?? 0;

/** The kalas of a civil day number, written in the zone of the answer. */
export function kalasOn({ pack, zone }: RuleContext, py: PlaceYear, day: number): KalasOfDay {
  const clock = clockIn(zone);
  const written = (name: string): TimeSpan | null => {
    const [start = Number.NaN, end = Number.NaN] = pack.dayWindows.kala(py, name, day) ?? [];
    return timeSpan(clock, start, end);
  };
  return {
    gandharva: written('gandharva'),
    kutapa: written('kutapa'),
    rauhina: written('rauhina'),
    aparahna: written('aparahna'),
    shraddha_kala: written('shraddha_kala'),
  };
}

/** The times of a civil day number in which no shraddha is given, in order. */
export function forbiddenOn({ pack, zone }: RuleContext, py: PlaceYear, day: number) {
  const clock = clockIn(zone);
  return forbiddenIn(pack)
    .flatMap(({ name: key, title, titleSa }) => {
      const [start = Number.NaN, end = Number.NaN] = pack.dayWindows.kala(py, key, day) ?? [];
      const written = timeSpan(clock, start, end);
      return written === null
        ? []
        : [{ at: start, kala: { key, name: title, name_sa: titleSa ?? null, ...written } }];
    })
    .sort((a, b) => a.at - b.at)
    .map(({ kala }) => kala);
}

/** The kalas of a pack in which no shraddha is given. */
export const forbiddenIn = ({ kalas }: RuleContext['pack']) =>
  [...kalas.values()].filter(({ name }) => name.startsWith(forbiddenKalas));
