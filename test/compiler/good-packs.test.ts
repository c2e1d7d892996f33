// The packs of `good/`, which have every construct of the language between them, compile without a word.

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readPackSet } from '../../compiler/compile/compile.ts';
import { renderDiagnostic } from '../../dsl/diagnostics/frame.ts';
import { sourceFile } from '../../dsl/source/source-file.ts';

const folder = fileURLToPath(new URL('good', import.meta.url));

it.each(readdirSync(folder).sort())('%s', (name) => {
  const file = sourceFile(name, readFileSync(`${folder}/${name}`, 'utf8'));
  const { diagnostics } = readPackSet([file], { dataVersion: 'test' }).compileAll();
  expect(diagnostics.map((d) => renderDiagnostic(d))).toEqual([]);
});
