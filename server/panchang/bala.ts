// For whom the Moon of a day is strong: chandra bala by the sign of birth, tara bala by the star of birth.

import { fixedNames, nameOf } from '../../dsl/vocabulary/kinds.ts';
import type { bala } from '../schemas/panchang/conditions.ts';
import type { z } from '../schemas/zod.ts';
import type { PanchangDay } from './day.ts';
import { timeSpan } from './times.ts';

/** A condition that asks for what the Moon stood in at someone's birth. */
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

/** Chandra bala, chandrashtama and tara bala over a day. */
export const balaSection = (day: PanchangDay): z.output<typeof bala> => ({
  chandra_bala: stretches(day, chandraBala).map(({ names, ...span }) => ({ ...span, good_for: names })),
  chandrashtama: stretches(day, chandrashtama).map(({ names, ...span }) => ({ ...span, bad_for: names })),
  tara_bala: stretches(day, taraBala).map(({ names, ...span }) => ({ ...span, good_for: names })),
});

// The stretches of a day, each with the births for which a condition holds throughout; none where there is no such rule.
function stretches(day: PanchangDay, { code, input, kind }: BirthCondition) {
  const { asked, py, from, to, clock } = day;
  if (!asked.pack.rules.has(code)) return [];
  const births = fixedNames[kind].map((_, birth) => ({
    name: nameOf(kind, birth),
    spans: asked.pack.conditionFor(py, code, day.day, { [input]: birth })?.spans ?? [],
  }));
  const turns = births.flatMap(({ spans }) => spans.flatMap(({ start, end }) => [start, end]));
  const edges = [from, ...turns.filter((jd) => jd > from && jd < to).sort((a, b) => a - b), to];
  return edges.slice(1).flatMap((end, i) => {
    const start = edges[i];
    const span = end > start ? timeSpan(clock, start, end) : null;
    if (span === null) return [];
    const middle = (start + end) / 2;
    const holds = births.filter(({ spans }) => spans.some((s) => s.start <= middle && middle < s.end));
    return [{ ...span, names: holds.map(({ name }) => name) }];
  });
}
