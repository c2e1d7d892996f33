// `then first` after a window of the night: a target that begins later in that night may be dated to the day before it.

import { report } from '@nirnaya/dsl/diagnostics';
import { clauseForms } from '@nirnaya/dsl/syntax';
import { children, type TypedExpression } from '../check/typed.ts';
import type { OwnLint } from './contract.ts';

export const fallbackWithoutTarget: OwnLint = ({ rule: { checked } }) => {
  const { clauses } = checked;
  const last = clauses.at(-1);
  if (last === undefined || last.clause.kind !== 'then' || last.clause.which !== 'first') return [];
  // What is required is no fallback.
  if (clauses.some(({ clause }) => clauseForms[clause.kind].role === 'drops')) return [];
  const terms = clauses.flatMap(({ clause, term }) =>
    term !== undefined && (clauseForms[clause.kind].reads === 'share' || readsTarget(term)) ? [term] : [],
  );
  const isOfNightAlone = terms.length > 0 && terms.some(readsNight) && !terms.some(readsDay);
  return isOfNightAlone ? [report('fallback-without-target', last.range, {})] : [];
};

const readsTarget = (term: TypedExpression): boolean =>
  term.op === 'target' || children(term).some(readsTarget);

const readsNight = (term: TypedExpression): boolean =>
  term.op === 'night' ||
  (term.op === 'instant' && term.name !== 'sunrise') ||
  children(term).some(readsNight);

const readsDay = (term: TypedExpression): boolean =>
  term.op === 'day' || (term.op === 'instant' && term.name === 'sunrise') || children(term).some(readsDay);
