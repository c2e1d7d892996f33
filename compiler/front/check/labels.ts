// Names of an expression to labels where the context determines the kind: `is Vrishabha`, `in [Ekadashi, Krishna 9]`.

import { rewritten, suggestionFor, wholeFromTo } from '@nirnaya/dsl/diagnostics';
import type { Expression, Word } from '@nirnaya/dsl/syntax';
import { fixedNames, type NameKind } from '@nirnaya/dsl/vocabulary';
import { asWritten } from './as-written.ts';
import { labelOf, labelsOfText, tithiLabels } from './names-to-labels.ts';
import { detailedDiagnostic, diagnostic, rangeOf, type Scope, triedSuggestion } from './scope.ts';
import type { LabelKind } from './typed.ts';

/** Labels of a kind that an expression names: one name, or a list of names. Reports what it cannot read. */
export function labelsIn(scope: Scope, e: Expression, kind: LabelKind): readonly number[] | undefined {
  if (e.kind === 'list') {
    if (e.items.length === 0) return diagnostic(scope, 'empty-list', e, {});
    const parts = e.items.map((item) => labelsIn(scope, item, kind));
    return parts.every((part) => part !== undefined) ? parts.flat() : undefined;
  }
  if (kind === 'pada' || kind === 'motion') return padaIn(scope, e);
  if (e.kind === 'class' && kind === 'tithi') {
    const label = labelOf(e.name.text, 'tithi class', scope.chain.vocabulary);
    if (label === undefined) return unknownName(scope, e.name, 'tithi class');
    return Array.from({ length: 6 }, (_, i) => label + 5 * i);
  }
  if (e.kind !== 'phrase') {
    return diagnostic(scope, 'type-mismatch', e, {
      expected: `the name of a ${kind}`,
      found: asWritten(e),
      context: 'here',
    });
  }
  const { vocabulary } = scope.chain;
  const text = e.words.map((w) => w.text).join(' ');
  const labels = kind === 'tithi' ? tithiLabels(e.words, vocabulary) : labelsOfText(text, kind, vocabulary);
  if (labels !== undefined && labels.length > 0) return labels;
  if (labels?.length === 0) return otherHalf(scope, e.words);
  const names = e.words.filter(({ number }) => number === undefined);
  const unknown = names.find((w) => tithiWords.every((k) => labelOf(w.text, k, vocabulary) === undefined));
  if (kind !== 'tithi' || unknown === undefined)
    return unknownName(scope, { text, start: e.start, end: e.end }, kind);
  const suggestion = triedSuggestion(
    scope,
    { name: unknown.text, known: vocabulary.spellings(tithiWords) },
    unknown,
    (trial, candidate) => {
      const words = e.words.map((w) => (w === unknown ? { ...w, text: candidate } : w));
      return labelsIn(trial, { ...e, words }, kind);
    },
  );
  return detailedDiagnostic(scope, 'unknown-name', unknown, {
    params: { name: unknown.text, kind },
    suggestion,
  });
}

/** Reports a half of the lunation before the tithi that ends the other. */
export function otherHalf(scope: Scope, words: readonly Word[]): undefined {
  const [half, tithi] = words;
  if (half === undefined || tithi === undefined) return undefined;
  const { vocabulary } = scope.chain;
  const [ends, lies] =
    labelOf(tithi.text, 'tithi', vocabulary) === 14 ? ['Shukla', 'Krishna'] : ['Krishna', 'Shukla'];
  const range = rangeOf(scope, { start: half.start, end: tithi.end });
  const other = ends === 'Shukla' ? 'Amavasya' : 'Purnima';
  return detailedDiagnostic(
    scope,
    'tithi-in-other-half',
    { start: half.start, end: tithi.end },
    {
      params: { name: tithi.text, half: half.text, own: ends ?? '' },
      help: `write \`${tithi.text}\` alone, or \`${other}\`, which ends the ${lies} half`,
      choices: [rewritten(range, tithi.text), rewritten(range, other)],
    },
  );
}

// A pada has a number and no name; nothing is compared with a motion.
function padaIn(scope: Scope, e: Expression): readonly number[] | undefined {
  if (e.kind !== 'number') {
    return diagnostic(scope, 'type-mismatch', e, {
      expected: 'a number from 1 to 4',
      found: asWritten(e),
      context: 'the number of a pada',
    });
  }
  if (Number.isInteger(e.value) && e.value >= 1 && e.value <= 4) return [e.value - 1];
  return diagnostic(scope, 'number-out-of-range', e, {
    what: 'a pada',
    allowed: wholeFromTo(1, 4),
    found: e.value,
  });
}

const tithiWords: readonly NameKind[] = ['tithi', 'paksha'];

/** Reports a name that the kind does not have, with the nearest one that it does, or the nearest of those given. */
export function unknownName(
  scope: Scope,
  word: Word,
  kind: NameKind,
  known: readonly string[] = kind in fixedNames
    ? fixedNames[kind as keyof typeof fixedNames].flat()
    : scope.chain.vocabulary.spellings([kind]),
): undefined {
  return detailedDiagnostic(scope, 'unknown-name', word, {
    params: { name: word.text, kind },
    suggestion: suggestionFor(word.text, known),
  });
}
