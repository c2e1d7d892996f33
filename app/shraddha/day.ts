// The shraddhas of a day: its times, the tithis in its aparahna, and whose shraddha is given on it or may be.

import { spansTouching } from '../../engine/panchang/anga-span.ts';
import type { PanchangDay } from '../panchang/day.ts';
import { minutesOf } from '../panchang/numbers.ts';
import { whyNotWhole } from '../panchang/reasons.ts';
import type { Sections } from '../panchang/sections.ts';
import { periodOf } from '../panchang/times.ts';
import { tithiBriefOf } from '../panchang/tithi.ts';
import type { RuleContext } from '../request-context.ts';
import { type Deciding, daysLeft, type TithiShraddha, tithiShraddhaOf } from './decision.ts';
import { aparahnaOn, forbiddenOn, kalasOn } from './kalas.ts';
import { tithiRules } from './packs.ts';
import { sourcesOfKalas, sourcesOfRules } from './sources.ts';

/** The shraddhas of a day. `tithis` are the rules of the tithis at the place of the day. */
export function shraddhasOfDay(day: PanchangDay, tithis: RuleContext, sections: Pick<Sections, 'note'>) {
  const { context, py } = day;
  const kalas = kalasOn(context, py, day.day);
  const why = whyNotWhole(day) ?? 'It is not known on this date.';
  for (const [name, span] of Object.entries(kalas)) if (span === null) sections.note(name, why);
  if (kalas.aparahna === null) sections.note('tithis_in_aparahna', why);
  const shraddhas = shraddhasOn({ context, rules: tithis, py }, day.day);
  return {
    decision_status: kalas.aparahna === null ? ('UNDECIDABLE' as const) : statusOf(shraddhas),
    ...kalas,
    forbidden_kalas: forbiddenOn(context, py, day.day),
    tithis_in_aparahna: kalas.aparahna === null ? null : tithisInAparahna(day),
    shraddhas,
    sources: [...sourcesOfRules(tithis, tithiRules), ...sourcesOfKalas(context, { forbidden: true })],
  };
}

/** The tithis of the aparahna of a day, each with its minutes of it. */
function tithisInAparahna({ context, py, day, clock }: PanchangDay) {
  const [from, to] = aparahnaOn(context, py, day);
  return spansTouching(py.sky.tithi, from, to).map((span) => ({
    ...tithiBriefOf(span, periodOf(clock, span)),
    overlap_minutes: minutesOf(Math.min(span.end, to) - Math.max(span.start, from)) ?? 0,
  }));
}

// Every tithi that leaves this day, in order.
function shraddhasOn(deciding: Deciding, day: number): TithiShraddha[] {
  const { rules, py } = deciding;
  return tithiRules
    .flatMap((code) =>
      rules.pack.decisions(py, code, day, day, { mode: rules.mode }).map((decision) => ({ code, decision })),
    )
    .filter(({ decision }) => daysLeft(decision, py).includes(day))
    .sort((a, b) => a.decision.occurrence.start - b.decision.occurrence.start)
    .map(({ code, decision }) => tithiShraddhaOf(deciding, code, decision));
}

/** The status of several decisions: open where any is, then undecidable. */
export function statusOf(
  decisions: readonly Pick<TithiShraddha, 'decision_status'>[],
): TithiShraddha['decision_status'] {
  const among = (status: TithiShraddha['decision_status']): boolean =>
    decisions.some(({ decision_status }) => decision_status === status);
  if (among('REQUIRES_SOURCE_CERTIFICATION')) return 'REQUIRES_SOURCE_CERTIFICATION';
  return among('UNDECIDABLE') ? 'UNDECIDABLE' : 'DECIDED';
}
