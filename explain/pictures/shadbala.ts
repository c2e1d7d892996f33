// The shadbala of the grahas as bars, each beside what is called for.

import { headingOf } from './heading.ts';
import { widthOf } from './measure.ts';
import { abbreviationsOf } from './scripts.ts';
import { acrossOf, boxOf, type Frame, lineOf, lordBox, type Picture, pictureOf, textAt } from './sheet.ts';
import type { PictureTexts } from './texts.ts';

/** What bars show. */
export interface ShadbalaContent {
  readonly grahas: readonly {
    /** in the language of the picture */
    readonly name: string;
    /** rupas */
    readonly strength: number;
    readonly required: number;
  }[];
  readonly texts: Pick<PictureTexts, 'required'>;
}

/** Units across that bars are drawn for. */
const drawnFor = 720;

/** The SVG of the strengths. */
export function shadbalaPicture(frame: Frame, { grahas, texts }: ShadbalaContent): Picture {
  const across = acrossOf(frame, drawnFor);
  const margin = Math.max(8, across * 0.03);
  const head = headingOf(frame, across, margin);
  const size = Math.max(8.5, across * 0.02);
  const shorts = abbreviationsOf(grahas.map(({ name }) => name));
  const widest = Math.max(...grahas.map(({ name }) => widthOf(name, 'bold') * size));
  const isSmall = widest > across * 0.25;
  const label =
    (isSmall ? Math.max(...shorts.map((name) => widthOf(name, 'bold') * size)) : widest) + size * 0.8;
  const values = grahas.map(({ strength, required }) =>
    across < 420
      ? strength.toFixed(1)
      : `${strength.toFixed(2)} / ${required.toFixed(1)}  (${Math.round((100 * strength) / required)} %)`,
  );
  const value = Math.max(...values.map((text) => widthOf(text) * size * 0.88)) + size * 0.6;
  const left = margin + label;
  const width = across - 2 * margin - label - value;
  const most = Math.max(...grahas.flatMap(({ strength, required }) => [strength, required])) * 1.04;
  const row = size * 2.3;
  const x = (rupas: number): number => left + (width * Math.max(0, rupas)) / most;
  const bottom = head.height + grahas.length * row;
  const axis = bottom + size * 1.1;
  const steps = Array.from({ length: Math.floor(most) + 1 }, (_, i) => i).filter(
    (rupas) => rupas % (width / most < size * 2 ? 2 : 1) === 0,
  );
  return pictureOf(
    frame,
    [across, axis + size * 2.6 + margin * 0.4],
    [
      ...head.parts,
      ...steps.flatMap((rupas) => [
        lineOf(
          [
            [x(rupas), head.height],
            [x(rupas), bottom],
          ],
          'grid',
          1,
        ),
        textAt([x(rupas), axis], String(rupas), { size: size * 0.8, tone: 'faint' }),
      ]),
      ...grahas.flatMap(({ name, strength, required }, i) => {
        const y = head.height + i * row;
        const middle = y + row / 2;
        return [
          textAt([margin, middle], isSmall ? (shorts[i] ?? name) : name, {
            size,
            weight: 'bold',
            anchor: 'start',
          }),
          lordBox({ x: left, y: y + row * 0.2, width: x(strength) - left, height: row * 0.6 }, i, 3),
          lineOf(
            [
              [x(required), y + row * 0.08],
              [x(required), y + row * 0.92],
            ],
            'accent',
            Math.max(1.6, size * 0.16),
          ),
          textAt([across - margin, middle], values[i] ?? '', {
            size: size * 0.88,
            anchor: 'end',
            tone: strength >= required ? 'good' : 'weak',
          }),
        ];
      }),
      boxOf({ x: left, y: axis + size * 1.2, width: Math.max(2, size * 0.2), height: size }, 'accent'),
      textAt([left + size * 0.8, axis + size * 1.7], texts.required, {
        size: size * 0.85,
        tone: 'faint',
        anchor: 'start',
      }),
    ],
  );
}
