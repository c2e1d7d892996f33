// Whose word a clause is: the citation that its `by` names, among those of the rule.

import { suggestionFor } from '@nirnaya/dsl/diagnostics';
import type { Cited } from '@nirnaya/dsl/pack';
import type { Attribution, Word } from '@nirnaya/dsl/syntax';
import { detailedDiagnostic, type Scope } from './scope.ts';

/** What owns the clauses: what it is called in messages, and all that it cites, the nearest first. */
export interface Citing {
  readonly owner: string;
  readonly cite: readonly Cited[];
}

/**
 * The citation that the `by` of a clause names; undefined, and reported, where there is none or where it may be several. What
 * the file of the clause cites goes before what other files of the chain cite of the same work.
 */
export function citedBy(scope: Scope, by: Attribution, { owner, cite }: Citing): Cited | undefined {
  // That a rule cites nothing is reported of the rule.
  if (cite.length === 0) return undefined;
  const { work, place } = by;
  const ofWork = cite.filter((one) => one.work === work.text);
  if (ofWork.length === 0) {
    const suggestion = suggestionFor(
      work.text,
      cite.map((one) => one.work),
    );
    const help = suggestion === undefined ? helpFor(scope, work.text, cite) : undefined;
    return detailedDiagnostic(scope, 'uncited-clause', work, {
      params: { work: work.text, owner },
      suggestion,
      help,
    });
  }
  const { file } = scope.text.range;
  const beside = ofWork.filter(({ range }) => range.file.path === file.path);
  if (place !== undefined) {
    const there = (one: Cited): boolean => one.place === place.text;
    return beside.find(there) ?? ofWork.find(there) ?? unknownPlace(scope, work, place, ofWork);
  }
  const own = beside.length > 0 ? beside : ofWork;
  if (own.length === 1) return own[0];
  const unplaced = own.filter((one) => one.place === undefined);
  if (unplaced.length === 1) return unplaced[0];
  return unclear(scope, by, own);
}

// A word of the expressions behind the last `by` was meant as the key of a look-up.
function helpFor(scope: Scope, word: string, cite: readonly Cited[]): string {
  const { chain, bindings, inputs } = scope;
  const isWord = [bindings, inputs, chain.kala, chain.divisions].some((names) => names.has(word));
  return isWord
    ? `put a look-up at the end of a clause in parentheses: \`(table by ${word})\``
    : `it cites ${listed([...new Set(cite.map(({ work }) => work))])}`;
}

function unknownPlace(scope: Scope, work: Word, place: Word, ofWork: readonly Cited[]): undefined {
  const places = placesOf(ofWork);
  const suggestion = suggestionFor(place.text, places);
  const known = places.map((one) => `"${one}"`);
  const help =
    suggestion === undefined
      ? known.length === 0
        ? 'the citation has no `place:`; remove the text in quotes'
        : `it is cited at ${listed(known)}`
      : undefined;
  const params = { work: work.text, place: place.text };
  const inside = { start: place.start + 1, end: place.end - 1 };
  return detailedDiagnostic(scope, 'uncited-place', inside, { params, suggestion, help });
}

function unclear(scope: Scope, by: Attribution, own: readonly Cited[]): undefined {
  const work = by.work.text;
  const places = placesOf(own);
  const help =
    places.length === 0
      ? 'give each citation a `place:` of its own'
      : `write ${listed(places.map((place) => `\`by ${work} "${place}"\``))}`;
  return detailedDiagnostic(scope, 'unclear-authority', by, { params: { work }, help });
}

const placesOf = (cites: readonly Cited[]): readonly string[] => [
  ...new Set(cites.flatMap(({ place }) => place ?? [])),
];

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
