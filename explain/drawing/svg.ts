// A timeline as SVG: a picture of its own, readable on light and on dark pages, without scripts or fonts from elsewhere.

import { clockIn } from '../dates/clock.ts';
import { escapedText } from '../markup/xml.ts';
import type { Band, Timeline, TimelineRow } from './timeline.ts';

// Pixels.
const width = 820;
const margin = 20;
const left = 132;
const bandHeight = 22;
const laneHeight = 28;
const rowPadding = 10;
const lineHeight = 19;
const titleHeight = 74;

/** Pixels that a character of 12 pixels takes on average, with some to spare. */
const perCharacter = 6.6;
const perBoldCharacter = 7.6;

/** Characters in a line of the caption. */
const captionWidth = 106;

const hour = 1 / 24;
const plot = width - margin - left;

const style = `
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
}`;

/** The SVG of a timeline, hours by the clock of an IANA zone. */
export function svgTimeline({ title, caption, rows }: Timeline, zone: string): string {
  const range = hoursOf(rows);
  const lines = wrapped(caption, captionWidth);
  const heights = rows.map(({ lanes }) => lanes.length * laneHeight + 2 * rowPadding - 6);
  const rowsHeight = heights.reduce((sum, height) => sum + height + rowPadding, 0);
  const axis = titleHeight + rowsHeight;
  const height = axis + 30 + lines.length * lineHeight + margin - 6;
  let y = titleHeight;
  const drawn = rows.map((row, i) => {
    const top = y;
    y += heights[i] + rowPadding;
    return drawnRow(row, { top, height: heights[i], range, zone });
  });
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" font-family="system-ui, 'Segoe UI', 'Noto Sans', sans-serif" font-size="12">`,
    `<title>${escapedText(title)}</title>`,
    `<desc>${escapedText(caption)}</desc>`,
    `<style>${style}</style>`,
    `<rect class="page" x="0.5" y="0.5" width="${width - 1}" height="${height - 1}" rx="8"/>`,
    text([margin, 32], title, 'text', ' font-size="17" font-weight="600"'),
    ...ends(rows[0], { axis: titleHeight - 8, range, zone }),
    ...drawn.flat(),
    ...ticks(rows[0], { axis, range, zone }),
    ...lines.map((line, i) => text([margin, axis + 38 + i * lineHeight], line, 'text', ' font-size="14"')),
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
const xOfHour = (hours: number, { from, to }: HourRange): number =>
  left + (plot * (hours - from)) / (to - from);

/** Where an instant (JD UT) of a row stands. */
const xOf = (at: number, { midnight }: TimelineRow, range: HourRange): number =>
  xOfHour((at - midnight) / hour, range);

interface RowPlace {
  readonly top: number;
  readonly height: number;
  readonly range: HourRange;
  readonly zone: string;
}

function drawnRow(row: TimelineRow, { top, height, range, zone }: RowPlace): string[] {
  const x = (at: number): number => xOf(at, row, range);
  const shade = (from: number, to: number, name: string): string =>
    rect({ x: x(from), y: top, width: x(to) - x(from), height }, name, ' rx="2"');
  return [
    text([margin, top + 17], row.label, 'text', ' font-size="14" font-weight="600"'),
    ...(row.note === '' ? [] : note(row, top)),
    shade(row.sunrise, row.sunset, 'day'),
    shade(row.sunset, row.nextSunrise, 'night'),
    ...row.lanes.flatMap((lane, i) => {
      const y = top + rowPadding - 3 + i * laneHeight;
      return lane.flatMap((band, j) =>
        drawnBand(band, { row, x, y, before: lane[j - 1], next: lane[j + 1], zone }),
      );
    }),
  ];
}

function note({ note: line, marked }: TimelineRow, top: number): string[] {
  if (!marked) return [text([margin, top + 35], line, 'faint')];
  const box = { x: margin - 2, y: top + 24, width: line.length * perBoldCharacter + 14, height: 18 };
  return [rect(box, 'mark', ' rx="9"'), text([margin + 5, top + 37], line, 'on-mark', ' font-weight="600"')];
}

interface BandPlace {
  readonly row: TimelineRow;
  readonly x: (at: number) => number;
  readonly y: number;
  /** the bands beside it in its lane */
  readonly before: Band | undefined;
  readonly next: Band | undefined;
  readonly zone: string;
}

// The part of a band that lies in its day. Its name stands in it, or after it where there is more room.
function drawnBand(band: Band, { row, x, y, before, next, zone }: BandPlace): string[] {
  const [start, end] = [Math.max(band.start, row.sunrise), Math.min(band.end, row.nextSunrise)];
  if (start >= end) return [];
  const [from, to] = [x(start), x(end)];
  const box = rect({ x: from, y, width: to - from, height: bandHeight }, band.tone, ' rx="3"');
  const labels = labelsOf(band, row, zone);
  const fits = (label: string, room: number): boolean => label.length * perCharacter + 10 <= room;
  const inside = labels.find((label) => fits(label, to - from));
  if (inside !== undefined) return [box, text([from + 6, y + 15], inside, `on-${band.tone}`)];
  const after = (next === undefined ? x(row.nextSunrise) : x(next.start)) - to;
  const beside = labels.find((label) => fits(label, after));
  if (beside !== undefined) return [box, text([to + 6, y + 15], beside, 'text')];
  const room = from - (before === undefined ? x(row.sunrise) : x(before.end));
  const ahead = labels.find((label) => fits(label, room));
  return ahead === undefined ? [box] : [box, text([from - 6, y + 15], ahead, 'text', ' text-anchor="end"')];
}

// With the times at which it begins and ends within the day, and without.
function labelsOf(
  { label, start, end }: Band,
  { sunrise, nextSunrise }: TimelineRow,
  zone: string,
): string[] {
  const clock = clockIn(zone);
  const begins = start > sunrise + hour / 60;
  const ends = end < nextSunrise - hour / 60;
  const times =
    begins && ends
      ? `${clock.hm(start)} to ${clock.hm(end)}`
      : begins
        ? `from ${clock.hm(start)}`
        : ends
          ? `until ${clock.hm(end)}`
          : '';
  return times === '' ? [label] : [`${label}, ${times}`, label];
}

interface AxisPlace {
  readonly axis: number;
  readonly range: HourRange;
  readonly zone: string;
}

// When the Sun rises, sets and rises again, above the first day.
function ends(row: TimelineRow | undefined, { axis, range, zone }: AxisPlace): string[] {
  if (row === undefined) return [];
  const clock = clockIn(zone);
  const at = (jd: number, name: string, anchor: string): string =>
    text([xOf(jd, row, range), axis], `${name} ${clock.hm(jd)}`, 'faint', ` font-size="11"${anchor}`);
  return [
    at(row.sunrise, 'sunrise', ''),
    at(row.sunset, 'sunset', ' text-anchor="middle"'),
    at(row.nextSunrise, 'next sunrise', ' text-anchor="end"'),
  ];
}

function ticks(row: TimelineRow | undefined, { axis, range, zone }: AxisPlace): string[] {
  if (row === undefined) return [];
  const clock = clockIn(zone);
  const out: string[] = [];
  for (let h = Math.ceil(range.from / 3) * 3; h <= range.to; h += 3) {
    const x = xOfHour(h, range);
    const label = clock.hm(row.midnight + h * hour) ?? '';
    out.push(
      `<path class="grid" d="M${number(x)} ${axis - 4}v6"/>`,
      text([x, axis + 14], label, 'faint', ' text-anchor="middle" font-size="11"'),
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

const text = ([x, y]: readonly [number, number], line: string, name: string, more = ''): string =>
  `<text class="${name}" x="${number(x)}" y="${number(y)}"${more}>${escapedText(line)}</text>`;

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
