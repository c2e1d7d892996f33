// The parts of the answer about a festival: its windows and what speaks for them, or why it has none.

import type { PackRule } from '@nirnaya/compiler/front';
import type { Observance, UndecidedObservance } from '@nirnaya/compiler/runtime';
import type { festivalMuhurat } from '@nirnaya/contract/festivals';
import type { z } from '@nirnaya/contract/schema';
import { capitalized } from '@nirnaya/dsl/vocabulary';
import { isoDate } from '@nirnaya/engine/civil';
import { observatoryOf } from '@nirnaya/explain/observatory';
import { sentenceOf } from '@nirnaya/explain/sentences';
import type { PanchangDay } from '../day/day.ts';
import { whyNotWhole } from '../day/reasons.ts';
import type { TimeSpan } from '../day/times.ts';
import { idOf } from '../festivals/festival-id.ts';
import { answeredNames } from '../festivals/observance-names.ts';
import { undecidedOf } from '../festivals/undecided.ts';
import { yearOf } from '../requests/dates.ts';
import { conditionsOf } from './festival-conditions.ts';
import { type FestivalWindow, festivalWindows, kalaOf } from './festival-windows.ts';

/** The answer but for the place and the engine. */
type Parts = Omit<z.output<typeof festivalMuhurat>, 'location' | '_engine'>;

/** The windows of an observance of the day and what speaks for them. */
export function muhuratOf(
  day: PanchangDay,
  observance: Observance,
  { observatory = false }: { readonly observatory?: boolean | undefined },
): Parts {
  const { rule } = observance;
  const windows = festivalWindows(day.context, observance, day.py);
  const best = windows.find(({ quality }) => quality === 'auspicious');
  const { conditions, reasons } = conditionsOf(day);
  const why = best === undefined ? whyNone(day, rule, windows) : undefined;
  const { sentence, trace } = decisionOf(day, observance);
  return {
    festival: { ...identity(answeredNames(observance)), date: isoDate(observance.day) },
    date: isoDate(day.day),
    recommended: best === undefined ? null : recommended(best),
    avoid: windows.filter(({ quality }) => quality === 'inauspicious').map(avoided),
    windows: [...windows],
    conditions,
    explanation: {
      rule: rule.code,
      kala: (best && kalaOf(observance, best.key)) ?? null,
      reason: `${why ?? asSentence(best?.reason ?? best?.label ?? observance.name)} ${sentence}`.trim(),
      source: best === undefined ? null : sourceOf(best),
    },
    verification: best?.verification ?? 'unsupported',
    ...unavailable(why, reasons),
    ...(observatory && trace !== undefined ? { observatory: trace } : {}),
  };
}

/** What is said of an occurrence that got no date, on a day that may be its own. */
export function undecidedMuhuratOf(day: PanchangDay, undecided: UndecidedObservance): Parts {
  const { rule } = undecided;
  const { reason, name } = undecidedOf(day.context, undecided, yearOf(day.day));
  const { conditions, reasons } = conditionsOf(day);
  const why = whyNotWhole(day) ?? reason;
  return {
    festival: {
      ...identity({ code: rule.code, variant: null, name, name_sa: rule.linked.fields.name_sa ?? null }),
      date: isoDate(day.day),
    },
    date: isoDate(day.day),
    recommended: null,
    avoid: [],
    windows: [],
    conditions,
    explanation: { rule: rule.code, kala: null, reason, source: null },
    verification: 'unsupported',
    ...unavailable(why, reasons),
  };
}

const identity = ({ code, ...names }: ReturnType<typeof answeredNames>) => ({
  id: idOf(code),
  key: code,
  ...names,
});

const recommended = ({ key, label, ...window }: FestivalWindow) => ({ key, ...withBothNames(window), label });

const avoided = ({ key, reason, label, ...window }: FestivalWindow) => ({
  key,
  ...withBothNames(window),
  reason,
  label,
});

// Under the names of the service's document, and under those of every other span.
const withBothNames = ({ start_at, end_at }: TimeSpan) => ({
  start: start_at,
  end: end_at,
  start_at,
  end_at,
});

const asSentence = (text: string): string => `${capitalized(text)}.`;

function sourceOf({ authorities: [nearest] }: FestivalWindow): string | null {
  if (nearest === undefined) return null;
  return `${nearest.work}${nearest.says === null ? '' : `: ${nearest.says}`}`;
}

function unavailable(why: string | undefined, reasons: Readonly<Record<string, string>>) {
  const all = { ...(why === undefined ? {} : { recommended: why }), ...reasons };
  return Object.keys(all).length === 0 ? {} : { unavailable: all };
}

/** Why no window is sought: none is known, or none occurs. */
function whyNone(day: PanchangDay, { linked }: PackRule, windows: readonly FestivalWindow[]): string {
  if (linked.fields.windows.some(({ quality }) => quality === 'auspicious')) {
    return whyNotWhole(day) ?? 'None of its windows occurs on this date at this place.';
  }
  return windows.length === 0
    ? 'The festival is known, but no time of it: its rule has no windows.'
    : 'The festival has times, but none that is sought above others.';
}

/** Why the date is what it is: a sentence, and the trace. */
function decisionOf({ context }: PanchangDay, { rule, day, occurrence, name }: Observance) {
  const year = yearOf(day);
  const trace = context.trace(year, rule.code, occurrence);
  if (trace === undefined) return { sentence: '', trace: undefined };
  const explaining = { ...context.explaining(year), date: day, name };
  return { sentence: sentenceOf(rule, trace, explaining), trace: observatoryOf(rule, trace, explaining) };
}
