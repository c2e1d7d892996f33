// Names that a chain does not have because of one mistake elsewhere: a file whose YAML is damaged or that does not say
// to which pack it belongs, a `pack:` misspelled, an `extends:` forgotten. The mistake is reported, what follows is not.

import { type Diagnostic, report, rewritten } from '@nirnaya/dsl/diagnostics';
import type { PackDocument } from '@nirnaya/dsl/pack';
import type { SourceRange } from '@nirnaya/dsl/source';
import { suggest } from '@nirnaya/dsl/vocabulary';
import type { Pack } from './chain.ts';

/** What the search for causes looks at besides the chain. */
export interface PackWorld {
  readonly packs: ReadonlyMap<string, Pack>;
  /** what stands in files that belong to no pack */
  readonly strays: readonly PackDocument[];
}

/** The fewest names that must be missing together before one cause is sought for all of them. */
const fewest = 4;

const absent: ReadonlySet<string> = new Set([
  'unknown-name',
  'unknown-rule',
  'unknown-kala',
  'unknown-table',
  'unknown-calendar',
  'uncited',
  'missing-base-code',
]);

const isAbsence = ({ code }: Diagnostic): boolean => absent.has(code);

/** The diagnostics of a chain without those that only follow from a mistake elsewhere, and with that mistake. */
export function withoutConsequences(
  chain: readonly Pack[],
  diagnostics: readonly Diagnostic[],
  world: PackWorld,
): readonly Diagnostic[] {
  const damaged = new Set(
    chain.flatMap(({ documents }) => documents.flatMap((d) => (d.isDamaged ? [d.file] : []))),
  );
  if (damaged.size > 0) {
    return diagnostics.filter(
      (d) => !damaged.has(d.range.file) && !isAbsence(d) && !d.code.startsWith('unused-'),
    );
  }
  if (!diagnostics.some(isAbsence)) return diagnostics;
  const strays = namesOf(world.strays);
  const left = diagnostics.filter((d) => !(isAbsence(d) && strays.has(d.subject)));
  return strayPack(chain, left, world) ?? missingParent(chain, left, world) ?? left;
}

/** The names that files define; what has no subject is none of them. */
function namesOf(documents: readonly PackDocument[]): ReadonlySet<string | undefined> {
  return new Set(
    documents.flatMap((d) => [
      ...[...d.kala, ...d.divisions, ...d.tables, ...d.calendars].map(({ name }) => name),
      ...d.calendars.flatMap(({ months }) => months.flatMap(({ names }) => names)),
      ...d.works.map(({ key }) => key),
      ...d.rules.map(({ code }) => code),
    ]),
  );
}

const missing = (diagnostics: readonly Diagnostic[]): ReadonlySet<string> =>
  new Set(diagnostics.flatMap(({ subject }) => subject ?? []));

const covered = (names: ReadonlySet<string>, by: ReadonlySet<string | undefined>): number =>
  [...names].filter((name) => by.has(name)).length;

// A pack beside the chain, nearly of the name of one in it, that has what that one lacks: its `pack:` is misspelled.
function strayPack(
  chain: readonly Pack[],
  diagnostics: readonly Diagnostic[],
  { packs }: PackWorld,
): readonly Diagnostic[] | undefined {
  const names = missing(diagnostics.filter(isAbsence));
  if (names.size < fewest) return undefined;
  const members = chain.map(({ name }) => name);
  for (const pack of packs.values()) {
    if (members.includes(pack.name) || pack.extends !== undefined) continue;
    const own = namesOf(pack.documents);
    const meant = suggest(pack.name, members);
    const range = pack.documents[0]?.packRange;
    if (meant === undefined || range === undefined || covered(names, own) * 2 < names.size) continue;
    const d = report(
      'stray-pack',
      range,
      { name: pack.name, meant },
      { help: `did you mean \`${meant}\`?`, fix: rewritten(range, meant) },
    );
    return [...diagnostics.filter((other) => !(isAbsence(other) && own.has(other.subject))), d];
  }
  return undefined;
}

// A root that lacks most of what it names was meant to extend a pack.
function missingParent(
  chain: readonly Pack[],
  diagnostics: readonly Diagnostic[],
  { packs }: PackWorld,
): readonly Diagnostic[] | undefined {
  const [root] = chain;
  const range = root?.documents[0]?.packRange;
  if (root === undefined || range === undefined) return undefined;
  const files = new Set(root.documents.map(({ file }) => file));
  // A name with another near it is misspelled, and no pack would define it.
  const names = missing(
    diagnostics.filter((d) => isAbsence(d) && d.help === undefined && files.has(d.range.file)),
  );
  if (names.size < fewest) return undefined;
  const parent = parentFor(root, names, packs);
  const lacksBase = diagnostics.some((d) => d.code === 'missing-base-code' && files.has(d.range.file));
  if (parent === undefined && !lacksBase && names.size < 2 * fewest) return undefined;
  const d = report(
    'missing-extends',
    range,
    { name: root.name, count: names.size },
    parent === undefined
      ? { help: 'add `extends: NAME` with the parent pack' }
      : { help: `add \`extends: ${parent}\``, fix: extending(range, parent) },
  );
  return [...diagnostics.filter((other) => !isAbsence(other)), d];
}

// Of the packs that do not build on the root, the one whose chain has most of the names, and least besides.
function parentFor(
  root: Pack,
  names: ReadonlySet<string>,
  packs: ReadonlyMap<string, Pack>,
): string | undefined {
  let best: { name: string; count: number; size: number } | undefined;
  for (const { name } of packs.values()) {
    const line = lineOf(name, packs);
    if (line.includes(root)) continue;
    const known = namesOf(line.flatMap(({ documents }) => documents));
    const count = covered(names, known);
    if (count * 2 < names.size) continue;
    if (best === undefined || count > best.count || (count === best.count && known.size < best.size))
      best = { name, count, size: known.size };
  }
  return best?.name;
}

function lineOf(name: string, packs: ReadonlyMap<string, Pack>): readonly Pack[] {
  const line: Pack[] = [];
  for (let pack = packs.get(name); pack !== undefined && !line.includes(pack); ) {
    line.push(pack);
    pack = pack.extends === undefined ? undefined : packs.get(pack.extends);
  }
  return line;
}

// The line goes below that of `pack:`.
function extending({ file, end }: SourceRange, parent: string) {
  const stop = file.text.indexOf('\n', end);
  const at = stop === -1 ? file.text.length : stop;
  return {
    title: `write extends: ${parent}`,
    range: { file, start: at, end: at },
    text: `\nextends: ${parent}`,
  };
}
