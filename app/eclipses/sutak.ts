// The sutak of an eclipse at a place, by the rule of the packs: when it runs, for whom it is shorter, whose word that is and
// what others say. In: what the place sees. Out: the sutak, or why it could not be computed.

import type { PackRule } from '@nirnaya/compiler/front';
import type { ConditionSpans } from '@nirnaya/compiler/runtime';
import type { sutak } from '@nirnaya/contract/eclipses';
import type { z } from '@nirnaya/contract/schema';
import type { PlaceYear } from '@nirnaya/engine/almanac';
import type { Spans } from '@nirnaya/engine/spans';
import { clockIn, type LocalClock } from '@nirnaya/explain/dates';
import { type Authority, authoritiesOf } from '@nirnaya/explain/sentences';
import { type GrahaRules, grahaPack } from '../context/graha-rules.ts';
import { whyNotWhole } from '../day/reasons.ts';
import { timeSpan } from '../day/times.ts';
import { nearestServedYear, yearOf } from '../requests/dates.ts';
import type { EclipseHere } from './at-place.ts';

/** The sutak as answered. */
type Sutak = z.output<typeof sutak>;

/** What the rules are evaluated with. */
export interface SutakSource {
  /** undefined where the packs have none */
  readonly rules: GrahaRules | undefined;
  /** IANA zone of the civil days of the place */
  readonly dayZone: string;
  /** the place-year of a civil year */
  year(year: number): PlaceYear;
}

/** A sutak with its span (JD UT) where there is one, or why it could not be computed. */
export type SutakOutcome =
  | { readonly sutak: Sutak; readonly span?: Span | undefined }
  | { readonly sutak: null; readonly span?: undefined; readonly why: string };

/** JD UT. */
interface Span {
  readonly start: number;
  readonly end: number;
}

/** The rule of each kind of eclipse, and its window for those who keep less. */
const codes = { solar: 'CONDITION_SUTAK_SOLAR', lunar: 'CONDITION_SUTAK_LUNAR' } as const;
const weakWindow = 'children_old_sick';

const noRules: SutakOutcome = {
  sutak: null,
  why: `The active packs have no rule for sutak: the pack ${grahaPack} is missing or has errors.`,
};

/** The sutak of an eclipse of which a place sees something, or nothing. */
export function sutakOf(here: EclipseHere, source: SutakSource, clock: LocalClock): SutakOutcome {
  const { eclipse, seen } = here;
  const code = codes[eclipse.kind];
  const rule = source.rules?.pack.rules.get(code);
  if (source.rules === undefined || rule === undefined) return noRules;
  const report = {
    rule: ruleOf(rule),
    authorities: [...authoritiesOf(rule, source.rules)],
    other_readings: [],
  };
  const none = (reason: string): SutakOutcome => ({ sutak: { observed: false, reason, ...report } });
  if (eclipse.type === 'penumbral') return none('A penumbral eclipse has no sutak.');
  if (seen.length === 0) return none('An eclipse that is invisible at the place has no sutak.');

  const days = daysAbout(seen, source);
  const conditions = days.flatMap(({ py, day }) => source.rules?.pack.conditions.ofRule(py, code, day) ?? []);
  const spans = touching(
    conditions.flatMap((on) => on.spans.flatMap(({ start, end }) => [start, end])),
    seen,
  );
  if (spans === undefined) {
    const why = days.map(({ py, day }) => whyNotWhole({ py, index: day - py.firstDay })).find(Boolean);
    return why === undefined
      ? none('The rule gives none: the eclipse is not visible at the time of day that the rule requires.')
      : { sutak: null, why: `Sutak needs the parts of day and night. ${why}` };
  }
  const weak = touching(windowsOf(conditions, weakWindow), seen);
  const weaker = weak && timeSpan(clock, weak.start, weak.end);
  return {
    span: spans,
    sutak: {
      observed: true,
      start_at: `${clock.iso(spans.start)}`,
      end_at: `${clock.iso(spans.end)}`,
      ...(weaker ? { children_old_sick: weaker } : {}),
      ...report,
      other_readings: otherReadings(rule, source.rules, { days, seen, clock }),
    },
  };
}

const ruleOf = ({ code, linked }: PackRule): Sutak['rule'] => ({
  code,
  name: linked.fields.name ?? code,
  summary: linked.fields.summary ?? null,
  pack: grahaPack,
});

/** A civil day number in a place-year. */
interface DayOfYear {
  readonly py: PlaceYear;
  readonly day: number;
}

// A night belongs to the day before it, so the days on either side are looked at too.
function daysAbout(seen: Spans, { dayZone, year }: SutakSource): readonly DayOfYear[] {
  const day = clockIn(dayZone).day(seen[0]) ?? Number.NaN;
  const py = year(nearestServedYear(yearOf(day)));
  return [day - 1, day, day + 1].map((at) => ({ py, day: at }));
}

const windowsOf = (conditions: readonly ConditionSpans[], name: string): Spans =>
  conditions.flatMap(({ windows }) =>
    windows.flatMap((window) => (window.name === name ? window.spans : [])),
  );

// Those that touch what is seen, as one stretch: they end with it.
function touching(spans: Spans, seen: Spans): Span | undefined {
  const [from, to] = [seen[0], seen[seen.length - 1]];
  let joined: Span | undefined;
  for (let i = 0; i < spans.length; i += 2) {
    const [start, end] = [spans[i], spans[i + 1]];
    if (start > to || end < from) continue;
    joined = { start: Math.min(start, joined?.start ?? start), end: Math.max(end, joined?.end ?? end) };
  }
  return joined;
}

/** An eclipse as it is seen. */
interface SeenEclipse {
  /** of its year */
  readonly days: readonly DayOfYear[];
  /** when it is seen, JD UT */
  readonly seen: Spans;
  /** writes instants */
  readonly clock: LocalClock;
}

// A citation that differs names in its note the kala which counts as it says.
function otherReadings(
  rule: PackRule,
  { pack, works }: GrahaRules,
  { days, seen, clock }: SeenEclipse,
): Sutak['other_readings'] {
  return authoritiesOf(rule, { works }).flatMap((authority: Authority) => {
    const reading = authority.note?.match(/[a-z]\w*/g)?.find((word) => pack.kalas.has(word));
    if (reading === undefined) return [];
    const spans = touching(
      days.flatMap(({ py, day }) => [...(pack.dayWindows.kala(py, reading, day) ?? [])]),
      seen,
    );
    const span = spans && timeSpan(clock, spans.start, spans.end);
    return span ? [{ reading, authority, ...span }] : [];
  });
}
