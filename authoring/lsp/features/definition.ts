// From a name to its definition and to every reference.

import type { SourceRange } from '@nirnaya/dsl/source';
import { definitionsOf, type PackDefinition, type PackUse, symbolAt, usesOf } from '../names/symbols.ts';
import type { Project } from '../workspace/project.ts';
import { type FileRead, packOf } from '../workspace/read.ts';

/** A place to go to: the name, and all that it names. */
export type Aim = Pick<PackDefinition, 'range' | 'whole'>;

/**
 * Where the name at an offset is defined: in the nearest pack of the file's chain. At a definition that overrides or
 * extends another, that other; a pack is defined in each of its files.
 */
export function definitionsAt(project: Project, read: FileRead, offset: number): readonly Aim[] {
  const symbol = symbolAt(project, read, offset);
  if (symbol === undefined) return [];
  const all = definitionsOf(project, symbol, packOf(read));
  if (symbol.kind === 'pack') return all;
  const here = all.findIndex(({ range }) => range.file === read.file && range.start === symbol.range.start);
  const below = here === -1 ? all : all.slice(here + 1);
  // An extension refers to a rule, and does not define it.
  const making = below.find(({ mode }) => mode !== 'extend');
  const own = all[here];
  return [making ?? own].flatMap((definition) => definition ?? []);
}

/** Which references are given. */
interface ReferenceOptions {
  /** whether definitions are among them */
  readonly withDefinitions: boolean;
  /** author tests */
  readonly tests: readonly PackUse[];
}

/** Every place where the name at an offset stands, in author tests too, its definitions where they are wanted. */
export function referencesAt(
  project: Project,
  read: FileRead,
  offset: number,
  { withDefinitions, tests }: ReferenceOptions,
): readonly SourceRange[] {
  const symbol = symbolAt(project, read, offset);
  if (symbol === undefined) return [];
  const definitions = withDefinitions ? definitionsOf(project, symbol, packOf(read)) : [];
  return [...definitions.map(({ range }) => range), ...usesOf(project, symbol, packOf(read), tests)];
}
