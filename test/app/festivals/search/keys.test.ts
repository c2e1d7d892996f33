import { expect, test } from 'vitest';
import { editsWithin } from '../../../../app/festivals/search/edits.ts';
import { searchKeys, spelledText } from '../../../../app/festivals/search/keys.ts';
import { longestText } from '../../../../contract/festivals/festival-query.ts';

test('keys are bounded, and equal for one name', () => {
  expect(searchKeys('क'.repeat(1000)).sound.length).toBeLessThanOrEqual(longestText);
  expect(searchKeys('Diwali').bones).toBe(searchKeys('தீபாவளி').bones);
  expect(searchKeys('Dīpāvalī').bones).toBe(searchKeys('Deepawali').bones);
  expect(searchKeys('Holi').bones).not.toBe(searchKeys('Pongal').bones);
});

test('a name is known without its spaces, and by its script', () => {
  expect(spelledText('Rath Yatra')?.joined).toBe(spelledText('rathyatra')?.joined);
  expect(spelledText('Rath Yatra')?.isLatin).toBe(true);
  expect(spelledText('रथ यात्रा 2026')?.isLatin).toBe(false);
  expect(spelledText(' !! ')).toBeUndefined();
});

test.each([
  ['', '', 2, 0],
  ['abc', 'abc', 0, 0],
  ['abc', 'abd', 0, 1],
  ['kitten', 'sitting', 3, 3],
  ['kitten', 'sitting', 2, 3],
  ['abc', '', 3, 3],
  ['ab', 'ba', 2, 2],
  ['abcdef', 'xabcdef', 1, 1],
])('%s to %s within %i is %i', (a, b, most, edits) => {
  expect(editsWithin(a, b, most)).toBe(edits);
  expect(editsWithin(b, a, most)).toBe(edits);
});
