// Words against the packs whose observances they are about, and against one another. This needs every file of words
// besides the packs, so it is reported by the caller that reads both.

import type { PackSet } from '@nirnaya/compiler/compile';
import { notIgnored } from '@nirnaya/compiler/front';
import { type Diagnostic, report, suggestionFor } from '@nirnaya/dsl/diagnostics';
import { readWords, referenceLanguage, type WordsDocument, wordFields } from '@nirnaya/dsl/pack';
import { readingChanges, type SourceFile } from '@nirnaya/dsl/source';
import { englishOnly } from './english-only.ts';

/** Every diagnostic of files of words; none where there are no such files. */
export function wordsDiagnostics(files: readonly SourceFile[], packs: PackSet): readonly Diagnostic[] {
  if (files.length === 0) return [];
  const read = readsOf(files);
  const documents = read.flatMap(({ document }) => document ?? []);
  return [
    ...read.flatMap(({ diagnostics }) => diagnostics),
    ...unknownCodes(documents, packs),
    ...unknownVariants(documents, packs),
    ...twice(documents),
    ...unknownDeities(documents),
    ...withoutWords(documents, packs),
    ...englishOnly(documents, packs),
  ];
}

// All are checked whenever one of them was changed.
const readsOf = readingChanges(readWords);

function unknownCodes(documents: readonly WordsDocument[], { packs }: PackSet): Diagnostic[] {
  const written = [...packs.values()].flatMap((pack) => pack.documents);
  const codes = new Set(written.flatMap(({ rules }) => rules.map(({ code }) => code)));
  const observances = documents.flatMap((document) =>
    document.observances.flatMap(({ code }) =>
      codes.has(code.text)
        ? []
        : [
            report(
              'unknown-observance',
              code.range,
              { code: code.text },
              { suggestion: suggestionFor(code.text, codes) },
            ),
          ],
    ),
  );
  const lands = documents.flatMap((document) =>
    document.lands.flatMap(({ text, range }) =>
      packs.has(text)
        ? []
        : [report('unknown-pack', range, { name: text }, { suggestion: suggestionFor(text, packs.keys()) })],
    ),
  );
  return [...observances, ...lands];
}

// A variant belongs to the rule that has it, which a tradition's way of keeping the same does not.
function unknownVariants(documents: readonly WordsDocument[], { packs }: PackSet): Diagnostic[] {
  const known = new Map<string, Set<string>>();
  for (const rule of [...packs.values()].flatMap(({ documents: of }) => of.flatMap(({ rules }) => rules))) {
    const keys = known.get(rule.code) ?? new Set<string>();
    for (const { key } of 'variants' in rule ? (rule.variants ?? []) : []) keys.add(key);
    known.set(rule.code, keys);
  }
  return documents.flatMap(({ observances }) =>
    observances.flatMap(({ code, variants }) => {
      const keys = known.get(code.text);
      if (keys === undefined) return [];
      return variants.flatMap(({ key }) => {
        if (keys.has(key.text)) return [];
        const suggestion = suggestionFor(key.text, keys);
        return [report('unknown-variant', key.range, { key: key.text, code: code.text }, { suggestion })];
      });
    }),
  );
}

function twice(documents: readonly WordsDocument[]): Diagnostic[] {
  const seen = new Set<string>();
  return documents.flatMap(({ language, observances }) =>
    observances.flatMap(({ code, texts, deity, variants }) => {
      const fields = [
        ...wordFields.flatMap((field) => {
          const text = texts[field];
          return text === undefined ? [] : [{ field, range: text.range }];
        }),
        ...(deity[0] === undefined ? [] : [{ field: 'deity', range: deity[0].range }]),
        ...variants.map(({ key }) => ({ field: `variants.${key.text}`, range: key.range })),
      ];
      return fields.flatMap(({ field, range }) => {
        const key = `${language} ${code.text} ${field}`;
        if (seen.has(key)) return [report('words-twice', range, { field, code: code.text, language })];
        seen.add(key);
        return [];
      });
    }),
  );
}

function unknownDeities(documents: readonly WordsDocument[]): Diagnostic[] {
  const known = new Set(
    documents
      .filter(({ language }) => language === referenceLanguage)
      .flatMap(({ deities }) => deities.map(({ key }) => key.text)),
  );
  const used = documents.flatMap(({ language, deities, observances }) => [
    ...(language === referenceLanguage ? [] : deities.map(({ key }) => key)),
    ...observances.flatMap(({ deity }) => deity),
  ]);
  return used.flatMap(({ text, range }) =>
    known.has(text)
      ? []
      : [report('unknown-deity', range, { key: text }, { suggestion: suggestionFor(text, known) })],
  );
}

// Each where a pack writes its tags; what a region changes of a rule is the same observance.
function withoutWords(documents: readonly WordsDocument[], { packs }: PackSet): readonly Diagnostic[] {
  const worded = new Set(
    documents
      .filter(({ language }) => language === referenceLanguage)
      .flatMap(({ observances }) =>
        observances.flatMap(({ code, texts }) => (texts.summary === undefined ? [] : [code.text])),
      ),
  );
  const written = [...packs.values()].flatMap((pack) => pack.documents);
  const diagnostics = written.flatMap(({ rules }) =>
    rules.flatMap(({ code, codeRange, tags }) =>
      tags?.includes('MAJOR') === true && !worded.has(code)
        ? [report('major-without-words', codeRange, { code })]
        : [],
    ),
  );
  return notIgnored('major-without-words', diagnostics, written);
}
