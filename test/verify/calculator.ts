// What we compute, as the checks need it: packs, places and years, opened once.

import { isVariant } from '../../app/festivals/variants.ts';
import { openWorkspace } from '../../app/workspace/open-workspace.ts';
import type { Workspace } from '../../app/workspace/workspace.ts';
import type { Observance } from '../../compiler/runtime/observances.ts';
import type { CompiledPack } from '../../compiler/runtime/pack.ts';
import type { FestivalMode } from '../../compiler/runtime/trace.ts';
import type { PlaceYear } from '../../engine/almanac/place-year.ts';
import { civilFromDay, isoDate, jdOfCivilDay, parseIsoDate } from '../../engine/civil/civil.ts';
import { UnknownZone } from '../../engine/civil/zone.ts';
import type { Place } from '../../engine/place/place.ts';
import { YearOutOfRange } from '../../engine/sky/year-range.ts';

/** A rule of a chain at a place. */
export interface RuleAtPlace {
  readonly code: string;
  readonly pack: string;
  readonly place: Place;
  readonly mode?: FestivalMode;
  /** the key of the occurrences that are meant; all where it is undefined */
  readonly variant?: string | undefined;
}

/** A day of a place: its year and its index in it. */
export interface PlaceDay {
  readonly py: PlaceYear;
  readonly index: number;
}

/** The computation under test. */
export interface Calculator {
  readonly workspace: Workspace;
  pack(name: string): CompiledPack | undefined;
  /** every chain that compiles */
  readonly chains: ReadonlyMap<string, CompiledPack>;
  /** undefined outside the years of the ephemeris, and for a zone that does not exist */
  yearOf(place: Place, year: number): PlaceYear | undefined;
  dayOf(place: Place, day: number): PlaceDay | undefined;
  /** the observances of a rule in the year of a civil day number and the years beside it, by date */
  observances(subject: RuleAtPlace, day: number): readonly Observance[];
  /** JD UT of `YYYY-MM-DDTHH:MM` on the clocks of a place; undefined for any other text */
  instant(place: Place, text: string): number | undefined;
}

/** Opens the computation with the packs that come with Nirnaya. */
export function openCalculator(): Calculator {
  const workspace = openWorkspace();
  const { chains, diagnostics } = workspace.packs().compileAll();
  const broken = diagnostics.filter((d) => d.severity === 'error');
  if (chains.size === 0)
    throw new Error(`no pack compiles; ${broken.length} errors, first: ${broken[0]?.message}`);
  const pack = (name: string): CompiledPack | undefined => chains.get(name);
  const yearOf = (place: Place, year: number): PlaceYear | undefined => {
    try {
      return workspace.almanac.placeYear(place, year);
    } catch (error) {
      if (error instanceof YearOutOfRange || error instanceof UnknownZone) return undefined;
      throw error;
    }
  };
  const dayOf = (place: Place, day: number): PlaceDay | undefined => {
    const py = yearOf(place, civilFromDay(day).year);
    return py && { py, index: day - py.firstDay };
  };
  const observances = (
    { code, pack: name, place, mode, variant }: RuleAtPlace,
    day: number,
  ): Observance[] => {
    const isMeant = (o: Observance): boolean =>
      o.rule.code === code && (variant === undefined || isVariant(o, variant));
    const chain = pack(name);
    if (chain === undefined) return [];
    const { year } = civilFromDay(day);
    return [year - 1, year, year + 1].flatMap((y) => {
      const py = yearOf(place, y);
      return py === undefined ? [] : chain.observances.inYear(py, { mode }).filter(isMeant);
    });
  };
  return {
    workspace,
    pack,
    chains,
    yearOf,
    dayOf,
    observances: remembered(observances),
    instant: (place, text) => {
      const match = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})/.exec(text);
      const day = match ? parseIsoDate(match[1]) : undefined;
      const at = day === undefined ? undefined : dayOf(place, day);
      return match && at ? at.py.clock(at.index, Number(match[2]) * 60 + Number(match[3])) : undefined;
    },
  };
}

// Asked for the same years again and again, by every row and every variant of a rule.
function remembered(find: (subject: RuleAtPlace, day: number) => Observance[]): Calculator['observances'] {
  const known = new Map<string, Observance[]>();
  return (subject, day) => {
    const { lat, lon, zone } = subject.place;
    const key = [
      subject.code,
      subject.variant,
      subject.pack,
      subject.mode,
      lat,
      lon,
      zone,
      civilFromDay(day).year,
    ].join(' ');
    let actual = known.get(key);
    if (actual === undefined) {
      actual = find(subject, day);
      known.set(key, actual);
    }
    return actual;
  };
}

/** The observance whose day is nearest to a civil day number. */
export function nearest(observances: readonly Observance[], day: number): Observance | undefined {
  let best: Observance | undefined;
  for (const o of observances) {
    if (best === undefined || Math.abs(o.day - day) < Math.abs(best.day - day)) best = o;
  }
  return best;
}

/** A civil day number as the report shows it. */
export function shown(day: number | undefined): string {
  return day === undefined ? 'no date' : isoDate(day);
}

/** Local civil time `YYYY-MM-DD HH:MM:SS` of an instant, JD UT. */
export function localTime(place: Place, jd: number): string {
  if (Number.isNaN(jd)) return 'none';
  const date = new Date((jd - jdOfCivilDay(0)) * 86_400_000);
  return date.toLocaleString('sv-SE', { timeZone: place.zone });
}
