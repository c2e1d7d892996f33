// What the marks and colours of a chart mean, beneath it.

import type { ChartContent } from './chart-content.ts';
import type { Tone } from './colours.ts';
import { dignityMarks } from './label.ts';
import { widthOf } from './measure.ts';
import { circleOf, type PictureElement, type Point, textAt } from './sheet.ts';

/** A picture narrower than this has no room for the meaning of marks. */
const narrowest = 330;

interface Entry {
  readonly mark: string;
  readonly dot?: Tone;
  readonly text: string;
}

/** The legend of a picture, and how high it is: which chart is which, and the marks that occur in it. */
export function legendOf(
  { charts, detail, texts }: ChartContent,
  across: number,
  margin: number,
  top: number,
): { readonly parts: readonly PictureElement[]; readonly height: number } {
  const bodies = charts.flatMap((chart) => chart.bodies);
  const entries: Entry[] = [
    ...(charts.length === 2
      ? charts.map(({ name }, i) => ({
          mark: '',
          dot: i === 0 ? ('ink' as const) : ('second' as const),
          text: name,
        }))
      : []),
    ...(detail.marks && across >= narrowest
      ? [
          {
            isShown: bodies.some((body) => body.isRetrograde),
            mark: texts.retrogradeShort,
            text: texts.retrograde,
          },
          { isShown: bodies.some((body) => body.isCombust), mark: texts.combustShort, text: texts.combust },
          {
            isShown: bodies.some((body) => body.dignity === 'exalted'),
            mark: dignityMarks.exalted,
            text: texts.exalted,
          },
          {
            isShown: bodies.some((body) => body.dignity === 'debilitated'),
            mark: dignityMarks.debilitated,
            text: texts.debilitated,
          },
          {
            isShown: bodies.some((body) => body.dignity === 'own'),
            mark: dignityMarks.own,
            text: texts.ownSign,
          },
        ].filter(({ isShown }) => isShown)
      : []),
  ];
  const size = Math.max(8, across * 0.019);
  const gap = size * 1.4;
  const widths = entries.map(
    ({ mark, dot, text }) =>
      (dot === undefined ? widthOf(mark, 'bold') * size + size * 0.4 : size * 1.1) + widthOf(text) * size,
  );
  const lines: number[][] = [];
  let width = 0;
  for (const [i, own] of widths.entries()) {
    const last = lines.at(-1);
    if (last !== undefined && width + gap + own <= across - 2 * margin) {
      last.push(i);
      width += gap + own;
    } else {
      lines.push([i]);
      width = own;
    }
  }
  const line = size * 1.5;
  const parts = lines.flatMap((line_, row) => {
    const sum = line_.reduce((all, i) => all + (widths[i] as number), 0) + gap * (line_.length - 1);
    let x = (across - sum) / 2;
    const y = top + size * 0.8 + (row + 0.5) * line;
    return line_.flatMap((i) => {
      const at: Point = [x, y];
      x += (widths[i] as number) + gap;
      return drawnEntry(entries[i] as Entry, at, size);
    });
  });
  return { parts, height: lines.length === 0 ? 0 : lines.length * line + size * 0.8 };
}

function drawnEntry({ mark, dot, text }: Entry, [x, y]: Point, size: number): PictureElement[] {
  const style = { size, anchor: 'start' } as const;
  if (dot !== undefined)
    return [
      circleOf([x + size * 0.35, y], size * 0.32, { fill: dot }),
      textAt([x + size * 1.1, y], text, { ...style, tone: dot }),
    ];
  return [
    textAt([x, y], mark, { ...style, tone: 'accent', weight: 'bold' }),
    textAt([x + widthOf(mark, 'bold') * size + size * 0.4, y], text, { ...style, tone: 'faint' }),
  ];
}
