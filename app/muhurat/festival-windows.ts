// The windows of an observance with what its rule says of each: what it is called, whether it is sought or shunned, why,
// on what authority, and whether that was compared with print.

import { children, type TypedExpression } from '@nirnaya/compiler/front';
import type { Observance } from '@nirnaya/compiler/runtime';
import type { festivalMuhurat } from '@nirnaya/contract/festivals';
import type { z } from '@nirnaya/contract/schema';
import type { WindowEntry } from '@nirnaya/dsl/pack';
import type { PlaceYear } from '@nirnaya/engine/almanac';
import { clockIn } from '@nirnaya/explain/dates';
import { authoritiesOfWindow, titleOf } from '@nirnaya/explain/sentences';
import type { RuleContext } from '../context/request-context.ts';
import { timeSpans } from '../day/times.ts';

/** A window as answered. */
export type FestivalWindow = z.output<typeof festivalMuhurat>['windows'][number];

/** The windows of an observance that occur in a place-year, in the order of the rule, each piece by itself. */
export function festivalWindows(
  context: RuleContext,
  observance: Observance,
  py: PlaceYear,
): readonly FestivalWindow[] {
  const { pack, mode, zone } = context;
  const entries = observance.rule.linked.fields.windows;
  const windows = pack.observances.windowsOf(py, observance, { mode });
  const clock = clockIn(zone);
  return entries.flatMap((entry): FestivalWindow[] => {
    const spans = windows.find(({ name }) => name === entry.name)?.spans ?? [];
    return timeSpans(clock, [...spans]).map((span) => ({
      key: entry.name,
      label: entry.title ?? titleOf(entry.name),
      quality: entry.quality ?? null,
      ...span,
      reason: entry.because ?? null,
      verification: isVerified(entry) ? 'verified' : 'computed',
      authorities: [...authoritiesOfWindow(entry, context)],
    }));
  });
}

// That every such window has printed times among the author tests is itself tested.
const isVerified = ({ cite }: WindowEntry): boolean => cite.some(({ level }) => level === 'VERIFIED');

/** The first kala that a window of a rule names; undefined where it names none. */
export function kalaOf({ rule }: Observance, window: string): string | undefined {
  const term = rule.checked.windows.find(({ name }) => name === window)?.term;
  return term && firstKala(term);
}

function firstKala(term: TypedExpression): string | undefined {
  if (term.op === 'named' && term.role === 'kala') return term.name;
  for (const child of children(term)) {
    const inner = firstKala(child);
    if (inner !== undefined) return inner;
  }
  return undefined;
}
