// A timeline as SVG: a picture of its own, readable on light and on dark pages, without scripts or fonts from elsewhere; or a
// part of a page, in the colours of that.

import { clockIn } from '../dates/clock.ts';
import { escapedText } from '../markup/xml.ts';
import { englishTexts, type TimelineTexts } from './texts.ts';
import type { Band, Timeline, TimelineRow } from './timeline.ts';

// Pixels.
const margin = 20;
const bandHeight = 22;
const metHeight = 5;
const laneHeight = 28;
const rowPadding = 10;
/** of the date of a row with the note beneath it */
const labelHeight = 42;
const lineHeight = 19;
const titleHeight = 74;

/** Pixels that a character of 12 pixels takes on average, with some to spare. */
const perCharacter = 6.6;
const perBoldCharacter = 7.6;

/** Characters in a line of the caption. */
const captionWidth = 106;

const hour = 1 / 24;

/** How wide a drawing is, where its days begin and end, and what room the name of a day takes above it. */
interface Sheet {
  readonly width: number;
  readonly left: number;
  readonly right: number;
  readonly above: number;
  /** hours between two marks of the clock */
  readonly step: number;
}

const sheets = {
  wide: { width: 820, left: 132, right: 800, above: 0, step: 3 },
  narrow: { width: 340, left: 4, right: 336, above: 26, step: 6 },
} as const satisfies Readonly<Record<string, Sheet>>;

/** How a timeline is drawn. */
export interface TimelineStyle {
  /** `narrow`: as wide as a telephone; default `wide` */
  readonly layout?: keyof typeof sheets;
  /** `page`: without title, caption and colours, which the page has; default `picture` */
  readonly frame?: 'picture' | 'page';
  /** the words of the drawing; default English */
  readonly texts?: TimelineTexts;
  /** whether a picture takes dark colours on a dark page, as by default, or is light wherever it is shown */
  readonly scheme?: 'both' | 'light';
  /** writes a text in place of letters, as outlines for instance */
  readonly writeText?: WriteText;
}

/** A text on its baseline. */
export interface DrawnText {
  readonly at: readonly [x: number, y: number];
  readonly line: string;
  /** its class */
  readonly tone: string;
  /** pixels */
  readonly size: number;
  readonly weight: 'regular' | 'bold';
  readonly anchor: 'start' | 'middle' | 'end';
}

/** Writes a text as SVG. */
export type WriteText = (text: DrawnText) => string;

/** The size of texts where nothing else is said. */
const usualSize = 12;

const lightStyle = `
.page{fill:#fffdf8;stroke:#d9d0c0}
.text{fill:#2b2620}
.faint{fill:#6b6255}
.grid{stroke:#cfc6b6}
.day{fill:#f6ead0}
.night{fill:#dfe2ec}
.target{fill:#d9822b}
.on-target{fill:#241300}
.other{fill:#f0bf86}
.on-other{fill:#241300}
.window{fill:#3f6fb0}
.on-window{fill:#fff}
.shunned{fill:#8f3f4f}
.on-shunned{fill:#fff}
.mark{fill:#2e7d4f}
.on-mark{fill:#fff}
.pale rect{opacity:.4}
.pale text,.pale path{fill:#6b6255}`;

const darkStyle = `
@media(prefers-color-scheme:dark){
.page{fill:#1b1d22;stroke:#3a3d45}
.text{fill:#ece7dd}
.faint{fill:#b3aca0}
.grid{stroke:#4a4d56}
.day{fill:#3b3424}
.night{fill:#262a38}
.target{fill:#e0913d}
.other{fill:#a8703a}
.on-other{fill:#fff}
.window{fill:#6a97d6}
.on-window{fill:#0c1626}
.shunned{fill:#c9748a}
.on-shunned{fill:#26080f}
.mark{fill:#58b583}
.on-mark{fill:#05210f}
.pale text{fill:#b3aca0}
}`;

/** What all parts of a drawing are placed by. */
interface Drawing {
  readonly sheet: Sheet;
  readonly range: HourRange;
  readonly zone: string;
  readonly texts: TimelineTexts;
  readonly write: WriteText;
}

/** The SVG of a timeline, hours by the clock of an IANA zone. */
export function svgTimeline(
  { title, caption, rows }: Timeline,
  zone: string,
  {
    layout = 'wide',
    frame = 'picture',
    texts = englishTexts,
    scheme = 'both',
    writeText = textTag,
  }: TimelineStyle = {},
): string {
  const drawing: Drawing = { sheet: sheets[layout], range: hoursOf(rows), zone, texts, write: writeText };
  const text = textIn(drawing);
  const { width, above } = drawing.sheet;
  const isPicture = frame === 'picture';
  const lines = isPicture ? wrapped(caption, captionWidth) : [];
  const top = isPicture ? titleHeight : 20;
  const heights = rows.map(
    ({ lanes }) =>
      above + Math.max(lanes.length * laneHeight + 2 * rowPadding - 6, above > 0 ? 0 : labelHeight),
  );
  const axis = top + heights.reduce((sum, height) => sum + height + rowPadding, 0);
  const height = axis + (isPicture ? 30 + lines.length * lineHeight + margin - 6 : 22);
  let y = top;
  const drawn = rows.map((row, i) => {
    const at = y;
    y += heights[i] + rowPadding;
    return drawnRow(row, { top: at, height: heights[i], drawing });
  });
  const parts = [
    isPicture
      ? `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" font-family="system-ui, 'Segoe UI', 'Noto Sans', sans-serif" font-size="12">`
      : `<svg class="timeline timeline-${layout}" viewBox="0 0 ${width} ${height}" role="img" font-size="12">`,
    `<title>${escapedText(title)}</title>`,
    `<desc>${escapedText(caption)}</desc>`,
    ...(isPicture
      ? [
          `<style>${lightStyle}${scheme === 'both' ? darkStyle : ''}</style>`,
          `<rect class="page" x="0.5" y="0.5" width="${width - 1}" height="${height - 1}" rx="8"/>`,
          text([margin, 32], title, 'text', { size: 17, weight: 'bold' }),
        ]
      : []),
    ...ends(rows[0], top + (isPicture ? -8 : -6), drawing),
    ...drawn.flat(),
    ...ticks(rows[0], axis, drawing),
    ...lines.map((line, i) => text([margin, axis + 38 + i * lineHeight], line, 'text', { size: 14 })),
    '</svg>',
  ];
  return `${parts.join('\n')}\n`;
}

/** Hours since local midnight, from the left edge to the right one. */
interface HourRange {
  readonly from: number;
  readonly to: number;
}

// From the hour before the first sunrise to the hour after the last next sunrise.
function hoursOf(rows: readonly TimelineRow[]): HourRange {
  const since = (at: number, { midnight }: TimelineRow): number => (at - midnight) / hour;
  return {
    from: Math.floor(Math.min(...rows.map((row) => since(row.sunrise, row)))),
    to: Math.ceil(Math.max(...rows.map((row) => since(row.nextSunrise, row)))),
  };
}

/** Where an hour since midnight stands, in pixels from the left. */
const xOfHour = (hours: number, { sheet: { left, right }, range: { from, to } }: Drawing): number =>
  left + ((right - left) * (hours - from)) / (to - from);

/** Where an instant (JD UT) of a row stands. */
const xOf = (at: number, { midnight }: TimelineRow, drawing: Drawing): number =>
  xOfHour((at - midnight) / hour, drawing);

interface RowPlace {
  readonly top: number;
  readonly height: number;
  readonly drawing: Drawing;
}

function drawnRow(row: TimelineRow, { top, height, drawing }: RowPlace): string[] {
  const { above } = drawing.sheet;
  const x = (at: number): number => xOf(at, row, drawing);
  const shade = (from: number, to: number, name: string): string =>
    rect({ x: x(from), y: top + above, width: x(to) - x(from), height: height - above }, name, ' rx="2"');
  const at = above === 0 ? margin : drawing.sheet.left;
  return [
    textIn(drawing)([at, top + 17], row.label, 'text', { size: 14, weight: 'bold' }),
    ...(row.note === ''
      ? []
      : note(row, above === 0 ? [at, top + 24] : [at + 7.8 * row.label.length + 14, top + 3], drawing)),
    shade(row.sunrise, row.sunset, 'day'),
    shade(row.sunset, row.nextSunrise, 'night'),
    ...row.lanes.flatMap((lane, i) => {
      const y = top + above + rowPadding - 3 + i * laneHeight;
      return lane.flatMap((band, j) =>
        drawnBand(band, { row, x, y, before: lane[j - 1], next: lane[j + 1], drawing }),
      );
    }),
  ];
}

// The note of the day decided is a badge; of another, plain words.
function note(
  { note: line, marked }: TimelineRow,
  [x, y]: readonly [number, number],
  drawing: Drawing,
): string[] {
  const text = textIn(drawing);
  if (!marked) return [text([x, y + 11], line, 'faint')];
  const box = { x: x - 2, y, width: line.length * perBoldCharacter + 14, height: 18 };
  const middle = box.x + box.width / 2;
  return [
    rect(box, 'mark', ' rx="9"'),
    text([middle, y + 13], line, 'on-mark', { anchor: 'middle', weight: 'bold' }),
  ];
}

interface BandPlace {
  readonly row: TimelineRow;
  readonly x: (at: number) => number;
  readonly y: number;
  /** the bands beside it in its lane */
  readonly before: Band | undefined;
  readonly next: Band | undefined;
  readonly drawing: Drawing;
}

// The part of a band that lies in its day. Its name stands in it, or beside it where there is more room.
function drawnBand(band: Band, place: BandPlace): string[] {
  const { row, x, y } = place;
  const [start, end] = [Math.max(band.start, row.sunrise), Math.min(band.end, row.nextSunrise)];
  if (start > end || band.end < row.sunrise || band.start >= row.nextSunrise) return [];
  // A moment is as wide as can be seen.
  const [from, to] = [x(start), Math.max(x(end), x(start) + 3)];
  const box = rect({ x: from, y, width: to - from, height: bandHeight }, band.tone, ' rx="3"');
  const drawn = [box, ...met(band, place), ...named(band, place, [from, to])];
  return band.isFaint === true ? ['<g class="pale">', ...drawn, '</g>'] : drawn;
}

// What of a window the target covers: a bar along its foot.
function met({ met: part }: Band, { row, x, y }: BandPlace): string[] {
  if (part === undefined) return [];
  const [from, to] = [x(Math.max(part.start, row.sunrise)), x(Math.min(part.end, row.nextSunrise))];
  if (to <= from) return [];
  const box = { x: from, y: y + bandHeight - metHeight, width: to - from, height: metHeight };
  return [rect(box, 'target', ' rx="2"')];
}

function named(
  band: Band,
  { row, x, y, before, next, drawing }: BandPlace,
  [from, to]: readonly [number, number],
): string[] {
  const labels = labelsOf(band, row, drawing);
  const fits = (label: string, space: number): boolean => label.length * perCharacter + 10 <= space;
  const inside = labels.find((label) => fits(label, to - from));
  const after = (next === undefined ? x(row.nextSunrise) : x(next.start)) - to;
  const beside = labels.find((label) => fits(label, after));
  const space = from - (before === undefined ? x(row.sunrise) : x(before.end));
  const ahead = labels.find((label) => fits(label, space));
  // The fullest of the three is worth the most; what says as much stands inside.
  const fullest = labels.find((label) => [inside, beside, ahead].includes(label));
  if (fullest === undefined) return [];
  const text = textIn(drawing);
  if (fullest === inside) return [text([from + 6, y + 15], inside, `on-${band.tone}`)];
  if (fullest === beside) return [text([to + 6, y + 15], beside, 'text')];
  return [text([from - 6, y + 15], fullest, 'text', { anchor: 'end' })];
}

// Its labels, the fullest first; last those by its short name.
function labelsOf(band: Band, row: TimelineRow, drawing: Drawing): string[] {
  const { short } = band;
  const own = timedLabels(band, row, drawing);
  return short === undefined ? own : [...own, ...timedLabels({ ...band, label: short }, row, drawing)];
}

// The fullest first: with the times at which it begins and ends within the day, and how much of it the target covers.
function timedLabels(
  { label, start, end, met: part }: Band,
  { sunrise, nextSunrise }: TimelineRow,
  { zone, texts }: Drawing,
): string[] {
  const clock = clockIn(zone);
  const begins = start > sunrise + hour / 60;
  const ends = end < nextSunrise - hour / 60;
  const [from, to] = [clock.hm(start) ?? '', clock.hm(end) ?? ''];
  if (start === end) return [`${label}, ${from}`, label];
  const times =
    begins && ends ? texts.between(from, to) : begins ? texts.from(from) : ends ? texts.until(to) : '';
  const timed = times === '' ? [label] : [`${label}, ${times}`, label];
  const measured =
    part === undefined || part.label === ''
      ? []
      : [`${timed[0]} · ${part.label}`, `${label} · ${part.label}`];
  return [...measured, ...timed];
}

// When the Sun rises, sets and rises again, above the first day.
function ends(row: TimelineRow | undefined, y: number, drawing: Drawing): string[] {
  if (row === undefined) return [];
  const { zone, texts } = drawing;
  const clock = clockIn(zone);
  const text = textIn(drawing);
  const at = (jd: number, name: string, anchor: DrawnText['anchor']): string =>
    text([xOf(jd, row, drawing), y], `${name} ${clock.hm(jd)}`.trim(), 'faint', { size: 11, anchor });
  return [
    at(row.sunrise, texts.sunrise, 'start'),
    at(row.sunset, texts.sunset, 'middle'),
    at(row.nextSunrise, drawing.sheet.above === 0 ? texts.nextSunrise : '', 'end'),
  ];
}

function ticks(row: TimelineRow | undefined, axis: number, drawing: Drawing): string[] {
  if (row === undefined) return [];
  const { zone, range, sheet } = drawing;
  const clock = clockIn(zone);
  const out: string[] = [];
  for (let h = Math.ceil(range.from / sheet.step) * sheet.step; h <= range.to; h += sheet.step) {
    const x = xOfHour(h, drawing);
    const label = clock.hm(row.midnight + h * hour) ?? '';
    const anchor = x < sheet.left + 16 ? 'start' : x > sheet.right - 16 && sheet.above > 0 ? 'end' : 'middle';
    out.push(
      `<path class="grid" d="M${number(x)} ${axis - 4}v6"/>`,
      textIn(drawing)([x, axis + 14], label, 'faint', { size: 11, anchor }),
    );
  }
  return out;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const rect = ({ x, y, width: across, height }: Box, name: string, more = ''): string =>
  `<rect class="${name}" x="${number(x)}" y="${number(y)}" width="${number(across)}" height="${number(height)}"${more}/>`;

/** What of a text is not as usual. */
type TextStyle = Partial<Pick<DrawnText, 'size' | 'weight' | 'anchor'>>;

const textIn =
  ({ write }: Pick<Drawing, 'write'>) =>
  (at: readonly [number, number], line: string, tone: string, style: TextStyle = {}): string =>
    write({ at, line, tone, size: usualSize, weight: 'regular', anchor: 'start', ...style });

function textTag({ at: [x, y], line, tone, size, weight, anchor }: DrawnText): string {
  const more = [
    anchor === 'start' ? '' : ` text-anchor="${anchor}"`,
    size === usualSize ? '' : ` font-size="${size}"`,
    weight === 'regular' ? '' : ' font-weight="600"',
  ];
  return `<text class="${tone}" x="${number(x)}" y="${number(y)}"${more.join('')}>${escapedText(line)}</text>`;
}

const number = (value: number): string => String(Math.round(value * 10) / 10);

function wrapped(caption: string, columns: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of caption.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > columns) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return line === '' ? lines : [...lines, line];
}
