// Rules that every language shows by their English name: they have neither a Sanskrit name nor a name in a file of words.

import type { PackSet } from '@nirnaya/compiler/compile';
import { notIgnored } from '@nirnaya/compiler/front';
import { type Diagnostic, report } from '@nirnaya/dsl/diagnostics';
import { type RuleEntry, referenceLanguage, type WordsDocument } from '@nirnaya/dsl/pack';

/** A warning at each rule that is shown by its name and has no name but an English one; what a child changes of a rule keeps its names. */
export function englishOnly(
  documents: readonly WordsDocument[],
  { packs }: Pick<PackSet, 'packs'>,
): readonly Diagnostic[] {
  const written = [...packs.values()].flatMap((pack) => pack.documents);
  const rules = written.flatMap((document) => document.rules);
  const named = new Set([
    ...rules.flatMap(({ code, name_sa }) => (name_sa === undefined ? [] : [code])),
    ...documents
      .filter(({ language }) => language !== referenceLanguage)
      .flatMap(({ observances }) =>
        observances.flatMap(({ code, texts }) => (texts.name === undefined ? [] : [code.text])),
      ),
  ]);
  const diagnostics = rules
    .filter((rule) => rule.name !== undefined && isShown(rule) && !named.has(rule.code))
    .map(({ code, codeRange }) => report('english-name-only', codeRange, { code }));
  return notIgnored('english-name-only', diagnostics, written);
}

// Sets, and lines that only other rules weigh, are shown to nobody.
const isShown = (rule: RuleEntry): boolean =>
  rule.kind !== 'set' && (!('score' in rule) || rule.score === undefined || rule.event !== undefined);
