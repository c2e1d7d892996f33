// The panchang of a day, in the shape of the service.

import { engineOf, grahaPack, locationOf } from '@nirnaya/app/context';
import { panchangDay } from '@nirnaya/app/day';
import { eclipsesAbout } from '@nirnaya/app/eclipses';
import { eventChains } from '@nirnaya/app/muhurat';
import { fullPanchang } from '@nirnaya/app/panchang';
import { productVersion } from '@nirnaya/app/workspace';
import type { CompiledPack } from '@nirnaya/compiler/runtime';
import type { HoraMeasure } from '@nirnaya/contract/day';
import { fullBlock } from '@nirnaya/contract/panchang';
import { civilFromDay } from '@nirnaya/engine/civil';
import { sunOn } from '@nirnaya/engine/panchang';
import type { LocalClock } from '@nirnaya/explain/dates';
import type { CommandLanguage } from '../../options/language.ts';
import type { Session } from '../../options/session.ts';
import { minuteClock } from './minute-clock.ts';

/** How a day is written. */
interface FullDayOptions {
  readonly measure?: HoraMeasure | undefined;
  readonly clock?: LocalClock;
  /** as `rulesFor` gives them */
  readonly rules: DayRules;
  /** writes names in a language; they stay as they are without */
  readonly written?: CommandLanguage['written'] | undefined;
}

/** Everything about a day: what `/v1/panchang/full` answers. */
export type FullDay = ReturnType<typeof fullDay>;

/** Chains that a day is written with besides its own, by the names of their packs. */
type DayRules = ReadonlyMap<string, CompiledPack | undefined>;

/**
 * The chains that a civil day number is written with: that of eclipses where one is near, for no part of another day needs it,
 * and for a day written whole that of the suitability of events.
 */
export async function rulesFor(
  { packs, year }: Session,
  day: number,
  { whole }: { readonly whole: boolean },
): Promise<DayRules> {
  const py = year(civilFromDay(day).year);
  const at = day - py.firstDay;
  const about = eclipsesAbout(py, { from: py.dayStart[at], to: py.dayStart[at + 1] });
  const names = [...(about.length === 0 ? [] : [grahaPack]), ...(whole ? eventChains(packs.packs) : [])];
  return new Map(await Promise.all(names.map(async (name) => [name, await packs.chain(name)] as const)));
}

/** The full panchang of a civil day number; horas by a measure, instants written by a clock where one is given. */
export function fullDay(
  { context, sky, packs }: Session,
  day: number,
  { measure, clock, rules, written }: FullDayOptions,
) {
  const workspace = { sky, pack: (name: string) => rules.get(name), packs: () => packs };
  const service = { workspace, version: productVersion(), failed };
  const full = fullPanchang(service, panchangDay(context, day, clock), { measure });
  return {
    ...(written?.(fullBlock, full) ?? full),
    location: locationOf(context, day),
    engine: engineOf(service, context),
  };
}

/** A day as a page shows it. */
export interface PageDay {
  /** civil day number */
  readonly day: number;
  readonly full: FullDay;
  /** days: of light and of the night after it; NaN where the day is not whole */
  readonly lengths: { readonly day: number; readonly night: number };
}

/** The day of a page, its instants written to the minute. */
export function pageDay(
  session: Session,
  day: number,
  { measure, rules }: Pick<FullDayOptions, 'measure' | 'rules'>,
): PageDay {
  const { year } = civilFromDay(day);
  const py = session.year(year);
  const { dayLength, nightLength } = sunOn(py, day - py.firstDay);
  return {
    day,
    full: fullDay(session, day, {
      measure,
      rules,
      clock: minuteClock(session.zone),
      written: session.language?.written,
    }),
    lengths: { day: dayLength, night: nightLength },
  };
}

// At a terminal a part that fails is no part to leave out.
function failed(error: unknown): never {
  throw error;
}
