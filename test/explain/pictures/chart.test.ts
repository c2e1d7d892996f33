// Charts as pictures: every graha once, in the cell of its rashi, and nothing beyond the edge of a cell or of the sheet.

import { describe, expect, test } from 'vitest';
import { chartPicture } from '../../../explain/pictures/chart.ts';
import type { DrawnChart } from '../../../explain/pictures/chart-content.ts';
import { chordAt } from '../../../explain/pictures/fit.ts';
import { forms, squareForms } from '../../../explain/pictures/forms.ts';
import { widthOf } from '../../../explain/pictures/measure.ts';
import { abbreviationsOf } from '../../../explain/pictures/scripts.ts';
import type { Picture, TextElement } from '../../../explain/pictures/sheet.ts';
import { svgOf } from '../../../explain/pictures/svg.ts';
import { englishPictureTexts as texts } from '../../../explain/pictures/texts.ts';

const chartForms = [...squareForms, 'wheel'] as const;

const names = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu'];
const shorts = ['Su', 'Mo', 'Ma', 'Me', 'Ju', 'Ve', 'Sa', 'Ra', 'Ke'];
const rashis = 'Mesha Vrishabha Mithuna Karka Simha Kanya Tula Vrishchika Dhanu Makara Kumbha Meena'.split(
  ' ',
);

const chartWith = (
  lagna: number,
  longitudes: readonly number[],
  name = '',
): DrawnChart & { lagna: number } => ({
  name,
  lagna,
  bodies: names.map((body, i) => ({
    name: body,
    longitude: longitudes[i] as number,
    isRetrograde: true,
    isCombust: true,
    dignity: 'exalted',
  })),
});

const spread = [31, 40, 310.5, 14, 93, 2, 271, 281, 101];

const drawn = (
  form: (typeof chartForms)[number],
  width: number,
  charts: readonly [DrawnChart & { lagna: number }] | readonly [DrawnChart & { lagna: number }, DrawnChart],
): Picture =>
  chartPicture(
    { width, theme: 'light', title: ['<Asha> & "co"', '1990-05-15 14:30'] },
    { form, charts, rashis, detail: { degrees: true, marks: true }, texts },
  );

const textsOf = ({ elements }: Picture): TextElement[] =>
  elements.flatMap((element) => (element.kind === 'text' ? [element] : []));

/** From where to where a text reaches, across and down. */
function extentOf({ at: [x, y], anchor, parts }: TextElement) {
  const width = parts.reduce((sum, { text, size, weight }) => sum + widthOf(text, weight) * size, 0);
  const size = parts[0]?.size ?? 0;
  const left = x - width * { start: 0, middle: 0.5, end: 1 }[anchor];
  return { left, right: left + width, top: y - size * 0.75, bottom: y + size * 0.2 };
}

const labelsIn = (picture: Picture): TextElement[] =>
  textsOf(picture).filter(({ parts }) => [...shorts, 'La'].includes(parts[0]?.text ?? ''));

describe.each(chartForms)('the form %s', (form) => {
  test.each([200, 360, 640, 1600])('at %i pixels has every graha once, within the sheet', (width) => {
    const picture = drawn(form, width, [chartWith(133, spread)]);
    const labels = labelsIn(picture).map(({ parts }) => parts[0]?.text);
    expect(labels.filter((text) => text !== 'La').sort()).toEqual([...shorts].sort());
    for (const text of textsOf(picture)) {
      const { left, right, top, bottom } = extentOf(text);
      const input = text.parts.map((part) => part.text).join('');
      expect([input, left >= 0 && right <= picture.across && top >= 0 && bottom <= picture.down]).toEqual([
        input,
        true,
      ]);
    }
  });

  test('escapes its title, and draws the two grounds in other colours', () => {
    const svg = svgOf(drawn(form, 640, [chartWith(133, spread)]));
    expect(svg).toContain('<title>&lt;Asha&gt; &amp; "co", 1990-05-15 14:30</title>');
    expect(svg).not.toContain('<Asha>');
    expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|<script|@import/);
  });
});

describe.each(squareForms)('the square form %s', (form) => {
  const { by, cells } = forms[form];

  test.each([200, 640])(
    'keeps ten labels of one rashi in its cell at %i pixels, and twenty of two charts',
    (width) => {
      for (let lagna = 0; lagna < 12; lagna++) {
        for (let rashi = 0; rashi < 12; rashi++) {
          const crowd = chartWith(
            lagna * 30 + 3,
            Array.from({ length: 9 }, (_, i) => rashi * 30 + i * 3),
          );
          for (const charts of [[crowd], [crowd, crowd]] as const) {
            const picture = drawn(form, width, charts);
            const index = by === 'house' ? (rashi - lagna + 12) % 12 : rashi;
            // The cell as it is drawn: the outlines come in the order of the cells.
            const outlines = picture.elements.flatMap((element) =>
              element.kind === 'path' && element.isClosed && element.stroke === 'line'
                ? [element.points]
                : [],
            );
            const cell = outlines[index] ?? [];
            expect(cell).toHaveLength(cells[index]?.cell.length ?? 0);
            const bodies = labelsIn(picture).filter(({ parts }) => parts[0]?.text !== 'La');
            expect(bodies).toHaveLength(9 * charts.length);
            for (const body of bodies) {
              const { left, right, top, bottom } = extentOf(body);
              for (const y of [top, bottom]) {
                const chord = chordAt(cell, y);
                expect(chord !== undefined && left >= chord.from - 0.5 && right <= chord.to + 0.5).toBe(true);
              }
            }
          }
        }
      }
    },
  );
});

test('short names tell grahas apart, in an alphabet and in scripts of whole letters', () => {
  expect(abbreviationsOf(names)).toEqual(shorts);
  const hindi = ['सूर्य', 'चंद्र', 'मंगल', 'बुध', 'गुरु', 'शुक्र', 'शनि', 'राहु', 'केतु'];
  expect(abbreviationsOf(hindi)).toEqual(['सू', 'चं', 'मं', 'बु', 'गु', 'शु', 'श', 'रा', 'के']);
  const tamil = ['சூரியன்', 'சந்திரன்', 'செவ்வாய்', 'புதன்', 'குரு', 'சுக்கிரன்', 'சனி', 'ராகு', 'கேது'];
  expect(abbreviationsOf(tamil)).toEqual(['சூ', 'சந்', 'செ', 'பு', 'கு', 'சு', 'சனி', 'ரா', 'கே']);
});
