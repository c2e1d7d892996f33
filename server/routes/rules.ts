// The rules themselves: which there are in a chain, and each with its source, clauses and authorities.

import { resolutionOf } from '@nirnaya/app/context';
import { nearKeys, passesFilter } from '@nirnaya/app/festivals';
import { resolveTradition, type Tradition, type TraditionQuery, usablePack } from '@nirnaya/app/places';
import { notFound } from '@nirnaya/app/requests';
import { type RuleChain, ruleDetail, ruleSummary } from '@nirnaya/app/rules';
import { wordsIn } from '@nirnaya/app/words';
import { allRules, anyRule } from '@nirnaya/compiler/runtime';
import type { ComputeService } from '../compute/compute-service.ts';
import { pageOf, slimmed } from '../http/listing.ts';
import { long, quick } from './operation/handler.ts';

/** The operations on rules. */
export const handlers = {
  ...long({
    rules: ({ service, query }) => {
      const { pack, tradition } = chainFor(service, query);
      const rules = allRules(pack)
        .filter(({ kind }) => query.kind === undefined || query.kind === kind)
        .filter(({ kind }) => query.type === undefined || kind === 'observance')
        .filter(({ linked }) => passesFilter(linked.fields, query));
      const { entries, next } = pageOf(rules, query, { version: pack.fingerprint, query });
      return {
        count: rules.length,
        rules: entries.map((rule) => slimmed(ruleSummary(rule), query)),
        ...next,
        rule_pack_chain: [...pack.chain],
        rules_snapshot_version: pack.fingerprint,
        region_resolution: resolutionOf(tradition),
      };
    },
  }),
  ...quick({
    rule: ({ service, query, params: { code } }) => {
      const chain = chainFor(service, query);
      const rule = anyRule(chain.pack, code) ?? anyRule(chain.pack, code.toUpperCase());
      if (rule === undefined) throw unknownRule(code, chain);
      return ruleDetail(rule, chain);
    },
  }),
};

interface ChosenChain extends RuleChain {
  readonly tradition: Tradition;
}

function chainFor(
  { workspace }: ComputeService,
  query: TraditionQuery & { readonly lang?: string | undefined },
): ChosenChain {
  const set = workspace.packs();
  const tradition = resolveTradition(query, set.packs);
  const pack = usablePack(set, tradition.pack);
  const words = wordsIn(workspace.words(), query.lang);
  return { pack, packs: set.packs, words, tradition };
}

function unknownRule(code: string, { pack, packs }: RuleChain): Error {
  const elsewhere = [...packs.values()].filter(({ documents }) =>
    documents.some(({ rules }) => rules.some((rule) => rule.code === code.toUpperCase())),
  );
  const near = nearKeys(
    code,
    allRules(pack).map((rule) => rule.code),
  );
  const hint =
    elsewhere.length > 0
      ? ` It is defined in ${elsewhere.map(({ name }) => name).join(', ')}.`
      : near.length > 0
        ? ` Did you mean ${near.join(', ')}?`
        : '';
  return notFound('unknown_rule', `code: no rule of ${pack.name} has the code ${code}.${hint}`);
}
