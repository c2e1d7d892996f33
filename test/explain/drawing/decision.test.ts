// Decisions drawn: every day weighed, the day observed, the windows that the clauses look at.

import { describe, expect, test } from 'vitest';
import { sentenceWordsIn } from '../../../app/names/sentence-words.ts';
import { sourcesOf } from '../../../app/names/sources.ts';
import { decisionDrawing } from '../../../explain/drawing/decision.ts';
import type { ExplainOptions } from '../../../explain/sentences/options.ts';
import { sharedWorkspace } from '../../shared-workspace.ts';
import { caseOf, tromso } from '../packs.ts';

const workspace = sharedWorkspace();

function drawn(code: string, near: string, place?: typeof tromso): string | undefined {
  const pack = workspace.pack('NORTH_INDIA');
  if (pack === undefined) throw new Error('NORTH_INDIA has errors');
  const { rule, trace, options } = caseOf(workspace, pack, { code, date: near }, place && { place });
  return decisionDrawing(rule, trace, {
    ...options,
    placeName: place === undefined ? 'New Delhi' : 'Tromsø',
  });
}

const textsOf = (svg = ''): readonly string[] =>
  [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text = '']) => text);

describe('Raksha Bandhan of 2026', () => {
  const svg = drawn('FESTIVAL_RAKSHA_BANDHAN', '2026-08-28');
  const texts = textsOf(svg);

  test('shows both days that the full moon touches, and marks the one observed', () => {
    expect(texts).toContain('Raksha Bandhan 2026, New Delhi');
    const days = texts.filter((text) => /^[A-Z][a-z]{2} \d+ [A-Z][a-z]{2}$/.test(text));
    expect(days).toEqual(['Thu 27 Aug', 'Fri 28 Aug']);
    expect(texts.indexOf('observed')).toBe(texts.indexOf('Fri 28 Aug') + 1);
    expect(texts.filter((text) => text === 'observed').length).toBe(1);
  });

  test('gives the times of the target and names windows in words', () => {
    expect(texts).toContain('Purnima of Shravana, from 09:09');
    expect(texts).toContain('Purnima of Shravana, until 09:49');
    expect(texts.some((text) => text.startsWith('first 3 muhurtas after sunrise'))).toBe(true);
  });

  test('draws Bhadra, which the rule excepts, as a window to shun', () => {
    expect(svg).toMatch(/class="shunned"[^>]*\/>\n<text class="on-shunned"[^>]*>bhadra/);
  });

  test('is whole without the page around it: nothing is fetched, and what is escaped is escaped once', () => {
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    expect(svg?.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|<script|@import/);
    expect(svg).not.toContain('&amp;amp;');
  });
});

describe('a decision beside that on another sky', () => {
  const pack = workspace.pack('IN-TN');
  const thirukkanita = workspace.pack('IN-TN+thirukkanita');
  if (pack === undefined || thirukkanita === undefined) throw new Error('IN-TN has errors');
  const place = { lat: 13.0827, lon: 80.2707, zone: 'Asia/Kolkata' };
  const { rule, trace, options } = caseOf(
    workspace,
    pack,
    { code: 'FESTIVAL_PONGAL', date: '2026-01-15' },
    { place },
  );
  const other = caseOf(workspace, thirukkanita, { code: 'FESTIVAL_PONGAL', date: '2026-01-14' }, { place });
  const others = [{ who: ['thirukkanita'], trace: other.trace, why: 'the reason' }];
  const drawnIn = (words: ExplainOptions['words']): readonly string[] =>
    textsOf(decisionDrawing(rule, trace, { ...options, words, placeName: 'Chennai', others }));
  const texts = drawnIn(undefined);

  test('shows both instants with their skies', () => {
    expect(texts).toContain("The Sun's entry into Makara by Vakya, 18:10");
    expect(texts).toContain("The Sun's entry into Makara by drik, 15:07");
  });

  test('notes whose day the other is, and says why', () => {
    expect(texts.indexOf('by thirukkanita')).toBe(texts.indexOf('Wed 14 Jan') + 1);
    expect(texts.join(' ')).toContain('By thirukkanita it is 14 January: the reason.');
  });

  test('names the skies and the target in the language of the sentence', () => {
    const tamil = drawnIn(sentenceWordsIn('ta', sourcesOf(workspace.packs(), workspace.words())));
    // The label by the Vakya is longer than the evening: the sky and the time are left of it.
    expect(tamil).toContain('வாக்கியப் பஞ்சாங்கம், 18:10');
    expect(tamil.some((text) => /^சூரியன்.*: திருக்கணிதம், 15:07$/.test(text))).toBe(true);
    expect(tamil.join(' ')).not.toMatch(/by (?:Vakya|drik|thirukkanita)/);
  });
});

test('a day without a sunrise is not drawn', () => {
  // Makara Sankranti falls into the polar night of Tromsø.
  expect(drawn('SANKRANTI_MAKARA', '2026-01-14', tromso)).toBeUndefined();
});
