// No function has more than four positional parameters; beyond these stand documented fields of an object.

import ts from 'typescript';
import { expect, test } from 'vitest';
import { pathsOf, placeOf, rooms, visitFile } from './sources.ts';

const most = 4;

test.each(rooms)('%s: no function has more than four positional parameters', (room) => {
  const long: string[] = [];
  let functions = 0;
  for (const path of pathsOf(room)) {
    visitFile(path, (node, file) => {
      if (!ts.isFunctionLike(node)) return;
      functions++;
      if (node.parameters.length > most) long.push(placeOf(node, file));
    });
  }
  expect(functions).toBeGreaterThan(0);
  expect(long).toEqual([]);
});
