// What is declared at the top of a file, and the files and folders themselves, have names of the field: none has a word that
// means something only here.

import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { pathsOf, placeOf, visitFile } from './sources.ts';

const words: ReadonlySet<string> = new Set([
  ...[
    'around',
    'asked',
    'bare',
    'begun',
    'drained',
    'due',
    'ended',
    'found',
    'gate',
    'handed',
    'heard',
    'hears',
  ],
  ...['held', 'kept', 'lacking', 'lets', 'narrow', 'noted', 'operated', 'room', 'said', 'saying', 'standing'],
  ...['straight', 'stranger', 'told', 'turned', 'turns', 'undated', 'waiting', 'wanted', 'ways', 'wishes'],
]);

/** Names that the field has: a 404, and what may go on at its end. */
const exceptions: ReadonlySet<string> = new Set(['notFound', 'isOpenEnded']);

const parts = (name: string): readonly string[] =>
  name.split(/[-_/.]|(?<=[a-z0-9])(?=[A-Z])/).map((part) => part.toLowerCase());

const isOurs = (name: string): boolean =>
  !exceptions.has(name) && parts(name).some((part) => words.has(part));

function declaredAt(statement: ts.Statement): readonly ts.Node[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name);
  const { name } = statement as ts.Statement & { readonly name?: ts.Node };
  return name === undefined ? [] : [name];
}

test('a name is split into its words', () => {
  expect(parts('undatedMuhuratOf')).toEqual(['undated', 'muhurat', 'of']);
  expect(isOurs('BOTH_WAYS')).toBe(true);
  expect(isOurs('app/names/kept-names.ts')).toBe(true);
  expect(isOurs('background')).toBe(false);
});

describe.each(['dsl', 'engine', 'compiler', 'explain', 'app', 'host'])('%s', (room) => {
  const paths = pathsOf(room);

  test('files and folders have names of the field', () => {
    expect(paths.length).toBeGreaterThan(5);
    expect(paths.filter(isOurs)).toEqual([]);
  });

  test('what is declared at the top of a file has a name of the field', () => {
    const ours: string[] = [];
    let declared = 0;
    for (const path of paths) {
      visitFile(path, (node, file) => {
        if (!ts.isSourceFile(node)) return;
        for (const name of node.statements.flatMap(declaredAt)) {
          declared++;
          const text = name.getText(file);
          if (isOurs(text)) ours.push(`${placeOf(name, file)} ${text}`);
        }
      });
    }
    expect(declared).toBeGreaterThan(paths.length);
    expect(ours).toEqual([]);
  });
});
