// Shraddhas as lines of a page: each tithi with its day, or with the days left open and the minutes of each.

import type { Mahalaya, TithiShraddha } from '@nirnaya/app/shraddha';
import { parseIsoDate } from '@nirnaya/engine/civil';
import type { PageLine } from '../day/layout.ts';
import { spanOf } from '../day/moments.ts';
import { shortDay } from '../text/dates.ts';
import { glued } from '../text/wrap.ts';

type Candidate = TithiShraddha['candidates'][number];

/** `Wed 18 Sep, 135.6 min of aparahna`. */
function candidateText({ date, overlap_minutes }: Candidate): string {
  const day = parseIsoDate(date);
  return glued(`${day === undefined ? date : shortDay(day)} (${overlap_minutes} min)`);
}

/** The day of a decision, or what is left open. */
function decidedText({
  decision_status,
  candidates,
}: Pick<TithiShraddha, 'decision_status' | 'candidates'>): string {
  const days = candidates.map(candidateText);
  if (decision_status === 'DECIDED') return days.join(', ');
  const left = days.length === 0 ? 'no day' : days.join(' or ');
  return `${decision_status === 'UNDECIDABLE' ? 'cannot be decided' : 'undecided'}: ${left}`;
}

/** The tithi of a shraddha and its day. */
export function tithiLine({ name, also, ...decision }: TithiShraddha): PageLine {
  const names = also.length === 0 ? '' : `; ${also.join(', ')}`;
  return [name, `${decidedText(decision)}${names}`];
}

/** A day with a name of its own. */
export const namedLine = ({ name, ...decision }: Mahalaya['named'][number]): PageLine => [
  name,
  decidedText(decision),
];

/** The times of a day, by their names; what does not occur is left out. */
export function kalaLines(kalas: Candidate['kalas'], day: number): PageLine[] {
  const names = [
    ['Gandharva', kalas.gandharva],
    ['Kutapa', kalas.kutapa],
    ['Rauhina', kalas.rauhina],
    ['Aparahna', kalas.aparahna],
    ['Shraddha kala', kalas.shraddha_kala],
  ] as const;
  return names.flatMap(([name, span]): PageLine[] => (span === null ? [] : [[name, spanOf(span, day)]]));
}
