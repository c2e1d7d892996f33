// Letters as HarfBuzz joins them, and what pictures take for their width.

import { describe, expect, test } from 'vitest';
import { widthOf } from '../../../explain/pictures/measure.ts';
import { openLetters } from '../../../server/pictures/letters.ts';
import { outlinedSvg } from '../../../server/pictures/outlines.ts';

const letters = await openLetters();

const texts = [
  ['Latin', 'Vrishabha, 12°34′'],
  ['IAST', 'Śrīkṛṣṇa, aṣṭottarī'],
  ['Devanagari', 'श्रीकृष्ण, वृश्चिक, राहु'],
  ['Bengali', 'শ্রীকৃষ্ণ, বৃশ্চিক, রাহু'],
  ['Gurmukhi', 'ਸ੍ਰੀ ਕ੍ਰਿਸ਼ਨ'],
  ['Gujarati', 'શ્રીકૃષ્ણ'],
  ['Odia', 'ଶ୍ରୀକୃଷ୍ଣ'],
  ['Tamil', 'ஸ்ரீ கிருஷ்ணன், விருச்சிகம்'],
  ['Telugu', 'శ్రీకృష్ణ, వృశ్చికం'],
  ['Kannada', 'ಶ್ರೀಕೃಷ್ಣ'],
  ['Malayalam', 'ശ്രീകൃഷ്ണൻ'],
] as const;

describe.each(texts)('%s', (_script, text) => {
  test.each(['regular', 'bold'] as const)('has a glyph for every letter, %s', (weight) => {
    const runs = letters.shape(text, weight);
    expect(runs.map((run) => run.text).join('')).toBe(text);
    expect(runs.flatMap(({ glyphs }) => glyphs).filter(({ id }) => id === 0)).toEqual([]);
    expect(letters.missing(text)).toEqual([]);
  });

  test.each(['regular', 'bold'] as const)('is not wider than pictures take it for, %s', (weight) => {
    const shaped = letters.shape(text, weight).reduce((sum, { width }) => sum + width, 0);
    expect(shaped).toBeLessThanOrEqual(widthOf(text, weight));
    expect(shaped).toBeGreaterThan(widthOf(text, weight) * 0.4);
  });
});

test('joins: of the five letters and signs of శ్రీ fewer glyphs are left, and marks do not move on', () => {
  const [run] = letters.shape('శ్రీ', 'regular');
  expect(run?.glyphs.length).toBeLessThan([...'శ్రీ'].length);
  // A vowel sign that stands before its consonant is placed there.
  const [tamil] = letters.shape('கெ', 'regular');
  expect(tamil?.glyphs.map(({ cluster }) => cluster)).toEqual([0, 0]);
});

test('says which letters it lacks', () => {
  expect(letters.missing('Asha Ольга')).toEqual(['О', 'л', 'ь', 'г', 'а']);
});

test('outlines have no letters left', () => {
  const frame = { width: 200, theme: 'light', title: [] } as const;
  const text = {
    kind: 'text',
    at: [10, 20],
    anchor: 'middle',
    parts: [{ text: 'శ్రీ', size: 12, tone: 'ink', weight: 'bold' }],
  } as const;
  const svg = outlinedSvg({ frame, across: 200, down: 100, elements: [text] }, letters);
  expect(svg).not.toMatch(/<text|<tspan/);
  expect(svg.match(/<path class="ink" transform/g)?.length).toBeGreaterThan(0);
});
