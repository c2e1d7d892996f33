// The festivals of a span of days on a page, and as JSON.

import { isoDate } from '@nirnaya/engine/civil';
import type { Io } from '../../options/io.ts';
import type { Session } from '../../options/session.ts';
import { shortDay } from '../text/dates.ts';
import { paintFor } from '../text/paint.ts';
import { wrapped } from '../text/wrap.ts';
import { whoseDays } from '../whose-days.ts';
import type { FestivalYear, YearFestival } from './festivals.ts';

/** The page: a line for each festival with its reason below, the principal ones of a date first. */
export function festivalsText(
  session: Session,
  festivals: FestivalYear,
  { title, reasons }: { readonly title: string; readonly reasons: boolean },
  io: Io,
): string {
  const paint = paintFor(io);
  const dates = festivals.festivals.map(datesOf);
  const column = Math.max(0, ...dates.map((text) => text.length)) + 2;
  const indent = ' '.repeat(column);
  const lines = festivals.festivals.flatMap((festival, i) => [
    `${(dates[i] ?? '').padEnd(column)}${paint.bold(namesOf(festival).join(', '))}  ${paint.dim(festival.code)}`,
    ...(reasons ? [wrapped(festival.reason, io.columns, indent)] : []),
    ...traditionsText(festival).map((way) => paint.dim(wrapped(way, io.columns, indent))),
  ]);
  const undecided = festivals.undecided.map((u) => wrapped(`${u.code}: ${u.reason}`, io.columns, '  '));
  return [
    paint.bold(`${title}: ${festivals.festivals.length} observances`),
    paint.dim(whoseDays(session)),
    '',
    ...lines,
    ...(undecided.length === 0 ? [] : ['', paint.yellow('Without a date'), ...undecided]),
    '',
  ].join('\n');
}

const datesOf = ({ day, lastDay }: YearFestival): string =>
  lastDay > day ? `${shortDay(day)} to ${shortDay(lastDay)}` : shortDay(day);

// Whose day is another; where all keep one day there is nothing to say.
function traditionsText({ traditions = [], day }: YearFestival): readonly string[] {
  if (traditions.every(({ date }) => date === isoDate(day))) return [];
  const dates = traditions.map(({ tradition, name, date }) => `${tradition ?? name} ${date ?? 'no day'}`);
  return [dates.join(', ')];
}

/** The same as JSON, without the span. */
export function festivalsJson(session: Session, { festivals, undecided }: FestivalYear) {
  return {
    place: { name: session.name, ...session.place },
    pack: session.pack.name,
    pack_chain: session.pack.chain,
    fingerprint: session.pack.fingerprint,
    mode: session.mode,
    festivals: festivals.map(({ day, lastDay, ...festival }) => ({
      date: isoDate(day),
      end_date: isoDate(lastDay),
      ...festival,
    })),
    undated: undecided.map((u) => ({ ...u, candidates: u.candidates.map(isoDate) })),
  };
}

// Its name, further ones that hold, and what it stands for under another name.
const namesOf = ({ name, also, within }: YearFestival): readonly string[] => [
  ...new Set([name, ...[...also, ...within].map((one) => one.name)]),
];
