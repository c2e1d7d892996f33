// A rule's code changed wherever it stands: where it is defined, extended, disabled, referred to and tested.

import type { SourceRange } from '../../dsl/source/source-file.ts';
import { readYaml } from '../../dsl/source/yaml.ts';
import { Code } from '../../dsl/syntax/tokens.ts';
import { testNames } from '../names/file-names.ts';
import { definitionsOf, type PlacedSymbol, symbolAt, usesOf } from '../names/symbols.ts';
import type { DiskFile } from '../workspace/pack-files.ts';
import { clientFile } from '../workspace/positions.ts';
import type { Project } from '../workspace/project.ts';
import { type FileRead, packOf } from '../workspace/read.ts';

/** Why a name cannot be changed, in words for the author. */
export class RenameRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'RenameRefused';
  }
}

const wholeCode = new RegExp(`^(?:${(Code.PATTERN as RegExp).source})$`);

/** The code at an offset, if it is one that may be changed. Throws `RenameRefused` otherwise. */
export function renamableAt(project: Project, read: FileRead, offset: number): PlacedSymbol {
  const symbol = symbolAt(project, read, offset);
  if (symbol?.kind !== 'rule') throw new RenameRefused('only the codes of rules can be renamed');
  const definitions = definitionsOf(project, symbol, packOf(read));
  if (definitions.length === 0) throw new RenameRefused(`no rule has the code ${symbol.name}`);
  if (!definitions.every(({ range }) => project.isOwn(range.file))) {
    throw new RenameRefused(`${symbol.name} is a rule of the packs that come with Nirnaya`);
  }
  return symbol;
}

/** Every place to change when the code at an offset becomes another. Throws `RenameRefused`. */
export function renamePlaces(
  project: Project,
  read: FileRead,
  offset: number,
  code: string,
  tests: readonly DiskFile[],
): readonly SourceRange[] {
  const symbol = renamableAt(project, read, offset);
  if (!wholeCode.test(code)) {
    throw new RenameRefused(
      `${JSON.stringify(code)} is not a rule's code: write FESTIVAL_NAME, VRAT_NAME or the like`,
    );
  }
  const from = packOf(read);
  if (code !== symbol.name && definitionsOf(project, { ...symbol, name: code }, from).length > 0) {
    throw new RenameRefused(`there is a rule ${code} already`);
  }
  const tested = tests.flatMap(({ path, text }) =>
    testNames(readYaml(clientFile(path, text)).root)
      .filter(({ kind, name }) => kind === 'rule' && name === symbol.name)
      .map(({ range }) => range),
  );
  return [
    ...definitionsOf(project, symbol, from).map(({ range }) => range),
    ...usesOf(project, symbol),
    ...tested,
  ];
}
