// The rating of a day for an event: the lines that held in the order of evaluation, and those that did not.

import type { ScoredRule } from '@nirnaya/compiler/front';
import type { Suitability } from '@nirnaya/compiler/runtime';
import { civilFromDay } from '@nirnaya/engine/civil';
import { clockIn } from '@nirnaya/explain/dates';
import { authoritiesOf, titleOf } from '@nirnaya/explain/sentences';
import { wrapped } from '../text/wrap.ts';
import { type Layout, reasonLines } from './blocks.ts';
import type { Explained, Question } from './contract.ts';
import { legendPart, scoreLegend } from './legend.ts';
import { reasonData } from './reason-data.ts';

/** Explains a suitability. */
export function explainSuitability({ session, rule, day, inputs }: Question): Explained {
  const date = clockIn(session.zone).dayMonth(day);
  const name = rule.linked.fields.name ?? titleOf(rule.code);
  const py = session.year(civilFromDay(day).year);
  const worth = session.pack.scores.suitabilityBy(py, rule.code, day, { inputs });
  const scored = session.pack.scored.get(rule.code);
  const others = worth === undefined || scored === undefined ? [] : notHeld(scored, worth);
  return {
    sentence:
      worth === undefined
        ? `${name}: ${date} is not scored.`
        : `${name}: ${date} is ${worth.rating}, worth ${worth.score}.`,
    blocks: (layout) =>
      worth === undefined
        ? []
        : [
            heldBlock(worth, layout),
            othersBlock(others, worth.blocked, layout),
            legendPart(scoreLegend, layout),
          ],
    data: {
      matched: worth !== undefined && !worth.blocked,
      rating: worth?.rating ?? null,
      score: worth?.score ?? null,
      blocked: worth?.blocked ?? null,
      hierarchy: worth?.hierarchy ?? [],
      reasons: heldOf(worth).map(reasonData),
      not_held: others,
      authorities: authoritiesOf(rule, session),
    },
  };
}

const heldOf = (worth: Suitability | undefined) => [...(worth?.blocking ?? []), ...(worth?.supporting ?? [])];

// What the lines say that are not among the reasons.
function notHeld({ lines }: ScoredRule, worth: Suitability): readonly string[] {
  const held = new Set(heldOf(worth).map(({ code, text }) => `${code} ${text}`));
  return [
    ...new Set(lines.filter(({ code, text }) => !held.has(`${code} ${text}`)).map((line) => line.because)),
  ];
}

const heldBlock = (worth: Suitability, layout: Layout): string =>
  heldOf(worth).length === 0
    ? ''
    : [layout.paint.bold('What held'), ...reasonLines(heldOf(worth), layout)].join('\n');

function othersBlock(others: readonly string[], blocked: boolean, { paint, columns }: Layout): string {
  if (others.length === 0) return '';
  const head = blocked ? 'What did not hold, or was not asked for below what blocks' : 'What did not hold';
  return `${paint.bold(head)}\n${paint.dim(wrapped(others.join('; '), columns, '  '))}`;
}
