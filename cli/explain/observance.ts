// An observance on a date: how its day was decided.

import { explanation } from '../../app/shapes/explanation.ts';
import type { Explained, Question } from './contract.ts';
import { find } from './found.ts';
import { decisionBlocks } from './report.ts';

const decidedShape = explanation.pick({ conditions: true, observatory: true });

/** Explains an observance. */
export function explainObservance({ session, rule: { code }, day }: Question): Explained {
  const rule = session.pack.rules.get(code);
  if (rule === undefined) throw new Error(`${code} is no observance`);
  const { language } = session;
  const found = find(session, rule, day);
  const { matched, name } = found;
  const decided = { conditions: found.conditions, observatory: found.observatory ?? null };
  const { conditions, observatory } = language?.written(decidedShape, decided) ?? decided;
  return {
    sentence: language?.names.of('sentence', found.sentence, { code, about: name }) ?? found.sentence,
    blocks: (layout) => decisionBlocks({ ...found, observatory: observatory ?? undefined }, layout),
    data: { matched, conditions, observatory },
  };
}
