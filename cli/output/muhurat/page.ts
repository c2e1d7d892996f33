// The times of some dates for an event, as a page: day by day, each time with what speaks for it and against it.

import type { muhuratsIn } from '@nirnaya/app/muhurat';
import { parseIsoDate } from '@nirnaya/engine/civil';
import { spanOf } from '../day/moments.ts';
import { shortDate } from '../text/dates.ts';
import type { Sheet } from '../text/sheet.ts';
import { glue, labelled, wrapped } from '../text/wrap.ts';

/** The answer for a range. */
export type Muhurats = Awaited<ReturnType<typeof muhuratsIn>>;

type Window = Muhurats['windows'][number];
type Day = Muhurats['days'][number];

/** The times by their days, then what rules the other days out. */
export function muhuratPage({ windows, days, min_score }: Muhurats, sheet: Sheet): string {
  const byDate = new Map<string, Window[]>();
  for (const window of windows) byDate.set(window.date, [...(byDate.get(window.date) ?? []), window]);
  const blocks = days.flatMap((day) => {
    const times = byDate.get(day.date);
    return times === undefined ? [] : [dayBlock(day, times, sheet)];
  });
  if (blocks.length === 0) blocks.push(`No time has a score of ${min_score} or more.`);
  return [...blocks, ...withoutTime(days, sheet)].join('\n\n');
}

// What holds of every time of a day is said once.
function dayBlock({ date, rating, score }: Day, windows: readonly Window[], sheet: Sheet): string {
  const { width, bold, dim } = sheet;
  const day = parseIsoDate(date) ?? 0;
  const shared = (side: Side): Set<string> =>
    new Set(
      textsOf(windows[0], side).filter((text) => windows.every((w) => textsOf(w, side).includes(text))),
    );
  const all = { for: shared('for'), against: shared('against') };
  return [
    `${bold(shortDate(day))}  ${dim(`the day: ${rating} ${score}`)}`,
    ...signed(all.for, all.against).map((line) => dim(wrapped(line, width, '  '))),
    ...windows.map((window) => {
      const own = (side: Side): string[] => textsOf(window, side).filter((text) => !all[side].has(text));
      const [first = '', ...others] = signed(own('for'), own('against'));
      const span = `  ${spanOf(window, day).replaceAll(glue, ' ')}  ${window.rating} ${window.score}`;
      return [[span, first] as const, ...others.map((line) => ['', line] as const)]
        .map(([label, text]) => labelled(label, text, width, timesColumn).trimEnd())
        .join('\n');
    }),
  ].join('\n');
}

type Side = keyof Window['factors'];

/** Cells of the column of times. */
const timesColumn = 42;

const textsOf = ({ factors }: Window, side: Side): string[] => factors[side].map(({ factor }) => factor);

/** `+ a good tithi, a good weekday`, and `- Varjyam`. */
const signed = (speaking: Iterable<string>, against: Iterable<string>): string[] =>
  [['+', ...speaking] as const, ['-', ...against] as const].flatMap(([sign, ...texts]) =>
    texts.length === 0 ? [] : [`${sign} ${texts.join(', ')}`],
  );

// What rules out the days that have no time, and on how many of them; the most frequent first.
function withoutTime(days: readonly Day[], { width, bold }: Sheet): string[] {
  const counts = new Map<string, number>();
  const without = days.filter(({ window_count }) => window_count === 0);
  for (const { blocking_factors, unavailable } of without) {
    const reasons = unavailable === undefined ? blocking_factors : [unavailable.replace(/\.$/, '')];
    for (const reason of reasons) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  if (counts.size === 0) return [];
  const reasons = [...counts].sort((a, b) => b[1] - a[1]).map(([reason, count]) => `${reason} (${count})`);
  const title = bold(`What rules out days, of the ${without.length} without a time`);
  return [`${title}\n${wrapped(reasons.join(', '), width, '  ')}`];
}
