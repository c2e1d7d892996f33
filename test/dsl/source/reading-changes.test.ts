import { expect, test } from 'vitest';
import { readingChanges } from '../../../dsl/source/reading-changes.ts';
import { sourceFile } from '../../../dsl/source/source-file.ts';

test('what stood in the last call with the same text is not read again; what came in between is', () => {
  const reads: string[] = [];
  const reading = readingChanges(({ path, text }) => {
    reads.push(path);
    return { path, text };
  });
  const [a, b, changed] = [sourceFile('a', '1'), sourceFile('b', '1'), sourceFile('a', '2')];
  const [first, second] = reading([a, b]);
  expect(reading([b, sourceFile('a', '1')])).toEqual([second, first]);
  expect(reads).toEqual(['a', 'b']);
  expect(reading([changed, b])).toEqual([
    { path: 'a', text: '2' },
    { path: 'b', text: '1' },
  ]);
  expect(reads).toEqual(['a', 'b', 'a']);
  // What the last call had not is forgotten.
  reading([changed]);
  expect(reading([b])).toEqual([second]);
  expect(reads).toEqual(['a', 'b', 'a', 'b']);
});
