// The name of a rule, a kala, a let, an input, a table, a division, a calendar or a pack, changed wherever it stands: where
// it is defined, extended, disabled, referred to and tested.

import { reservedWords } from '@nirnaya/compiler/front';
import type { SourceRange } from '@nirnaya/dsl/source';
import { fileNames, isCode } from '../names/file-names.ts';
import type { Named } from '../names/mention.ts';
import { definitionsOf, type PackUse, type PlacedSymbol, symbolAt, usesOf } from '../names/symbols.ts';
import type { Project } from '../workspace/project.ts';
import { type FileRead, packOf } from '../workspace/read.ts';

/** Why a name cannot be changed, as a message for the author. */
export class RenameRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'RenameRefused';
  }
}

const renamable: readonly Named[] = ['rule', 'kala', 'let', 'input', 'table', 'division', 'calendar', 'pack'];

/** The name at an offset, if it is one that may be changed. Throws `RenameRefused` otherwise. */
export function renamableAt(project: Project, read: FileRead, offset: number): PlacedSymbol {
  const symbol = symbolAt(project, read, offset);
  if (symbol === undefined || !renamable.includes(symbol.kind))
    throw new RenameRefused('works and windows cannot be renamed, nor words of the language');
  const definitions = definitionsOf(project, symbol, packOf(read));
  const whose = `${symbol.kind} ${symbol.name}`;
  if (definitions.length === 0) throw new RenameRefused(`there is no ${whose}`);
  if (!definitions.every(({ range }) => project.isOwn(range.file)))
    throw new RenameRefused(`the ${whose} belongs to the packs that come with Nirnaya`);
  if (symbol.kind === 'input') requireOwnInput(project, symbol);
  return symbol;
}

/** A new name, and where the old one may stand. */
interface Renaming {
  readonly name: string;
  /** author tests */
  readonly tests: readonly PackUse[];
}

/** Every place to change when the name at an offset becomes another. Throws `RenameRefused`. */
export function renamePlaces(
  project: Project,
  read: FileRead,
  offset: number,
  { name, tests }: Renaming,
): readonly SourceRange[] {
  const symbol = renamableAt(project, read, offset);
  requireForm(symbol.kind, name);
  if (name !== symbol.name) requireFree(project, symbol, name);
  const from = packOf(read);
  return [
    ...definitionsOf(project, symbol, from).map(({ range }) => range),
    ...usesOf(project, symbol, from, tests),
  ];
}

function requireForm(kind: Named, name: string): void {
  if (kind === 'rule') requireCode(name);
  else if (kind === 'calendar') requireCapital(name);
  else if (kind === 'pack') requirePack(name);
  else requireWord(name);
}

// Other rules pass an input on by its name: which of them would have to change too is not written anywhere.
function requireOwnInput(project: Project, { name, owner = '' }: PlacedSymbol): void {
  const user = project
    .reads()
    .map(({ root }) => fileNames(root))
    .flatMap(({ uses, definitions }) =>
      uses
        .filter((use) => use.kind === 'rule' && use.name === owner)
        .flatMap(
          ({ range }) =>
            definitions.find(({ kind, whole }) => kind === 'rule' && encloses(whole, range)) ?? [],
        ),
    )
    .find((rule) => rule.name !== owner);
  if (user !== undefined)
    throw new RenameRefused(`${user.name} refers to ${owner} and passes the input ${name} to it`);
}

const encloses = (whole: SourceRange, part: SourceRange): boolean =>
  whole.start <= part.start && part.end <= whole.end;

function requireCapital(name: string): void {
  if (/^\p{Lu}[\p{L}\p{M}-]*$/u.test(name)) return;
  throw new RenameRefused(
    `${JSON.stringify(name)} is not a valid name of a calendar: use one word that begins with a capital`,
  );
}

function requirePack(name: string): void {
  if (/^[A-Za-z][A-Za-z0-9_-]*$/.test(name)) return;
  throw new RenameRefused(
    `${JSON.stringify(name)} is not a valid pack name: use letters, digits, - and _, starting with a letter`,
  );
}

function requireCode(name: string): void {
  if (isCode(name)) return;
  throw new RenameRefused(
    `${JSON.stringify(name)} is not a valid rule code: use the form FESTIVAL_NAME or VRAT_NAME`,
  );
}

function requireWord(name: string): void {
  if (!/^[a-z][a-z0-9_]*$/.test(name))
    throw new RenameRefused(
      `${JSON.stringify(name)} is not a valid name: use lowercase letters, digits and _, starting with a letter`,
    );
  if (reservedWords.has(name))
    throw new RenameRefused(`${name} is a keyword of the language and cannot be a name`);
}

// Names that expressions know in the same way.
const kinds: readonly Named[] = ['kala', 'table', 'division', 'let', 'input'];

// A name that any pack has is refused: what extends both would not know which is meant.
function requireFree(project: Project, symbol: PlacedSymbol, name: string): void {
  const rivals: readonly Named[] = kinds.includes(symbol.kind) ? kinds : [symbol.kind];
  const isLocal = symbol.kind === 'let' || symbol.kind === 'input';
  const taken = project
    .reads()
    .flatMap(({ root }) => fileNames(root).definitions)
    .find(
      (other) =>
        other.name === name &&
        rivals.includes(other.kind) &&
        (!isLocal || other.owner === undefined || other.owner === symbol.owner),
    );
  if (taken !== undefined) throw new RenameRefused(`a ${taken.kind} named ${name} already exists`);
}
