// What is wrong with packs, as the tests of the checks compare it.

import { readPackSet } from '../../../compiler/compile/compile.ts';
import { sourceFile } from '../../../dsl/source/source-file.ts';

/** The errors of packs, each a file: what they point at and what they say, with the help that they give. */
export function problemsOf(...texts: readonly string[]): readonly string[] {
  const files = texts.map((text, i) => sourceFile(`${i}.yaml`, text));
  const { diagnostics } = readPackSet(files, { dataVersion: 'test' }).compileAll();
  return diagnostics
    .filter(({ severity }) => severity === 'error')
    .map(({ message, help, range: { file, start, end } }) =>
      [file.text.slice(start, end), message, ...(help === undefined ? [] : [help])].join(': '),
    );
}
