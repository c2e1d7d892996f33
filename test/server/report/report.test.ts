// The premium report as a PDF: every text fits, every letter is there, and what is read from the file is what was written.

import { describe, expect, test } from 'vitest';
import { openLetters } from '../../../server/pictures/letters.ts';
import { isPart, type Part, type PlacedText } from '../../../server/report/layout/element.ts';
import { margins, sheet } from '../../../server/report/layout/sheet.ts';
import { pagesOf, pdfOf, textsOf } from '../../../server/report/report.ts';
import { bn } from '../../../server/report/words/bn.ts';
import { en } from '../../../server/report/words/en.ts';
import { hi } from '../../../server/report/words/hi.ts';
import { ta } from '../../../server/report/words/ta.ts';
import { te } from '../../../server/report/words/te.ts';
import { readPdf } from './read-pdf.ts';
import { contentIn, languages, namesByLanguage } from './report-content.ts';

const letters = await openLetters();

const placedIn = ({ children }: Part): readonly PlacedText[] =>
  children.flatMap((child) => {
    if (isPart(child)) return placedIn(child);
    return child.kind === 'text' ? [child] : [];
  });

describe.each(languages)('in %s', (language) => {
  const { pages, entries } = pagesOf(contentIn(language), letters);

  test('it has sixty pages and more, numbered, and its chapters are listed with theirs', () => {
    expect(pages.length).toBeGreaterThanOrEqual(60);
    expect(pages.map(({ number }) => number)).toEqual(pages.map((_page, i) => i + 1));
    const chapters = entries.filter(({ level }) => level === 1);
    expect(chapters.length).toBe(19);
    for (const { title, page } of chapters) {
      expect(pages[page - 1]?.parts.flatMap(textsOf).join(' ')).toContain(title.split(' ')[0]);
    }
  });

  test('no line is wider than its space, or outside of the margins', () => {
    const placed = pages.flatMap(({ number, parts }) =>
      parts.flatMap(placedIn).map((text) => ({ number, text })),
    );
    expect(placed.length).toBeGreaterThan(3000);
    const tooWide = placed.filter(({ text: { text, weight, size, space } }) => {
      const width = letters.shape(text, weight).reduce((sum, run) => sum + run.width, 0) * size;
      return width > space + 0.1;
    });
    expect(tooWide).toEqual([]);
    const outside = placed.filter(
      ({ text: { x, space, baseline } }) =>
        x < margins.left - 0.1 ||
        x + space > sheet.width - margins.right + 0.1 ||
        baseline > sheet.height - 30,
    );
    expect(outside).toEqual([]);
  });

  test('every letter has a glyph, and what is read from the file is what was written', async () => {
    const written = pages.map(({ parts }) => parts.flatMap(textsOf).filter((text) => text !== ''));
    expect(letters.missing(written.flat().join(''))).toEqual([]);
    // Glyph 0 is the empty box.
    const boxes = [...new Set(written.flat())].filter((text) =>
      (['regular', 'bold'] as const).some((weight) =>
        letters.shape(text, weight).some(({ glyphs }) => glyphs.some(({ id }) => id === 0)),
      ),
    );
    expect(boxes).toEqual([]);
    const bytes = await pdfOf(contentIn(language));
    expect(bytes.length).toBeLessThan(3_000_000);
    const read = readPdf(bytes);
    expect(read.pages.map((page) => page.map(({ actual }) => actual))).toEqual(written);
    expect(read.pages.map((page) => page.map(({ ofCodes }) => ofCodes))).toEqual(written);
    expect(written.flat()).toContain(namesByLanguage[language]);
    // Tagged for those who have it read to them.
    const root = read.objects.find((object) => object.includes('/Type /Catalog')) ?? '';
    expect(root).toContain(`/Lang (${language})`);
    expect(root).toContain('/StructTreeRoot');
    const figures = read.objects.filter((object) => object.includes('/S /Figure'));
    expect(figures.length).toBeGreaterThan(20);
    expect(figures.filter((object) => !object.includes('/Alt') || !object.includes('/BBox'))).toEqual([]);
    const rows = read.objects.filter((object) => object.includes('/S /TR'));
    expect(rows.length).toBeGreaterThan(800);
    const tables = new Set(read.ids('/S /Table'));
    expect(rows.filter((object) => !tables.has(/\/P (\d+) 0 R/.exec(object)?.[1] ?? ''))).toEqual([]);
  });
});

test('the longest name has space on the cover and above every page', () => {
  const content = contentIn('ta');
  const name = 'ஸ்ரீ '.repeat(40).slice(0, 120).trim();
  const birth = { ...content.premium.chart.birth, name };
  const premium = { ...content.premium, chart: { ...content.premium.chart, birth } };
  const { pages } = pagesOf({ ...content, premium }, letters);
  const [cover, ...others] = pages;
  const drawn = (cover?.parts ?? []).flatMap(({ children }) => children);
  const picture = drawn.find((child) => !isPart(child) && child.kind === 'picture');
  if (picture === undefined || isPart(picture) || picture.kind !== 'picture') throw new Error('no picture');
  const texts = (cover?.parts ?? []).flatMap(placedIn);
  const [last] = texts.slice(-1);
  const above = texts.slice(0, -1).map(({ baseline }) => baseline);
  expect(Math.max(...above)).toBeLessThan(picture.y);
  expect(picture.y + picture.picture.down * picture.scale).toBeLessThan((last?.baseline ?? 0) - 10);
  for (const { parts } of others) {
    const head = parts
      .slice(0, 1)
      .flatMap(placedIn)
      .filter(({ baseline }) => baseline < margins.top);
    expect(new Set(head.map(({ baseline }) => Math.round(baseline))).size).toBe(1);
  }
});

const argumentsIn = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(/\{(\w+)[,}]/g)].map(([, name = '']) => name))].sort();

test.each(Object.entries({ hi, ta, te, bn }))(
  'the texts in %s have the places of the English ones',
  (_, words) => {
    for (const [key, text] of Object.entries(en)) {
      const other = argumentsIn(words[key as keyof typeof en]).filter((name) =>
        argumentsIn(text).includes(name),
      );
      expect([key, other]).toEqual([key, argumentsIn(text)]);
    }
  },
);

test('what frightens is in it where it is asked for alone', () => {
  const textsWith = (arishta: boolean): string =>
    pagesOf(contentIn('en', { arishta }), letters)
      .pages.flatMap(({ parts }) => parts.flatMap(textsOf))
      .join('\n');
  const frightening =
    /\b(death|disease|illness|mrityu|barren|widow|poverty|prison|caste|infidel\w*|childless\w*)\b/i;
  expect(textsWith(false)).not.toMatch(frightening);
  expect(textsWith(true)).toMatch(frightening);
});
