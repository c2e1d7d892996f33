// A year as a grid, a row for each month and a square for each day; days with a tone lead to what is said of them.

import { dateText, isoDateOf } from '../format/index.ts';
import type { Words } from '../words/index.ts';

/** Units of a square, of the names of months, and between squares. */
const box = 22;
const names = 52;

/** The grid of a year. `tones`: of days by ISO date; each is a link to `#on-DATE`. */
export function YearGrid({
  words,
  year,
  tones,
}: {
  readonly words: Words;
  readonly year: number;
  readonly tones: ReadonlyMap<string, 'good' | 'mild'>;
}) {
  return (
    <svg class="grid-drawing" viewBox={`0 0 ${names + 31 * box} ${12 * box}`} aria-hidden="true">
      {Array.from({ length: 12 }, (_, month) => (
        <g key={month}>
          <text class="dial-hour" x={0} y={month * box + 16}>
            {dateText(words, isoDateOf(year, month + 1, 1), 'monthName')}
          </text>
          {Array.from({ length: new Date(Date.UTC(year, month + 1, 0)).getUTCDate() }, (_, day) => {
            const date = isoDateOf(year, month + 1, day + 1);
            const tone = tones.get(date);
            const square = (
              <rect
                class={tone === undefined ? 'strip-day' : tone === 'good' ? 'fill-good' : 'fill-mild'}
                x={names + day * box + 1}
                y={month * box + 1}
                width={box - 2}
                height={box - 2}
                rx={4}
              />
            );
            return tone === undefined ? (
              <g key={date}>{square}</g>
            ) : (
              <a key={date} href={`#on-${date}`} tabindex={-1}>
                <title>{dateText(words, date, 'full')}</title>
                {square}
                <text
                  class={`grid-number on-${tone === 'good' ? 'good' : 'other'}`}
                  x={names + day * box + box / 2}
                  y={month * box + 15}
                  text-anchor="middle"
                >
                  {String(day + 1)}
                </text>
              </a>
            );
          })}
        </g>
      ))}
    </svg>
  );
}
