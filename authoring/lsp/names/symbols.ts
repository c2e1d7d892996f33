// The symbol of a name at some place, its definition, and its references.

import { isTestFile } from '@nirnaya/dsl/pack';
import type { SourceRange } from '@nirnaya/dsl/source';
import { holds } from '../workspace/positions.ts';
import type { Project } from '../workspace/project.ts';
import { type FileRead, packOf } from '../workspace/read.ts';
import { fileNames, testNames } from './file-names.ts';
import type { Definition, Named, NameUse, WordUse } from './mention.ts';

/** A thing with a name, the same in every file of a project. */
export interface PackSymbol {
  readonly kind: Named;
  readonly name: string;
  /** the rule or the calendar of a let, an input or a window */
  readonly owner: string | undefined;
}

/** A symbol where it stands in a file. */
export interface PlacedSymbol extends PackSymbol {
  readonly range: SourceRange;
}

/** A definition with the pack that makes it. */
export interface PackDefinition extends Definition {
  readonly pack: string;
}

/** The symbol at an offset of a file; undefined where nothing with a name of its own stands. */
export function symbolAt(project: Project, read: FileRead, offset: number): PlacedSymbol | undefined {
  const { definitions, uses } = isTestFile(read.file.path)
    ? { definitions: [], uses: testNames(read.root) }
    : fileNames(read.root);
  const definition = definitions.find(({ range }) => holds(range, offset));
  if (definition !== undefined) {
    const { kind, name, owner, range } = definition;
    return { kind, name, owner, range };
  }
  const use = uses.find(({ range }) => holds(range, offset));
  const symbol = use && meaningOf(project, packOf(read), use);
  return symbol && use && { ...symbol, range: use.range };
}

/** What a use means in the chain of a pack; undefined where it is a word of the language, or unknown. */
export function meaningOf(project: Project, pack: string, use: NameUse | WordUse): PackSymbol | undefined {
  const { name } = use;
  const layer = project.view(pack)?.linked.layer;
  if (use.kind !== 'word') {
    if (use.mayBeText && layer?.rules.has(name) !== true) return undefined;
    const isCalendar = use.kind !== 'calendar' || layer?.calendars.has(name) === true;
    return isCalendar ? { kind: use.kind, name, owner: undefined } : undefined;
  }
  const { owner } = use;
  const fields = owner === undefined ? undefined : layer?.rules.get(owner)?.fields;
  const bindings =
    fields?.bindings ?? (owner === undefined ? undefined : layer?.calendars.get(owner)?.entry.bindings);
  if (use.lookedUp && layer?.tables.has(name)) return { kind: 'table', name, owner: undefined };
  if (bindings?.some((own) => own.name === name)) return { kind: 'let', name, owner };
  if (fields?.inputs?.some((own) => own.name === name)) return { kind: 'input', name, owner };
  const kind = (['kala', 'division', 'table'] as const).find((k) => layer?.[sectionOf[k]].has(name));
  return kind && { kind, name, owner: undefined };
}

const sectionOf = { kala: 'kala', division: 'divisions', table: 'tables' } as const;

const isOf = (definition: Definition, { kind, name, owner }: PackSymbol): boolean =>
  definition.kind === kind && definition.name === name && definition.owner === owner;

/** Every definition of a symbol, those of a pack's own chain first, the nearest before its parents. */
export function definitionsOf(project: Project, symbol: PackSymbol, from: string): readonly PackDefinition[] {
  const chain = project.view(from)?.packs.map(({ name }) => name) ?? [];
  const isSame = sameFrom(project, symbol, from);
  const definitions = allDefinitions(project, symbol).filter(({ pack }) => isSame(pack));
  const distance = ({ pack }: PackDefinition): number => {
    const index = chain.lastIndexOf(pack);
    return index === -1 ? Number.POSITIVE_INFINITY : chain.length - index;
  };
  return definitions.sort((a, b) => Math.sign(distance(a) - distance(b)) || 0);
}

const allDefinitions = (project: Project, symbol: PackSymbol): readonly PackDefinition[] =>
  project.reads().flatMap((read) =>
    fileNames(read.root)
      .definitions.filter((definition) => isOf(definition, symbol))
      .map((definition): PackDefinition => ({ ...definition, pack: packOf(read) })),
  );

// Two packs of which neither extends the other may each have a rule of some code, and mean their own.
function sameFrom(project: Project, symbol: PackSymbol, from: string): (pack: string) => boolean {
  if (symbol.kind === 'pack') return () => true;
  // What belongs to a rule goes with the rule.
  const owners = (['rule', 'calendar'] as const).map(
    (kind): PackSymbol => ({ kind, name: symbol.owner ?? '', owner: undefined }),
  );
  const makers = new Set(
    (symbol.owner === undefined ? [symbol] : owners)
      .flatMap((maker) => allDefinitions(project, maker))
      .map(({ pack }) => pack),
  );
  const originOf = (pack: string): string | undefined =>
    project.view(pack)?.packs.find((parent) => makers.has(parent.name))?.name;
  const origin = originOf(from);
  return (pack) => origin === undefined || originOf(pack) === origin;
}

/** A use of a name with the pack whose chain gives it its meaning. */
export interface PackUse {
  readonly pack: string;
  readonly use: NameUse | WordUse;
}

/** Every place where a symbol is meant, its definitions aside, among the files of a project and others that use its names. */
export function usesOf(
  project: Project,
  symbol: PackSymbol,
  from: string,
  others: readonly PackUse[] = [],
): readonly SourceRange[] {
  const isSame = sameFrom(project, symbol, from);
  const own = project
    .reads()
    .flatMap((read) => fileNames(read.root).uses.map((use): PackUse => ({ pack: packOf(read), use })));
  return [...own, ...others]
    .filter(({ use }) => use.name === symbol.name)
    .filter(({ pack, use }) => {
      const meant = meaningOf(project, pack, use);
      return meant?.kind === symbol.kind && meant.owner === symbol.owner && isSame(pack);
    })
    .map(({ use }) => use.range);
}
