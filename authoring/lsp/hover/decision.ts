// The target of a rule and how it decides, in words.

import type { LayeredRule } from '@nirnaya/compiler/front';
import type { ExpressionText } from '@nirnaya/dsl/pack';
import { parseClauses, parseExpression } from '@nirnaya/dsl/syntax';
import { claimOf, titleOf, type WordingContext, wording } from '@nirnaya/explain/sentences';
import type { ChainView } from '../workspace/project.ts';
import { bullets, code, plain } from './markdown.ts';

type Clause = ReturnType<typeof parseClauses>['clauses'][number];

/** The target and the clauses of a rule as written and in words; empty where it has neither. */
export function decisionText({ fields }: LayeredRule, view: ChainView): string {
  const decide = fields?.decide;
  const context: WordingContext = {
    target: 'the target',
    rule: (name) => view.linked.layer.rules.get(name)?.fields?.name ?? titleOf(name),
  };
  const lines = [
    ...expressionLine('Observed at', fields?.observe, view, context),
    ...expressionLine('Holds during', fields?.holds, view, context),
  ];
  const clauses = decide === undefined ? [] : parseClauses(decide.text, view.vocabulary).clauses;
  const decided = bullets(
    clauses.map((clause) => `${clauseText(clause, context)}${attributionText(clause, view)}`),
  );
  return [...lines, ...(decided === '' ? [] : [decided])].join('\n\n');
}

function expressionLine(
  lead: string,
  text: ExpressionText | undefined,
  { vocabulary }: ChainView,
  context: WordingContext,
): string[] {
  if (text === undefined) return [];
  const { tree } = parseExpression(text.text, vocabulary);
  const suffix = tree === undefined ? '' : `: ${plain(wording(tree, context))}`;
  return [`${code(text.text)}\\\n${lead}${suffix}`];
}

// `, by *Dharmasindhu*, 2.3`
function attributionText({ by }: Clause, view: ChainView): string {
  if (by === undefined) return '';
  const title = view.linked.layer.works.get(by.work.text)?.entry.title ?? by.work.text;
  return `, by *${plain(title)}*${by.place === undefined ? '' : `, ${plain(by.place.text)}`}`;
}

function clauseText(clause: Clause, context: WordingContext): string {
  switch (clause.kind) {
    case 'also': {
      const count = Math.abs(clause.days);
      const which = clause.days > 0 ? 'after' : 'before';
      return `the ${count === 1 ? 'day' : `${count} days`} ${which} may be taken as well`;
    }
    case 'require':
      return `only a day on which ${plain(claimOf(clause.predicate, context).affirm)}`;
    case 'prefer': {
      const day = { any: 'a day', earliest: 'the earlier day', latest: 'the later day' }[clause.which];
      return `rather ${day} on which ${plain(claimOf(clause.predicate, context).affirm)}`;
    }
    case 'most':
      return `rather the day on which the target holds most of ${plain(wording(clause.of, context))}`;
    case 'then':
      return `then the ${clause.which === 'first' ? 'earlier' : 'later'}`;
    case 'undecided':
      return 'no date where several days are left';
  }
}
