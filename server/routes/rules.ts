// The rules themselves: which there are in a chain, and each with its source, clauses and authorities.

import { notFound } from '../errors.ts';
import { wanted } from '../festivals/days.ts';
import { nearKeys } from '../festivals/keys.ts';
import { type Operation, operation } from '../http/operation.ts';
import { type TraditionQuery, traditionOf } from '../places/tradition.ts';
import { type RuleChain, ruleDetail, ruleSummary } from '../rules/detail.ts';
import { ruleAnswer, rulesAnswer } from '../schemas/pack.ts';
import { languageShape, traditionShape } from '../schemas/place-query.ts';
import { listText, nameText, wordText } from '../schemas/text.ts';
import type { Service } from '../service.ts';

/** The operations on rules. */
export function ruleOperations(service: Service): Operation[] {
  return [
    operation({
      id: 'rules',
      path: '/v1/rules',
      group: 'Rules',
      summary: 'The rules of a chain',
      query: {
        ...traditionShape,
        ...languageShape,
        kind: wordText(['observance', 'condition']).optional().describe('Only this kind.'),
        type: wordText(['VRAT', 'FESTIVAL', 'SANKRANTI']).optional().describe('Only this type.'),
        tags: listText().optional().describe('Only those with any of these tags, parted by commas.'),
      },
      params: {},
      answer: rulesAnswer,
      refusals: [422],
      respond: (query) => {
        const { pack } = chainFor(service, query);
        const rules = [...pack.rules.values()]
          .filter(({ checked }) => query.kind === undefined || query.kind === checked.kind)
          .filter(({ linked }) => wanted(linked.fields ?? {}, query))
          .map(ruleSummary);
        return {
          count: rules.length,
          rules,
          rule_pack_chain: [...pack.chain],
          rules_snapshot_version: pack.fingerprint,
        };
      },
    }),
    operation({
      id: 'rule',
      path: '/v1/rules/{code}',
      group: 'Rules',
      summary: 'A rule: its source, clauses, authorities and provenance in a chain',
      query: { ...traditionShape, ...languageShape },
      params: {
        code: nameText().describe('The code of a rule.').openapi({ example: 'FESTIVAL_GANESH_CHATURTHI' }),
      },
      answer: ruleAnswer,
      refusals: [404, 422],
      respond: (query, { code }) => {
        const chain = chainFor(service, query);
        const rule = chain.pack.rules.get(code) ?? chain.pack.rules.get(code.toUpperCase());
        if (rule === undefined) throw unknownRule(code, chain);
        return ruleDetail(rule, chain);
      },
    }),
  ];
}

function chainFor({ workspace }: Service, query: TraditionQuery): RuleChain {
  const set = workspace.packs();
  const { pack: name } = traditionOf(query, undefined, set.packs);
  const { pack } = set.compile(name);
  if (pack === undefined) throw new Error(`pack ${name} has errors`);
  return { pack, packs: set.packs, packsDir: workspace.packsDir };
}

function unknownRule(code: string, { pack, packs }: RuleChain): Error {
  const elsewhere = [...packs.values()].filter(({ documents }) =>
    documents.some(({ rules }) => rules.some((rule) => rule.code === code.toUpperCase())),
  );
  const near = nearKeys(code, [...pack.rules.keys()]);
  const hint =
    elsewhere.length > 0
      ? ` It is a rule of ${elsewhere.map(({ name }) => name).join(', ')}.`
      : near.length > 0
        ? ` Did you mean ${near.join(', ')}?`
        : '';
  return notFound('unknown_rule', `There is no rule ${code} in ${pack.name}.${hint}`);
}
