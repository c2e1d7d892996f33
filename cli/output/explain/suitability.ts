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
  const others = worth === undefined || scored === undefined ? [] : otherReasons(scored, worth);
  return {
    sentence:
      worth === undefined
        ? `${name}: ${date} is not scored.`
        : `${name}: ${date} is ${worth.rating}, worth ${worth.score}.`,
    blocks: (layout) =>
      worth === undefined
        ? []
        : [
            reasonsBlock(worth, layout),
            othersBlock(others, worth.blocked, layout),
            legendPart(scoreLegend, layout),
          ],
    data: {
      matched: worth !== undefined && !worth.blocked,
      rating: worth?.rating ?? null,
      score: worth?.score ?? null,
      blocked: worth?.blocked ?? null,
      hierarchy: worth?.hierarchy ?? [],
      reasons: reasonsOf(worth).map(reasonData),
      not_held: others,
      authorities: authoritiesOf(rule, session),
    },
  };
}

const reasonsOf = (worth: Suitability | undefined) => [
  ...(worth?.blocking ?? []),
  ...(worth?.supporting ?? []),
];

// What the lines say that are not among the reasons.
function otherReasons({ lines }: ScoredRule, worth: Suitability): readonly string[] {
  const given = new Set(reasonsOf(worth).map(({ code, text }) => `${code} ${text}`));
  return [
    ...new Set(lines.filter(({ code, text }) => !given.has(`${code} ${text}`)).map((line) => line.because)),
  ];
}

const reasonsBlock = (worth: Suitability, layout: Layout): string =>
  reasonsOf(worth).length === 0
    ? ''
    : [layout.paint.bold('What held'), ...reasonLines(reasonsOf(worth), layout)].join('\n');

function othersBlock(others: readonly string[], blocked: boolean, { paint, columns }: Layout): string {
  if (others.length === 0) return '';
  const head = blocked ? 'What did not hold, or was not asked for below what blocks' : 'What did not hold';
  return `${paint.bold(head)}\n${paint.dim(wrapped(others.join('; '), columns, '  '))}`;
}
