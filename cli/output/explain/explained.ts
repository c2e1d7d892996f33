// A rule on a date explained, whatever its kind: a sentence, blocks of text, and the same as data.

import { authoritiesOf } from '@nirnaya/explain/sentences';
import { wrapped } from '../text/wrap.ts';
import { explainBirth } from './birth.ts';
import { authorityPart, type Layout } from './blocks.ts';
import { explainChakra } from './chakra.ts';
import { explainCondition } from './condition.ts';
import type { Explained, Question } from './contract.ts';
import { inputsPart, missingInputs } from './inputs.ts';
import { explainMuhurat } from './muhurat.ts';
import { explainObservance } from './observance.ts';
import { explainSuitability } from './suitability.ts';

/** Explains a rule. */
export async function explained(question: Question): Promise<Explained> {
  switch (question.rule.kind) {
    case 'observance':
      return explainObservance(question);
    case 'condition':
      return explainCondition(question);
    case 'muhurat':
      return explainMuhurat(question);
    case 'suitability':
      return explainSuitability(question);
    case 'chakra':
      return explainChakra(question);
    default:
      return explainBirth(question);
  }
}

/** The whole report, lines ending the last one too. */
export function reportOf(
  { rule, session, inputs }: Question,
  { sentence, blocks }: Explained,
  layout: Layout,
): string {
  const disabled = rule.linked.disabled ? `${session.pack.name} does not keep ${rule.code}. ` : '';
  const parts = [
    wrapped(`${rule.kind === 'observance' ? '' : disabled}${sentence}`, layout.columns),
    inputsPart(missingInputs(rule, inputs), layout),
    ...blocks(layout),
    authorityPart(authoritiesOf(rule, session), layout),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
