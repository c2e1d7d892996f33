// The meaning of a clause, a target or a window in plain English.

import type { Clause } from '@nirnaya/dsl/syntax';
import { claimOf, type Expression, titleOf, type WordingContext, wording } from '@nirnaya/explain/sentences';
import type { Holdings } from './holdings.ts';

/** The wording of a rule's target without an occurrence: a long target is only called `the target`. */
export function wordingContextFor(target: Expression, holdings: Holdings): WordingContext {
  const rule = (code: string): string => holdings.rules.get(code)?.rule.linked.fields.name ?? titleOf(code);
  const text = wording(withoutEvery(target), { target: 'the target', rule });
  return { target: text.length > longest ? 'the target' : text, rule };
}

/** The most letters of a target that is named again in each clause. */
const longest = 40;
const withoutEvery = (e: Expression): Expression => (e.kind === 'every' ? withoutEvery(e.of) : e);

/** The effect of a clause on the candidate days, as a sentence. */
export function clauseSentence(clause: Clause, context: WordingContext): string {
  switch (clause.kind) {
    case 'also': {
      const days = Math.abs(clause.days);
      const side = clause.days > 0 ? 'after' : 'before';
      return days === 1 ? `The day ${side} is weighed as well.` : `${days} days ${side} are weighed as well.`;
    }
    case 'require':
      return `Only days count on which ${clause.because ?? claimOf(clause.predicate, context).affirm}.`;
    case 'prefer': {
      const when = `on which ${clause.because ?? claimOf(clause.predicate, context).affirm}`;
      return clause.which === 'any'
        ? `Days ${when} are preferred, if there are any.`
        : `Of the days ${when} the ${clause.which} is taken, if there are any.`;
    }
    case 'most':
      return `The days on which ${context.target} covers the greatest share of ${wording(clause.of, context)} are kept.`;
    case 'then':
      return `Of the days left, the ${clause.which} is the day.`;
    case 'undecided':
      return 'If several days are left, none is chosen, and all are reported.';
  }
}
