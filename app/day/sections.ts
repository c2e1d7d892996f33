// The sections of an answer about a day. One that is null has its reason beside it, under `unavailable`; one that fails by
// an internal error leaves the rest standing.

import type { GrahaWorkspace } from '../context/graha-rules.ts';
import { Refusal } from '../requests/refusal.ts';
import type { AppContext } from '../workspace/app-context.ts';
import type { PanchangDay } from './day.ts';

/** The part of the service that the sections of a panchang need. */
export interface PanchangService extends Pick<AppContext, 'failed'> {
  readonly workspace: Pick<AppContext['workspace'], 'sky'> & GrahaWorkspace;
}

/** Why a section is null; undefined where nothing particular is known. */
export type Why = (day: PanchangDay) => string | undefined;

/** Collects the sections of one answer. Paths name sections as the answer does: `hora`, `astronomical.lagna`. */
export interface Sections {
  readonly day: PanchangDay;
  /** a section, or null with its reason; an internal error is reported and returns null too. Refusals are thrown. */
  part<T>(path: string, make: (day: PanchangDay) => T, why?: Why): T | null;
  /** a value that stands or is null, which then is noted with its reason */
  withReason<T>(path: string, value: T, why?: Why): T;
  /** notes why something within a section is null */
  note(path: string, reason: string): void;
  /** the reasons, where there are any */
  unavailable(): { unavailable?: Record<string, string> };
}

const unknown = 'It is not known on this date.';
const failure = 'It could not be computed; the failure was reported.';

/** Sections of a day, none collected yet. */
export function sectionsOf({ failed }: Pick<AppContext, 'failed'>, day: PanchangDay): Sections {
  const reasons = new Map<string, string>();
  const withReason = <T>(path: string, value: T, why?: Why): T => {
    if (value === null) reasons.set(path, why?.(day) ?? unknown);
    return value;
  };
  const unmade = (path: string, error: unknown): null => {
    if (error instanceof Refusal) throw error;
    failed(error);
    reasons.set(path, failure);
    return null;
  };
  return {
    day,
    withReason,
    part: (path, make, why) => {
      try {
        return withReason(path, make(day), why);
      } catch (error) {
        return unmade(path, error);
      }
    },
    note: (path, reason) => {
      reasons.set(path, reason);
    },
    unavailable: () => (reasons.size === 0 ? {} : { unavailable: Object.fromEntries(reasons) }),
  };
}
