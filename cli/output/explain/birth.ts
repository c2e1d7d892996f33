// A rule of a birth: its condition as it is written, and what sets it aside. Of a chart `nirnaya chart` says whether it holds.

import { printExpression } from '@nirnaya/dsl/syntax';
import { authoritiesOf, titleOf } from '@nirnaya/explain/sentences';
import { wrapped } from '../text/wrap.ts';
import type { Layout } from './blocks.ts';
import type { Explained, Question } from './contract.ts';

/** Explains a rule of a birth. The day plays no part in it. */
export function explainBirth({ session, rule }: Question): Explained {
  const { code, linked } = rule;
  const name = linked.fields.name ?? titleOf(code);
  const checked = session.pack.births.get(code)?.checked;
  const parts = [
    checked?.holds,
    checked?.row,
    checked?.column,
    checked?.points,
    ...(checked?.results ?? []),
  ].flatMap((part) =>
    part === undefined ? [] : [{ name: part.name, text: printExpression(part.term.source) }],
  );
  const cancelled = (checked?.cancelled ?? []).map(({ because, term }) => ({
    reason: because,
    when: printExpression(term.source),
  }));
  return {
    sentence: `${name} is a ${rule.kind} of a birth; no day has it.`,
    blocks: ({ paint, columns }: Layout) => [
      [
        paint.bold('Of a chart'),
        ...parts.map((part) => wrapped(`${part.name}: ${part.text}`, columns, '  ')),
      ].join('\n'),
      cancelled.length === 0
        ? ''
        : [
            paint.bold('Set aside'),
            ...cancelled.map(({ reason, when }) => wrapped(`${reason}: ${when}`, columns, '  ')),
          ].join('\n'),
    ],
    data: { parts, cancelled, authorities: authoritiesOf(rule, session) },
  };
}
