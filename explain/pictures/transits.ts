// The transits of a year: each graha in a row, its stays in rashis along the months, with the house from the Moon of birth.

import { civilDay, jdOfCivilDay } from '@nirnaya/engine/civil';
import { headingOf } from './heading.ts';
import { widthOf } from './measure.ts';
import { abbreviationsOf, lettersOf } from './scripts.ts';
import { acrossOf, boxOf, type Frame, lineOf, lordBox, type Picture, pictureOf, textAt } from './sheet.ts';
import type { PictureTexts } from './texts.ts';

/** A stay of a graha in a rashi. */
export interface DrawnStay {
  /** in the language of the picture */
  readonly rashi: string;
  /** from the Moon of birth, 1..12 */
  readonly house: number;
  /** JD UT */
  readonly start: number;
  readonly end: number;
  /** whether the house from the Moon is a good one for the graha */
  readonly isGood: boolean;
}

/** What a picture of transits shows. */
export interface TransitsContent {
  /** Gregorian */
  readonly year: number;
  readonly rows: readonly {
    /** in the language of the picture */
    readonly graha: string;
    /** the number by which it has its colour */
    readonly number: number;
    readonly stays: readonly DrawnStay[];
    /** stretches in which it moves backwards, JD UT */
    readonly backwards: readonly { readonly start: number; readonly end: number }[];
  }[];
  readonly texts: Pick<PictureTexts, 'fromMoon' | 'retrograde'>;
}

/** Units across that transits are drawn for. */
const drawnFor = 960;

/** The SVG of transits. */
export function transitsPicture(frame: Frame, { year, rows, texts }: TransitsContent): Picture {
  const across = acrossOf(frame, drawnFor);
  const margin = Math.max(8, across * 0.025);
  const head = headingOf(frame, across, margin);
  const size = Math.max(8.5, across * 0.0145);
  const small = size * 0.85;
  const shorts = abbreviationsOf(rows.map(({ graha }) => graha));
  const isSmall = across < 420;
  const names = rows.map(({ graha }, i) => (isSmall ? (shorts[i] ?? graha) : graha));
  const label = Math.max(...names.map((name) => widthOf(name, 'bold') * size)) + size * 0.9;
  const left = margin + label;
  const width = across - margin - left;
  const [start, end] = [monthStart(year, 1), monthStart(year + 1, 1)];
  const x = (jd: number): number => left + (width * (jd - start)) / (end - start);
  const row = size * 2.7;
  const top = head.height + size * 1.6;
  const bottom = top + rows.length * row;
  return pictureOf(
    frame,
    [across, bottom + size * 2.2 + margin * 0.5],
    [
      ...head.parts,
      ...Array.from({ length: 12 }, (_, i) => [
        lineOf(
          [
            [x(monthStart(year, i + 1)), top - size * 0.3],
            [x(monthStart(year, i + 1)), bottom],
          ],
          'grid',
          1,
        ),
        textAt(
          [
            (x(monthStart(year, i + 1)) +
              x(monthStart(year + Math.floor((i + 1) / 12), ((i + 1) % 12) + 1))) /
              2,
            top - size * 0.9,
          ],
          String(i + 1),
          { size: small, tone: 'faint' },
        ),
      ]).flat(),
      ...rows.flatMap(({ number, stays, backwards }, i) => {
        const y = top + i * row;
        return [
          textAt([margin, y + row / 2], names[i] ?? '', { size, weight: 'bold', anchor: 'start' }),
          ...stays.flatMap((stay) => {
            const [from, to] = [x(Math.max(stay.start, start)), x(Math.min(stay.end, end))];
            const inside = to - from - 4;
            const texts_ = [
              `${stay.rashi} ${stay.house}`,
              `${lettersOf(stay.rashi).slice(0, 3).join('')} ${stay.house}`,
              String(stay.house),
            ];
            const text = texts_.find((one) => widthOf(one) * small <= inside) ?? '';
            return [
              {
                ...lordBox(
                  { x: from, y: y + row * 0.12, width: Math.max(0.5, to - from - 1), height: row * 0.62 },
                  number,
                  2,
                ),
                opacity: stay.isGood ? 1 : 0.45,
              },
              textAt([(from + to) / 2, y + row * 0.43], text, {
                size: small,
                weight: stay.isGood ? 'bold' : 'regular',
              }),
            ];
          }),
          ...backwards.map((span) => {
            const [from, to] = [x(Math.max(span.start, start)), x(Math.min(span.end, end))];
            return boxOf(
              { x: from, y: y + row * 0.8, width: Math.max(1, to - from), height: row * 0.09 },
              'accent',
            );
          }),
        ];
      }),
      boxOf({ x: left, y: bottom + size * 0.95, width: size * 1.6, height: row * 0.09 }, 'accent'),
      textAt([left + size * 2.2, bottom + size * 1.1], texts.retrograde, {
        size: small,
        tone: 'faint',
        anchor: 'start',
      }),
      ...(isSmall
        ? []
        : [
            textAt([across - margin, bottom + size * 1.1], texts.fromMoon, {
              size: small,
              tone: 'faint',
              anchor: 'end',
            }),
          ]),
    ],
  );
}

const monthStart = (year: number, month: number): number => jdOfCivilDay(civilDay(year, month, 1));
