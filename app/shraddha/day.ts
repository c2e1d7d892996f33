// The shraddhas of a day: its times, the tithis in its aparahna, and whose shraddha is given on it or may be.

import type { Decision } from '@nirnaya/compiler/runtime';
import { spansTouching } from '@nirnaya/engine/panchang';
import type { PanchangDay } from '../day/day.ts';
import { minutesOf } from '../day/numbers.ts';
import { whyNotWhole } from '../day/reasons.ts';
import type { Sections } from '../day/sections.ts';
import { periodOf } from '../day/times.ts';
import { tithiBriefOf } from '../day/tithi.ts';
import type { ShraddhaRules } from './chains.ts';
import { type Deciding, daysLeft, namedShraddhaOf, type TithiShraddha, tithiShraddhaOf } from './decision.ts';
import { aparahnaOn, forbiddenOn, kalasOn } from './kalas.ts';
import { tithiRules } from './packs.ts';
import { sourcesOfKalas, sourcesOfRules } from './sources.ts';

/** The rules of a day: of its tithis, and of the days that have a name of their own. */
export interface RulesOfDay {
  readonly tithis: Pick<ShraddhaRules, 'by'>;
  readonly days: ShraddhaRules;
}

/** The shraddhas of a day, by rules at its place. */
export function shraddhasOfDay(
  day: PanchangDay,
  { tithis, days }: RulesOfDay,
  sections: Pick<Sections, 'note'>,
) {
  const { context, py } = day;
  const kalas = kalasOn(context, py, day.day);
  const why = whyNotWhole(day) ?? 'It is not known on this date.';
  for (const [name, span] of Object.entries(kalas)) if (span === null) sections.note(name, why);
  if (kalas.aparahna === null) sections.note('tithis_in_aparahna', why);
  const decidingBy = (rules: Pick<ShraddhaRules, 'by'>, code: string): Deciding => ({
    context,
    rules: rules.by(code),
    py,
  });
  const shraddhas = shraddhasOn((code) => decidingBy(tithis, code), day.day);
  const named = days.named.flatMap((code) =>
    decisionsOn(decidingBy(days, code), code, day.day).flatMap((decision) =>
      namedShraddhaOf(decidingBy(days, code), code, decision),
    ),
  );
  return {
    decision_status: kalas.aparahna === null ? ('UNDECIDABLE' as const) : statusOf(shraddhas),
    ...kalas,
    forbidden_kalas: forbiddenOn(context, py, day.day),
    tithis_in_aparahna: kalas.aparahna === null ? null : tithisInAparahna(day),
    shraddhas,
    named,
    sources: [
      ...tithiRules.flatMap((code) => sourcesOfRules(tithis.by(code), [code])),
      ...named.flatMap(({ rule_code }) => sourcesOfRules(days.by(rule_code), [rule_code])),
      ...sourcesOfKalas(context, { forbidden: true }),
    ],
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
function shraddhasOn(decidingBy: (code: string) => Deciding, day: number): TithiShraddha[] {
  return tithiRules
    .flatMap((code) => decisionsOn(decidingBy(code), code, day).map((decision) => ({ code, decision })))
    .sort((a, b) => a.decision.occurrence.start - b.decision.occurrence.start)
    .map(({ code, decision }) => tithiShraddhaOf(decidingBy(code), code, decision));
}

// The decisions of a rule that leave a day.
const decisionsOn = ({ rules, py }: Deciding, code: string, day: number): readonly Decision[] =>
  rules.pack.decisions
    .between(py, code, { from: day, to: day, mode: rules.mode })
    .filter((decision) => daysLeft(decision, py).includes(day));

/** The status of several decisions: open where any is, then undecidable. */
export function statusOf(
  decisions: readonly Pick<TithiShraddha, 'decision_status'>[],
): TithiShraddha['decision_status'] {
  const among = (status: TithiShraddha['decision_status']): boolean =>
    decisions.some(({ decision_status }) => decision_status === status);
  if (among('REQUIRES_SOURCE_CERTIFICATION')) return 'REQUIRES_SOURCE_CERTIFICATION';
  return among('UNDECIDABLE') ? 'UNDECIDABLE' : 'DECIDED';
}
