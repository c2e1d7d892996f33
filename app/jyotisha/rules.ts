// The rules of births and of readings: chains of their own, the same for every tradition.

import type { BirthKind, LinkedRule, PackOutline } from '@nirnaya/compiler/front';
import { worksOf } from '@nirnaya/compiler/front';
import type { ChakraValue, CompiledPack, Inputs } from '@nirnaya/compiler/runtime';
import { type Cited, referenceLanguage, type WorkEntry } from '@nirnaya/dsl/pack';
import { type Authority, authoritiesOf, titleOf } from '@nirnaya/explain/sentences';
import { definingChains } from '../rules/defining-chains.ts';
import { type Chains, chainDeciding, decidedCodes } from '../rules/last-word.ts';
import type { Texts, WordsBook } from '../words/book.ts';

/** The pack of yogas, doshas and kutas. */
export const birthPack = 'jyotisha';

/** The pack whose rules make statements. */
export const readingPack = 'readings';

/** A compiled chain, and the works that it cites. */
export interface JyotishaRules {
  readonly pack: CompiledPack;
  /** by key */
  readonly works: ReadonlyMap<string, WorkEntry>;
  /** the chains of other packs that define further rules of the kind or change these, each with its works */
  readonly others?: readonly JyotishaRules[];
  /** what words beside the packs say of a rule, by its code, in the language asked for; none in English */
  readonly stated?: { readonly language: string; texts(code: string): Texts | undefined };
}

/** Where the chains are found. */
export interface RulesWorkspace {
  /** the compiled chain that ends in a pack; undefined where there is none or it has errors */
  pack(name: string): CompiledPack | undefined;
  /** the packs in force */
  packs(): { readonly packs: ReadonlyMap<string, PackOutline> };
  /** the words beside the packs */
  words?(): WordsBook;
}

// The works of a chain are the same as long as the pack is.
const works = new WeakMap<CompiledPack, ReadonlyMap<string, WorkEntry>>();

/** A chain in force, with its words in a language; undefined where the packs have none, or it has errors. */
export function rulesIn(
  workspace: RulesWorkspace,
  name: string,
  language: string = referenceLanguage,
): JyotishaRules | undefined {
  const pack = workspace.pack(name);
  if (pack === undefined) return undefined;
  const { packs } = workspace.packs();
  const book = language === referenceLanguage ? undefined : workspace.words?.();
  const rulesOf = (chain: CompiledPack): JyotishaRules => {
    const known = works.get(chain) ?? worksOf(chain.chain, packs);
    works.set(chain, known);
    const stated = book && { stated: { language, texts: (code: string) => book.texts(language, code) } };
    return { pack: chain, works: known, ...stated };
  };
  const others = jyotishaChains(name, packs)
    .slice(1)
    .flatMap((other) => workspace.pack(other) ?? []);
  return { ...rulesOf(pack), others: others.map(rulesOf) };
}

/** The names of the chains with rules of births or of readings: that of the bundled pack first, then those of one's own. */
export const jyotishaChains = (name: string, packs: ReadonlyMap<string, PackOutline>): readonly string[] =>
  definingChains({ pack: name, kinds: name === birthPack ? ['yoga', 'dosha', 'kuta'] : [] }, packs);

const chainsOf = ({ pack, others = [] }: JyotishaRules): Chains => [pack, ...others.map((one) => one.pack)];

const rulesBy = (rules: JyotishaRules, by: CompiledPack): JyotishaRules =>
  by === rules.pack ? rules : (rules.others?.find((one) => one.pack === by) ?? rules);

/** The rules of the chain whose word on a code counts: those of the bundled chain unless a pack of one's own says otherwise. */
export const rulesDeciding = (rules: JyotishaRules, code: string): JyotishaRules =>
  rulesBy(rules, chainDeciding(chainsOf(rules), code) ?? rules.pack);

/** The codes of the rules of births of some kinds, in their order, each with the rules of the chain whose word counts. */
export const birthsDecided = (
  rules: JyotishaRules,
  kinds: readonly BirthKind[],
): readonly { readonly code: string; readonly by: JyotishaRules }[] =>
  [
    ...decidedCodes(chainsOf(rules), ({ births }) =>
      [...births.values()].filter(({ checked }) => kinds.includes(checked.kind)).map(({ code }) => code),
    ),
  ].map(([code, by]) => ({ code, by: rulesBy(rules, by) }));

/** Why what the rules of a pack say is null. */
export const noRules = (name: string): string => `the active packs have no usable pack ${name}`;

/** The citations of a rule. */
export const cites = (rule: { readonly linked: LinkedRule }, rules: JyotishaRules): readonly Authority[] =>
  authoritiesOf(rule, rules);

/** Citations of a part of a rule. */
export const citesOf = (cited: readonly Cited[], { works: known }: JyotishaRules): readonly Authority[] =>
  cited.map(({ work, place, says, level, note }) => ({
    work: known.get(work)?.title ?? titleOf(work),
    place: place ?? null,
    says: says ?? null,
    level,
    note: note ?? null,
  }));

/** What a reading rule makes of its inputs. */
export interface Reading {
  readonly rule: string;
  readonly authorities: readonly Authority[];
  /** a field of its result as a text; null where it has none */
  text(field: string): string | null;
  /** a field of its result that is a list */
  list(field: string): readonly string[];
  /** each step of it as it is written and found */
  readonly steps: readonly { readonly name: string; readonly text: string; readonly value: string }[];
}

/** Asks a reading rule; undefined where it is not in force. */
export function reading(
  rules: JyotishaRules,
  code: string,
  inputs: Inputs,
  traced = false,
): Reading | undefined {
  const by = rulesDeciding(rules, code);
  const rule = by.pack.chakras.get(code);
  const result = by.pack.chakraResults.of(code, inputs);
  if (rule === undefined || result === undefined) return undefined;
  const steps = traced ? (by.pack.chakraResults.stepsOf(code, inputs) ?? []) : [];
  return {
    rule: code,
    authorities: cites(rule, by),
    text: (field) => {
      const value = result[field];
      return value === null || value === undefined ? null : shown(value);
    },
    list: (field) => {
      const value = result[field];
      return Array.isArray(value)
        ? value.map(String)
        : value === null || value === undefined
          ? []
          : [String(value)];
    },
    steps: steps.map(({ name, text, value }) => ({
      name,
      text,
      value: value === null ? 'none' : shown(value),
    })),
  };
}

const shown = (value: Exclude<ChakraValue, null>): string =>
  Array.isArray(value) ? value.join(', ') : String(value);

/** A sentence with its places filled: `{graha}` by what `slots` has of that name. */
export const filled = (text: string, slots: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(slots[name] ?? whole));
