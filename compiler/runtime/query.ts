// How the runs of a chain are asked for, and the options that its queries share.

import type { SkyName } from '@nirnaya/dsl/vocabulary';
import { type PlaceYear, placeYearOn } from '@nirnaya/engine/almanac';
import { memoOn } from '@nirnaya/engine/cache';
import type { Inputs } from './emit/context.ts';
import { type PackRun, type RunSource, runAt } from './run.ts';
import type { FestivalMode } from './trace.ts';

/** The options of a query besides place and date. */
export interface QueryOptions {
  readonly mode?: FestivalMode;
}

/** What the caller supplies. */
export interface InputOptions {
  readonly inputs?: Inputs;
}

/** Days from..to, both inclusive: civil day numbers within the place-year and its margins. */
export interface DayRange {
  readonly from: number;
  readonly to: number;
}

/** The run of a chain on a place-year in a mode, `standard` by default. */
export type RunOf = (py: PlaceYear, mode?: FestivalMode) => PackRun;

/** The runs of a chain, each cached for as long as its place-year lives. */
export function runsOf(source: RunSource): RunOf {
  const runs = memoOn<PlaceYear, Map<FestivalMode, PackRun>>();
  const runOn = (py: PlaceYear, sky: SkyName, mode: FestivalMode): PackRun => {
    const byMode = runs.of(py, () => new Map());
    let run = byMode.get(mode);
    if (run === undefined) {
      run = runAt(source, { py, sky }, mode, (there) => runOn(there.py, there.sky, mode));
      byMode.set(mode, run);
    }
    return run;
  };
  return (py, mode = 'standard') => runOn(placeYearOn(py, source.sky), source.sky, mode);
}
