// For which births the Moon of a day is strong: chandra bala by the sign of birth, tara bala by the star of birth.

import type { ConditionSpan } from '@nirnaya/compiler/runtime';
import type { bala } from '@nirnaya/contract/day';
import type { z } from '@nirnaya/contract/schema';
import { fixedNames, nameOf } from '@nirnaya/dsl/vocabulary';
import type { PanchangDay } from './day.ts';
import { type TimeSpan, timeSpan } from './times.ts';

/** A condition that needs the Moon's position at someone's birth. */
interface BirthCondition {
  readonly code: string;
  readonly input: string;
  readonly kind: 'rashi' | 'nakshatra';
}

const chandraBala: BirthCondition = { code: 'CONDITION_CHANDRA_BALA', input: 'janma_rashi', kind: 'rashi' };
const chandrashtama: BirthCondition = {
  code: 'CONDITION_CHANDRASHTAMA',
  input: 'janma_rashi',
  kind: 'rashi',
};
const taraBala: BirthCondition = { code: 'CONDITION_TARA_BALA', input: 'janma_nakshatra', kind: 'nakshatra' };

/** Chandra bala, chandrashtama and tara bala over a day: each birth is asked about by itself. */
export function balaSection(day: PanchangDay): z.output<typeof bala> {
  const [chandra, eighth, tara] = [
    stretches(day, chandraBala),
    stretches(day, chandrashtama),
    stretches(day, taraBala),
  ];
  return {
    chandra_bala: chandra.map(({ names, ...span }) => ({ ...span, good_for: names })),
    chandrashtama: eighth.map(({ names, ...span }) => ({ ...span, bad_for: names })),
    tara_bala: tara.map(({ names, ...span }) => ({ ...span, good_for: names })),
  };
}

interface Stretch extends TimeSpan {
  readonly names: string[];
}

// The stretches of a day, each with the births for which a condition holds throughout; none where there is no such rule.
function stretches(day: PanchangDay, { code, input, kind }: BirthCondition): readonly Stretch[] {
  const { context, py, from, to, clock } = day;
  if (!context.pack.rules.has(code)) return [];
  const births: (readonly ConditionSpan[])[] = [];
  for (const birth of fixedNames[kind].keys()) {
    births.push(context.pack.conditions.ofRule(py, code, day.day, { [input]: birth })?.spans ?? noSpans);
  }
  const changes = new Set([from, to]);
  for (const spans of births) {
    for (const { start, end } of spans) {
      if (start > from && start < to) changes.add(start);
      if (end > from && end < to) changes.add(end);
    }
  }
  const edges = [...changes].sort((a, b) => a - b);
  return edges.slice(1).flatMap((end, i) => {
    const span = timeSpan(clock, edges[i], end);
    if (span === null) return [];
    const middle = (edges[i] + end) / 2;
    const names: string[] = [];
    for (let birth = 0; birth < births.length; birth++) {
      if (holdsAt(births[birth], middle)) names.push(nameOf(kind, birth));
    }
    return [{ ...span, names }];
  });
}

const noSpans: readonly ConditionSpan[] = [];

function holdsAt(spans: readonly ConditionSpan[], jd: number): boolean {
  for (const { start, end } of spans) if (start <= jd && jd < end) return true;
  return false;
}
