// Every pack and every file of tests that we have, valid or not, is checked by the schema as by the readers.

import { describe, expect, test } from 'vitest';
import { bundledPacksDir } from '../../../app/packs/pack-folders.ts';
import { loadPackFiles, loadTestFiles, loadWordsFiles } from '../../../dsl/pack/load-folder.ts';
import { badCases, readBadCase } from '../../conformance/bad-case.ts';
import { goodCases, readCase } from '../../conformance/case.ts';
import { beyondShape, codesOf, errorsOf, shapeCodes } from './scored.ts';

describe('what is bundled is accepted', () => {
  const folder = bundledPacksDir();
  const files = [...loadPackFiles(folder), ...loadTestFiles(folder), ...loadWordsFiles(folder)];
  test.each(files.map((file) => ({ path: file.path, file })))('$path', ({ file }) => {
    expect(errorsOf(file)).toEqual([]);
  });
});

test.each(goodCases())('the good case %s is accepted', (name) => {
  for (const file of readCase(name).files) expect(errorsOf(file), file.path).toEqual([]);
});

const cases = badCases().map((name) => ({ name, ...readBadCase(name) }));

describe('a bad case is refused where its shape is wrong, and only there', () => {
  test.each(cases)('$name', ({ files, good = [] }) => {
    for (const file of files) {
      const codes = codesOf(file, files);
      if (codes.some((code) => shapeCodes.includes(code)))
        expect(errorsOf(file), codes.join()).not.toEqual([]);
      else if (codes.length === 0) expect(errorsOf(file)).toEqual([]);
    }
    for (const file of good) expect(errorsOf(file)).toEqual([]);
  });
});

test('some case shows each error of shape, and the readers report no other', () => {
  const reported = new Set(cases.flatMap(({ files }) => files.flatMap((file) => codesOf(file, files))));
  expect(shapeCodes.filter((code) => !reported.has(code))).toEqual([]);
  expect([...reported].filter((code) => !shapeCodes.includes(code) && !beyondShape.test(code))).toEqual([]);
});
