// What is declared, and the files and folders themselves, have names of the field: none has a word that means something
// only here.

import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { exceptions, replacements } from './old-words.ts';
import { pathsOf, placeOf, rooms, visitFile } from './sources.ts';

/** Locals there are not renamed yet; what is declared at the top of a file is. */
const onlyTop = (path: string): boolean => path.startsWith('app/jyotisha/');

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

/** What a file declares at its top. */
const topOf = ({ statements }: ts.SourceFile): ReadonlySet<ts.Node> =>
  new Set(
    statements.flatMap((one): readonly ts.Node[] =>
      ts.isVariableStatement(one) ? one.declarationList.declarations : [one],
    ),
  );

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
    visitFile(path, (node) => {
      const name = declaredBy(node);
      if (name !== undefined) placesOf.get((name as ts.Identifier).text)?.push(path);
    });
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
    const ours: string[] = [];
    let declared = 0;
    for (const path of paths) {
      visitFile(path, (node, file) => {
        const name = declaredBy(node);
        if (name === undefined || (onlyTop(path) && !topOf(file).has(node))) return;
        declared++;
        const { text } = name as ts.Identifier;
        const instead = insteadOf(text);
        if (instead !== undefined && !isException(text, path))
          ours.push(`${placeOf(name, file)} ${text}: write ${instead}`);
      });
    }
    expect(declared).toBeGreaterThan(paths.length);
    expect(ours).toEqual([]);
  });
});
