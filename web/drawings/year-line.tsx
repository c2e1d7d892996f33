// A year as a line of twelve months with marks on some of its days; and some days beside one another.

import { dateAfter, dateText, isoDateOf } from '../format/index.ts';
import type { Words } from '../words/index.ts';

/** A mark on a day of the year. */
export interface YearMark {
  /** ISO date */
  readonly date: string;
  readonly name: string;
  readonly href: string;
}

const dayMs = 86_400_000;
const dayOfYear = (year: number, date: string): number =>
  (Date.parse(`${date}T00:00:00Z`) - Date.UTC(year, 0, 1)) / dayMs;

/** Units of a day, the edge, and the height that marks of one day are piled in. */
const unit = 3;
const edge = 12;
const pile = 14;

/** The line of a year. Marks of days near each other are piled up. */
export function YearLine({
  words,
  year,
  marks,
}: {
  readonly words: Words;
  readonly year: number;
  readonly marks: readonly YearMark[];
}) {
  const days = dayOfYear(year + 1, isoDateOf(year + 1, 1, 1)) + 366;
  const width = 366 * unit + 2 * edge;
  const x = (date: string): number => edge + unit * Math.min(Math.max(dayOfYear(year, date), 0), days);
  const heights = new Map<number, number>();
  const placed = marks.map((mark) => {
    const slot = Math.floor((x(mark.date) - edge) / pile);
    const level = heights.get(slot) ?? 0;
    heights.set(slot, level + 1);
    return { ...mark, x: edge + slot * pile + pile / 2, level };
  });
  const top = Math.max(1, ...heights.values()) * pile + 8;
  return (
    <svg class="year-drawing" viewBox={`0 0 ${width} ${top + 30}`} aria-hidden="true">
      {Array.from({ length: 12 }, (_, month) => {
        const first = isoDateOf(year, month + 1, 1);
        return (
          <g key={month}>
            <rect
              class={month % 2 === 0 ? 'fill-day' : 'fill-night'}
              x={x(first)}
              y={top}
              width={31 * unit}
              height={8}
            />
            <text class="dial-hour" x={x(first) + 2} y={top + 26}>
              {dateText(words, first, 'monthName')}
            </text>
          </g>
        );
      })}
      {placed.map(({ date, name, href, x: at, level }) => (
        <a key={`${name} ${date}`} href={href} tabindex={-1}>
          <title>{`${name}, ${dateText(words, date, 'short')}`}</title>
          <circle class="fill-target" cx={at} cy={top - 8 - level * pile} r={5} />
        </a>
      ))}
    </svg>
  );
}

/** The most days that a strip shows. */
const mostDays = 36;

/** Days in a row: one's own, and those of others. Nothing where they lie too far from one another. */
export function DayStrip({
  words,
  own,
  others,
}: {
  readonly words: Words;
  readonly own: string;
  readonly others: readonly string[];
}) {
  const [first = own, last = own] = [[own, ...others].sort()[0], [own, ...others].sort().at(-1)];
  const count = Math.round((Date.parse(last) - Date.parse(first)) / dayMs) + 3;
  if (count > mostDays) return null;
  const box = 44;
  return (
    <svg
      class="day-strip"
      viewBox={`0 0 ${count * box} 40`}
      width={count * box}
      height={40}
      aria-hidden="true"
    >
      {Array.from({ length: count }, (_, i) => {
        const date = dateAfter(first, i - 1);
        const tone = date === own ? 'target' : others.includes(date) ? 'window' : undefined;
        return (
          <g key={date}>
            <rect
              class={tone === undefined ? 'strip-day' : `fill-${tone}`}
              x={i * box + 1}
              y={1}
              width={box - 2}
              height={38}
              rx={5}
            />
            <text
              class={tone === undefined ? 'strip-number dial-hour' : `strip-number on-${tone}`}
              x={i * box + box / 2}
              y={25}
              text-anchor="middle"
            >
              {String(Number(date.slice(8)))}
            </text>
          </g>
        );
      })}
      <title>{dateText(words, own, 'long')}</title>
    </svg>
  );
}
