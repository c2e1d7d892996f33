// An observance on a date: how its day was decided.

import type { Explained, Question } from './contract.ts';
import { find } from './found.ts';
import { decisionBlocks } from './report.ts';

/** Explains an observance. */
export function explainObservance({ session, rule: { code }, day }: Question): Explained {
  const rule = session.pack.rules.get(code);
  if (rule === undefined) throw new Error(`${code} is no observance`);
  const found = find(session, rule, day);
  return {
    sentence: found.sentence,
    blocks: (layout) => decisionBlocks(found, layout),
    data: {
      matched: found.matched,
      conditions: found.conditions,
      observatory: found.observatory ?? null,
    },
  };
}
