// The periods of a dasha as a time line: the whole life along one strip with years and ages, and each period of the first level in a
// row of its own, parted into those of the second.

import { civilDay, civilFromDay, JD_OF_CIVIL_DAY_0, jdOfCivilDay } from '@nirnaya/engine/civil';
import { headingOf } from './heading.ts';
import { shortened, widthOf } from './measure.ts';
import { abbreviationsOf } from './scripts.ts';
import {
  acrossOf,
  type Box,
  type Frame,
  lineOf,
  lordBox,
  type Picture,
  type PictureElement,
  pictureOf,
  textAt,
} from './sheet.ts';
import type { PictureTexts } from './texts.ts';

/** A period. */
export interface DrawnPeriod {
  /** the name of its lord in the language of the picture, and the number by which it has its colour */
  readonly lord: string;
  readonly number: number;
  /** JD UT */
  readonly start: number;
  readonly end: number;
}

/** What a picture of a dasha shows. */
export interface DashaContent {
  readonly periods: readonly (DrawnPeriod & { readonly parts: readonly DrawnPeriod[] })[];
  /** JD UT */
  readonly birth: number;
  /** JD UT of an instant that is marked; undefined: none */
  readonly at: number | undefined;
  readonly texts: Pick<PictureTexts, 'age'>;
}

/** Units across that time lines are drawn for. */
const drawnFor = 960;

/** The SVG of a dasha. */
export function dashaPicture(frame: Frame, content: DashaContent): Picture {
  const across = acrossOf(frame, drawnFor);
  const margin = Math.max(8, across * 0.025);
  const head = headingOf(frame, across, margin);
  const size = Math.max(8.5, across * 0.0135);
  const { periods } = content;
  const first = periods[0];
  const last = periods.at(-1);
  if (first === undefined || last === undefined) return pictureOf(frame, [across, head.height], head.parts);
  const line: Line = { left: margin, width: across - 2 * margin, start: first.start, end: last.end };
  const names = [...new Set(periods.flatMap(({ lord, parts }) => [lord, ...parts.map((part) => part.lord)]))];
  const shorts = new Map(abbreviationsOf(names).map((short, i) => [names[i] as string, short]));
  const drawing = { content, shorts, size };
  const strip = { y: head.height + size * 2, height: size * 2.4 };
  const rowsTop = strip.y + strip.height + size * 3.4;
  const label = Math.min(
    across * 0.24,
    Math.max(...periods.map(({ lord }) => widthOf(lord, 'bold'))) * size + size * 6,
  );
  const row = { height: size * 2.5, gap: size * 0.6 };
  return pictureOf(
    frame,
    [across, rowsTop + periods.length * (row.height + row.gap) + margin - row.gap],
    [
      ...head.parts,
      ...lifeStrip(line, strip, drawing),
      ...periods.flatMap((period, i) =>
        periodRow(
          period,
          { x: margin, y: rowsTop + i * (row.height + row.gap), width: line.width, height: row.height },
          label,
          drawing,
        ),
      ),
    ],
  );
}

interface Line {
  readonly left: number;
  readonly width: number;
  readonly start: number;
  readonly end: number;
}

interface Drawing {
  readonly content: DashaContent;
  /** short names of lords by their names */
  readonly shorts: ReadonlyMap<string, string>;
  readonly size: number;
}

const xOf = (jd: number, { left, width, start, end }: Line): number =>
  left + (width * (jd - start)) / (end - start);

function lifeStrip(
  line: Line,
  { y, height }: Pick<Box, 'y' | 'height'>,
  { content, shorts, size }: Drawing,
): PictureElement[] {
  const { periods, birth, at, texts } = content;
  const small = size * 0.82;
  const years = (line.end - line.start) / 365.25;
  // Ages above and years beneath, as many as have space.
  const step = [5, 10, 20, 30, 40].find((of) => (line.width * of) / years > size * 4.2) ?? 40;
  const ages = Array.from({ length: Math.floor((line.end - birth) / 365.25 / step) + 1 }, (_, i) => i * step);
  const firstYear = Math.ceil(civilFromDay(dayOfJd(line.start)).year / step) * step;
  const yearMarks = Array.from(
    { length: Math.ceil(years / step) + 1 },
    (_, i) => firstYear + i * step,
  ).filter((year) => yearStart(year) <= line.end);
  const clear = (x: number): boolean => x > line.left + size * 4 && x < line.left + line.width - size;
  return [
    ...periods.flatMap(({ lord, number, start, end }) => {
      const [from, to] = [xOf(start, line), xOf(end, line)];
      const text = labelFor([lord, shorts.get(lord) ?? ''], to - from - 4, size);
      return [
        lordBox({ x: from, y, width: Math.max(0.5, to - from - 1), height }, number),
        textAt([(from + to) / 2, y + height / 2], text, { size, weight: 'bold' }),
      ];
    }),
    textAt([line.left, y - size], texts.age, { size: small, tone: 'faint', anchor: 'start' }),
    ...ages
      .map((age) => ({ age, x: xOf(birth + age * 365.25, line) }))
      .filter(({ x }) => clear(x) && x > line.left + widthOf(texts.age) * small + size * 1.4)
      .map(({ age, x }) => textAt([x, y - size], String(age), { size: small, tone: 'faint' })),
    ...yearMarks
      .map((year) => ({ year, x: xOf(yearStart(year), line) }))
      .flatMap(({ year, x }) => [
        lineOf(
          [
            [x, y + height],
            [x, y + height + size * 0.5],
          ],
          'faint',
          1,
        ),
        ...(x > line.left + size * 1.4 && x < line.left + line.width - size * 1.4
          ? [textAt([x, y + height + size * 1.3], String(year), { size: small, tone: 'faint' })]
          : []),
      ]),
    ...(at === undefined || at < line.start || at >= line.end
      ? []
      : [instantMark(xOf(at, line), { y, height }, size)]),
  ];
}

const instantMark = (x: number, { y, height }: Pick<Box, 'y' | 'height'>, size: number): PictureElement =>
  lineOf(
    [
      [x, y - size * 0.35],
      [x, y + height + size * 0.35],
    ],
    'accent',
    Math.max(1.6, size * 0.18),
  );

// The first of the texts that has space.
const labelFor = (texts: readonly string[], space: number, size: number): string =>
  texts.find((text) => widthOf(text, 'bold') * size <= space) ?? '';

function periodRow(
  { lord, number, start, end, parts }: DashaContent['periods'][number],
  { x, y, width, height }: Box,
  label: number,
  { content: { at }, shorts, size }: Drawing,
): PictureElement[] {
  const small = size * 0.82;
  const line: Line = { left: x + label, width: width - label, start, end };
  const dates = `${monthOf(start)} – ${monthOf(end)}`;
  const years = `${dates.slice(0, 4)}–${monthOf(end).slice(0, 4)}`;
  const space = label - size;
  const runs = at !== undefined && at >= start && at < end;
  const middle = y + height / 2;
  return [
    textAt([x, middle - size * 0.62], shortened(lord, space, size, 'bold'), {
      size,
      weight: 'bold',
      anchor: 'start',
      tone: runs ? 'accent' : 'ink',
    }),
    textAt([x, middle + size * 0.68], widthOf(dates) * small <= space ? dates : years, {
      size: small,
      tone: 'faint',
      anchor: 'start',
    }),
    ...(parts.length === 0
      ? [lordBox({ x: line.left, y, width: line.width, height }, number, 3)]
      : parts.flatMap((part) => {
          const [from, to] = [xOf(part.start, line), xOf(part.end, line)];
          const inside = to - from - 4;
          const name = labelFor([part.lord, shorts.get(part.lord) ?? ''], inside, small);
          const month = monthOf(part.start);
          const hasDate = widthOf(month) * small * 0.9 <= inside;
          return [
            lordBox({ x: from, y, width: Math.max(0.5, to - from - 1), height }, part.number, 2),
            textAt([(from + to) / 2, middle - (hasDate ? size * 0.5 : 0)], name, {
              size: small,
              weight: 'bold',
            }),
            ...(hasDate
              ? [textAt([(from + to) / 2, middle + size * 0.62], month, { size: small * 0.9 })]
              : []),
          ];
        })),
    ...(runs && at !== undefined ? [instantMark(xOf(at, line), { y, height }, size)] : []),
  ];
}

/** `1990-05` of a JD UT. */
function monthOf(jd: number): string {
  const { year, month } = civilFromDay(dayOfJd(jd));
  return `${year}-${String(month).padStart(2, '0')}`;
}

const dayOfJd = (jd: number): number => Math.floor(jd - JD_OF_CIVIL_DAY_0);

const yearStart = (year: number): number => jdOfCivilDay(civilDay(year, 1, 1));
