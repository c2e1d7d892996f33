// The shape of a rule: what its authors wrote, what the compiler made of it, and where each part comes from.

import {
  type CheckedClause,
  type Pack,
  type PackRule,
  type ScoredRule,
  sourcesOf,
  variantsOf,
  worksOf,
} from '@nirnaya/compiler/front';
import { type AnyRule, type CompiledPack, inputText } from '@nirnaya/compiler/runtime';
import type { ruleAnswer, ruleItem } from '@nirnaya/contract/rules';
import type { z } from '@nirnaya/contract/schema';
import type { ExpressionText, NamedExpression, PartialFields, WorkEntry } from '@nirnaya/dsl/pack';
import { printClause, printExpression } from '@nirnaya/dsl/syntax';
import { authoritiesOf, authoritiesOfWindow, authorityOfClause } from '@nirnaya/explain/sentences';
import { namesOfRule } from '../festivals/observance-names.ts';
import { wordsOf } from '../festivals/observance-words.ts';
import { decidingPack } from '../festivals/provenance.ts';
import { noWords, type Words } from '../words/book.ts';

type Works = ReadonlyMap<string, WorkEntry>;

/** A rule in a list. */
export function ruleSummary({ code, kind, linked }: AnyRule): z.output<typeof ruleItem> {
  const { fields, disabled } = linked;
  return {
    code,
    kind,
    name: fields.name ?? code,
    type: fields.kind === 'observance' ? (fields.type ?? null) : null,
    tags: [...(fields.tags ?? [])],
    pack: decidingPack({ code, linked }),
    disabled,
    summary: fields.summary ?? null,
  };
}

/** The chain that rules are read in. */
export interface RuleChain {
  readonly pack: CompiledPack;
  readonly packs: ReadonlyMap<string, Pack>;
  /** what observances are called; without it nothing is said of them */
  readonly words?: Words;
}

/** A rule of any kind with everything known of it. */
export function ruleDetail(
  rule: AnyRule,
  { pack, packs, words = noWords }: RuleChain,
): z.output<typeof ruleAnswer> {
  const { provenance } = rule.linked;
  const fields: PartialFields = rule.linked.fields;
  const works = worksOf(pack.chain, packs);
  return {
    ...ruleSummary(rule),
    ...wordsOf({ called: namesOfRule(rule.code, fields), fields }, { words, chain: pack.chain }, 'full'),
    name_sa: fields.name_sa ?? null,
    aliases: [...(fields.aliases ?? [])],
    adhika: fields.adhika ?? null,
    ...decisionOf(pack.rules.get(rule.code), works),
    ...scoringOf(pack.scored.get(rule.code)),
    ...(rule.kind === 'chakra' ? { results: (fields.results ?? []).map(namedText) } : {}),
    inputs: rule.inputs.map((input) => ({
      name: input.name,
      takes: inputText(input),
      optional: input.optional === true,
    })),
    let: fields.bindings.map(namedText),
    windows: (fields.windows ?? []).map((window) => ({
      ...namedText(window),
      label: window.title ?? null,
      quality: window.quality ?? null,
      reason: window.because ?? null,
      authorities: [...authoritiesOfWindow(window, { works })],
    })),
    named: fields.named === undefined ? null : plain(fields.named),
    variants: variantsShown(pack.rules.get(rule.code), pack),
    authorities: authoritiesOf(rule, { works }).map((authority, i) => {
      const key = fields.cite[i]?.work ?? '';
      return { ...authority, key, ...aboutWork(works.get(key)) };
    }),
    provenance: Object.fromEntries(provenance),
    source: sourcesOf(rule.code, pack.chain, packs),
    rule_pack_chain: [...pack.chain],
    rules_snapshot_version: pack.fingerprint,
  };
}

// What an observance or a condition looks for, and how its day is decided.
function decisionOf(rule: PackRule | undefined, works: Works) {
  const clauseOut = (one: CheckedClause) => ({
    kind: one.clause.kind,
    text: printClause(one.clause),
    authority: authorityOfClause(one.authority, { works }),
  });
  if (rule === undefined) return { day: null, observe: null, holds: null, clauses: [], drik_clauses: null };
  const { kind, target, day, clauses, drik } = rule.checked;
  const text = printExpression(target.source);
  return {
    day,
    observe: kind === 'observance' ? text : null,
    holds: kind === 'condition' ? text : null,
    clauses: clauses.map(clauseOut),
    drik_clauses: drik?.map(clauseOut) ?? null,
  };
}

// What a rule that scores weighs, its own lines and those of the rules that it weighs as well.
function scoringOf(rule: ScoredRule | undefined) {
  if (rule === undefined) return {};
  return {
    scoring: {
      event: rule.event ?? null,
      base: rule.base,
      lines: rule.lines.map(({ text, points, because, as, code, pack }) => ({
        text,
        points,
        reason: because,
        label: as ?? null,
        code,
        pack,
      })),
      requires: rule.requires.map(({ source }) => printExpression(source)),
      lasting_minutes: Math.round(rule.lasting * 1440),
      ratings: rule.ratings.map(({ name, least }) => ({ name, least })),
      hierarchy: [...rule.hierarchy],
    },
  };
}

/** The details of a work besides its title. */
export const aboutWork = (work: WorkEntry | undefined) => ({
  author: work?.author ?? null,
  year: work?.year ?? null,
  about: work?.about ?? null,
});

const namedText = ({ name, expression }: NamedExpression) => ({ name, text: plain(expression) });

const plain = ({ text }: ExpressionText): string => text.trim();

// The names of its occurrences, those too that it has from the observance which it is a way of keeping.
const variantsShown = (rule: PackRule | undefined, { rules }: CompiledPack) =>
  rule === undefined
    ? []
    : [...variantsOf(rule, rules).values()].map(({ key, name, name_sa = null, aliases, when }) => ({
        variant: key,
        name,
        name_sa,
        aliases: [...aliases],
        when: when === undefined ? null : plain(when),
      }));
