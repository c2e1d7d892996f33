// A rule as answered: what its authors wrote, what the compiler made of it, and where each part comes from.

import type { CheckedClause } from '../../compiler/check/rule.ts';
import type { Pack } from '../../compiler/link/chain.ts';
import { sourcesOf } from '../../compiler/link/rule-source.ts';
import type { CompiledPack } from '../../compiler/pack.ts';
import type { PackRule } from '../../compiler/pack-rule.ts';
import type { ExpressionText, NamedExpression, WorkEntry } from '../../dsl/pack/document.ts';
import { printClause, printExpression } from '../../dsl/syntax/print.ts';
import { authoritiesOf } from '../../explain/authority.ts';
import { worksOf } from '../asked.ts';
import { decidingPack } from '../festivals/provenance.ts';
import type { ruleAnswer, ruleItem } from '../schemas/pack.ts';
import type { z } from '../schemas/zod.ts';

/** A rule in a list. */
export function ruleSummary(rule: PackRule): z.output<typeof ruleItem> {
  const { fields, disabled } = rule.linked;
  return {
    code: rule.code,
    kind: rule.checked.kind,
    name: fields?.name ?? rule.code,
    type: fields?.type ?? null,
    tags: [...(fields?.tags ?? [])],
    pack: decidingPack(rule),
    disabled,
    summary: fields?.summary ?? null,
  };
}

/** The chain that rules are read in. */
export interface RuleChain {
  readonly pack: CompiledPack;
  readonly packs: ReadonlyMap<string, Pack>;
  readonly packsDir: string;
}

/** A rule with everything known of it. */
export function ruleDetail(
  rule: PackRule,
  { pack, packs, packsDir }: RuleChain,
): z.output<typeof ruleAnswer> {
  const { fields, provenance } = rule.linked;
  const { checked } = rule;
  const works = worksOf(pack.chain, packs);
  const target = printExpression(checked.target.source);
  return {
    ...ruleSummary(rule),
    name_sa: fields?.name_sa ?? null,
    aliases: [...(fields?.aliases ?? [])],
    adhika: fields?.adhika ?? null,
    day: checked.day,
    observe: checked.kind === 'observance' ? target : null,
    holds: checked.kind === 'condition' ? target : null,
    clauses: checked.clauses.map(clauseOut),
    drik_clauses: checked.drik?.map(clauseOut) ?? null,
    let: (fields?.lets ?? []).map(namedText),
    windows: (fields?.windows ?? []).map(namedText),
    variants: (fields?.variants ?? []).map(({ when, name }) => ({ when: plain(when), name })),
    authorities: authoritiesOf(rule, { works }).map((authority, i) => {
      const key = fields?.cite[i]?.work ?? '';
      return { ...authority, key, ...aboutWork(works.get(key)) };
    }),
    provenance: Object.fromEntries(provenance),
    source: sourcesOf(rule.code, pack.chain, packs, packsDir),
    rule_pack_chain: [...pack.chain],
    rules_snapshot_version: pack.fingerprint,
  };
}

/** What is known of a work besides its title. */
export const aboutWork = (work: WorkEntry | undefined) => ({
  author: work?.author ?? null,
  year: work?.year ?? null,
  about: work?.about ?? null,
});

const clauseOut = ({ clause }: CheckedClause) => ({ kind: clause.kind, text: printClause(clause) });

const namedText = ({ name, expression }: NamedExpression) => ({ name, text: plain(expression) });

const plain = ({ text }: ExpressionText): string => text.trim();
