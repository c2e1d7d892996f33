// No function has more than four positional parameters; beyond these stand documented fields of an object.

import { readdirSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { pathsOf, placeOf, visitFile } from './sources.ts';

const most = 4;

// Tests and scripts as well as the rooms.
const folders = readdirSync('.', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !/^\.|^(dist|node_modules)$/.test(entry.name))
  .map(({ name }) => name);
const sources = folders.flatMap((folder) => pathsOf(folder, /\.[cm]?[jt]sx?$/));

test('no function has more than four positional parameters', () => {
  const long: string[] = [];
  let functions = 0;
  for (const path of sources) {
    visitFile(path, (node, file) => {
      if (!ts.isFunctionLike(node)) return;
      functions++;
      if (node.parameters.length > most) long.push(placeOf(node, file));
    });
  }
  expect(functions).toBeGreaterThan(10_000);
  expect(long).toEqual([]);
});
