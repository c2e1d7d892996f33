// Unused definitions of a set of packs. Packs are libraries for their children, so the question is put to
// the whole set: a kala of the base is used where any chain through the base uses it.

import { type Diagnostic, report } from '@nirnaya/dsl/diagnostics';
import type { PackDocument } from '@nirnaya/dsl/pack';
import { attributeTables } from '@nirnaya/dsl/vocabulary';
import { entryRemoved } from '@nirnaya/dsl/yaml';
import type { Pack } from '../link/chain.ts';

/** The names that one file uses. */
interface Uses {
  /** words of its expressions */
  readonly words: ReadonlySet<string>;
  /** keys of the works it cites */
  readonly works: ReadonlySet<string>;
}

const uses = new WeakMap<PackDocument, Uses>();

/** Kalas, tables and works that no file of a set uses. A pack that no rule builds on is left alone. */
export function unusedIn(packs: ReadonlyMap<string, Pack>): readonly Diagnostic[] {
  const documents = [...packs.values()].flatMap((pack) => pack.documents);
  // What a damaged file uses is not known.
  if (documents.some(({ isDamaged }) => isDamaged)) return [];
  const all = documents.map(usesOf);
  const isWord = (name: string): boolean => all.some(({ words }) => words.has(name));
  const isCited = (work: string): boolean => all.some(({ works }) => works.has(work));
  const built = packsWithRules(packs);
  return documents.flatMap((document) => {
    if (!built.has(document.pack)) return [];
    const kalas = document.kala.filter(({ name, quality, mode }) =>
      mode === 'override' || quality !== undefined ? false : !isWord(name),
    );
    const tables = document.tables.filter(({ name }) => !attributeTables.has(name) && !isWord(name));
    const works = document.works.filter(({ key }) => !isCited(key));
    return [
      ...kalas.map(({ name, range }) => report('unused-kala', range, { name }, removing(range))),
      ...tables.map(({ name, range }) => report('unused-table', range, { name }, removing(range))),
      ...works.map(({ key, range }) => report('unused-work', range, { work: key }, removing(range))),
    ];
  });
}

const removing = (range: Diagnostic['range']) => ({ fix: entryRemoved('remove it', range) });

// The packs of chains in which some rule stands.
function packsWithRules(packs: ReadonlyMap<string, Pack>): ReadonlySet<string> {
  const names = new Set<string>();
  for (const pack of packs.values()) {
    if (pack.documents.every(({ rules }) => rules.length === 0)) continue;
    for (let at: Pack | undefined = pack; at !== undefined && !names.has(at.name); ) {
      names.add(at.name);
      at = at.extends === undefined ? undefined : packs.get(at.extends);
    }
  }
  return names;
}

function usesOf(document: PackDocument): Uses {
  let known = uses.get(document);
  if (known === undefined) {
    const words = new Set<string>();
    const { kala, divisions, calendars, chains, rules } = document;
    addWords([kala, divisions, calendars, rules], words);
    const windows = rules.flatMap((rule) => ('windows' in rule ? (rule.windows ?? []) : []));
    const cited = [...kala, ...divisions, ...calendars, ...chains, ...rules, ...windows].flatMap(
      ({ cite }) => cite,
    );
    known = { words, works: new Set(cited.map(({ work }) => work)) };
    uses.set(document, known);
  }
  return known;
}

// Every expression text below some entries: what has a text and the places of its characters.
function addWords(entry: unknown, words: Set<string>): void {
  if (typeof entry !== 'object' || entry === null) return;
  if (Array.isArray(entry)) {
    for (const item of entry) addWords(item, words);
    return;
  }
  if ('at' in entry && 'text' in entry && typeof entry.text === 'string') {
    for (const line of entry.text.split('\n')) {
      for (const word of (line.split('#')[0] ?? '').match(/[a-z][a-z0-9_]*/g) ?? []) words.add(word);
    }
    return;
  }
  for (const [key, value] of Object.entries(entry)) {
    if (key !== 'range' && key !== 'codeRange' && key !== 'given' && key !== 'cite') addWords(value, words);
  }
}
