// The sources of the rooms, parsed: what tests of the code itself look through.

import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** Every room with TypeScript of the product. */
export const rooms = [
  'dsl',
  'engine',
  'ephemeris',
  'compiler',
  'explain',
  'contract',
  'core',
  'app',
  'authoring',
  'host',
  'server',
  'cli',
  'web',
] as const;

/** The paths of the sources of a folder, from the root of the repository: those of TypeScript, or of other endings. */
export const pathsOf = (folder: string, endings = /\.tsx?$/): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => endings.test(path) && !/\.d\.ts$|(^|\/)(dist|node_modules)\//.test(path))
    .map((path) => `${folder}/${path}`);

/** Calls a function with every node of a file. */
export function visitFile(path: string, visit: (node: ts.Node, file: ts.SourceFile) => void): void {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest);
  const each = (node: ts.Node): void => {
    visit(node, file);
    ts.forEachChild(node, each);
  };
  each(file);
}

/** Where a node stands: `engine/spans/spans.ts:38`. */
export const placeOf = (node: ts.Node, file: ts.SourceFile): string =>
  `${file.fileName}:${file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1}`;
