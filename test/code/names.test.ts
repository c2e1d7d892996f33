// What is declared, and the files and folders themselves, have names of the field: none has a word that means something
// only here.

import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { exceptions, replacements } from './old-words.ts';
import { pathsOf, placeOf, rooms, visitFile } from './sources.ts';

const parts = (name: string): readonly string[] =>
  name.split(/[-_/.\s]|(?<=[a-z0-9])(?=[A-Z])/).map((part) => part.toLowerCase());

/** What to write instead of a word in a name; undefined where the name is good. */
const insteadOf = (name: string): string | undefined =>
  parts(name).flatMap((part) => (Object.hasOwn(replacements, part) ? (replacements[part] ?? []) : []))[0];

const isException = (name: string, path: string): boolean =>
  exceptions.some(
    (one) => one.name === name && (one.within?.some((prefix) => path.startsWith(prefix)) ?? true),
  );

/** The name that a node declares; none where it takes over the name of something else. */
function declaredBy(node: ts.Node): ts.Node | undefined {
  if (ts.isImportSpecifier(node) || ts.isExportSpecifier(node)) return undefined;
  if (ts.isShorthandPropertyAssignment(node) || ts.isPropertyAccessExpression(node)) return undefined;
  if (ts.isMetaProperty(node) || ts.isJsxAttribute(node)) return undefined;
  const { name } = node as ts.Node & { readonly name?: ts.Node };
  const isName =
    name !== undefined && (ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isPrivateIdentifier(name));
  return isName ? name : undefined;
}

/** Whether a node gives a name to a variable, parameter, function or type: fields may be those of what a test reads. */
const isOwnName = (node: ts.Node): boolean =>
  ts.isVariableDeclaration(node) ||
  ts.isParameter(node) ||
  ts.isBindingElement(node) ||
  ts.isFunctionDeclaration(node) ||
  ts.isClassDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node);

interface DeclaredName {
  readonly text: string;
  readonly place: string;
  readonly isOwn: boolean;
}

/** What to write instead, where a name is not of the field. */
const complaint = ({ text, place }: DeclaredName): readonly string[] => {
  const instead = insteadOf(text);
  return instead === undefined ? [] : [`${place} ${text}: write ${instead}`];
};

const namesByPath = new Map<string, readonly DeclaredName[]>();

/** The names that a file declares; each file is parsed once. */
function namesIn(path: string): readonly DeclaredName[] {
  const known = namesByPath.get(path);
  if (known !== undefined) return known;
  const names: DeclaredName[] = [];
  visitFile(path, (node, file) => {
    const name = declaredBy(node);
    if (name === undefined) return;
    const { text } = name as ts.Identifier;
    names.push({ text, place: placeOf(name, file), isOwn: isOwnName(node) });
  });
  namesByPath.set(path, names);
  return names;
}

test('a name is split into its words', () => {
  expect(parts('undatedMuhuratOf')).toEqual(['undated', 'muhurat', 'of']);
  expect(insteadOf('undatedMuhuratOf')).toBe('undecided');
  expect(insteadOf('BOTH_WAYS')).toContain('traditionVariants');
  expect(insteadOf('app/names/kept-names.ts')).toContain('cached');
  expect(insteadOf('background')).toBeUndefined();
  expect(isException('due', 'contract/service/health.ts')).toBe(true);
  expect(isException('due', 'contract/world/world.ts')).toBe(false);
});

test('every exception is used', () => {
  const placesOf = new Map<string, string[]>(exceptions.map(({ name }) => [name, []]));
  for (const path of rooms.flatMap((room) => pathsOf(room))) {
    for (const { text } of namesIn(path)) placesOf.get(text)?.push(path);
  }
  const idle = exceptions.flatMap(({ name, within = [''] }) =>
    within
      .filter((prefix) => !placesOf.get(name)?.some((path) => path.startsWith(prefix)))
      .map((prefix) => `${name} ${prefix}`),
  );
  expect(idle).toEqual([]);
});

describe.each(rooms)('%s', (room) => {
  const paths = pathsOf(room);

  test('files and folders have names of the field', () => {
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.filter((path) => insteadOf(path) !== undefined)).toEqual([]);
  });

  test('what is declared has a name of the field', () => {
    const declared = paths.flatMap((path) => namesIn(path).filter(({ text }) => !isException(text, path)));
    expect(declared.length).toBeGreaterThan(paths.length);
    expect(declared.flatMap(complaint)).toEqual([]);
  });
});

// Their fields may be those of what they read, so what they name for themselves is looked at alone.
describe.each(['test', 'scripts'])('%s', (folder) => {
  const paths = pathsOf(folder).filter((path) => !path.startsWith('test/code/'));

  test('files and what they name for themselves have names of the field', () => {
    const own = paths.flatMap((path) => namesIn(path).filter(({ isOwn }) => isOwn));
    expect(own.length).toBeGreaterThan(paths.length);
    expect([...paths.filter((path) => insteadOf(path) !== undefined), ...own.flatMap(complaint)]).toEqual([]);
  });
});
