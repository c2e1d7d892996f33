// A muhurat on a day: its windows, their scores, and the lines behind them.

import type { MuhuratWindow } from '@nirnaya/compiler/runtime';
import { civilFromDay } from '@nirnaya/engine/civil';
import { clockIn, type LocalClock } from '@nirnaya/explain/dates';
import { authoritiesOf, titleOf } from '@nirnaya/explain/sentences';
import { type Layout, reasonLines, spanCells } from './blocks.ts';
import type { Explained, Question } from './contract.ts';
import { legendPart, scoreLegend } from './legend.ts';
import { reasonData } from './reason-data.ts';

/** Explains a muhurat. */
export function explainMuhurat({ session, rule, day, inputs }: Question): Explained {
  const clock = clockIn(session.zone);
  const name = rule.linked.fields.name ?? titleOf(rule.code);
  const py = session.year(civilFromDay(day).year);
  const windows = session.pack.scores.muhurats(py, rule.code, { from: day, to: day, inputs }) ?? [];
  return {
    sentence: sentence(name, windows, clock, clock.dayMonth(day)),
    blocks: (layout) => [
      windowsBlock(windows, clock, layout),
      windows.length === 0 ? '' : legendPart(scoreLegend, layout),
    ],
    data: {
      matched: windows.some(({ blocked }) => !blocked),
      windows: windows.map(({ start, end, score, rating, blocked, reasons }) => ({
        start_at: clock.iso(start),
        end_at: clock.iso(end),
        score,
        rating: rating ?? null,
        blocked,
        reasons: reasons.map(reasonData),
      })),
      authorities: authoritiesOf(rule, session),
    },
  };
}

function sentence(name: string, windows: readonly MuhuratWindow[], clock: LocalClock, date: string): string {
  const open = windows.filter(({ blocked }) => !blocked);
  const [first] = windows;
  if (first === undefined)
    return `${name}: no window on ${date}; what is required holds nowhere, or not long enough.`;
  if (open.length === 0) return `${name}: every window on ${date} is blocked.`;
  const best = open.reduce((a, b) => (b.score > a.score ? b : a));
  const rating = best.rating === undefined ? '' : ` (${best.rating})`;
  const count = open.length === 1 ? 'one window' : `${open.length} windows, the best`;
  return `${name}: ${count} on ${date} from ${clock.hm(best.start)} to ${clock.hm(best.end)}, worth ${best.score}${rating}.`;
}

function windowsBlock(windows: readonly MuhuratWindow[], clock: LocalClock, layout: Layout): string {
  const { paint } = layout;
  const lines = windows.flatMap(({ start, end, score, rating, blocked, reasons }) => {
    const worth = blocked ? 'blocked' : `${score}${rating === undefined ? '' : ` ${rating}`}`;
    const head = `  ${spanCells(clock, start, end).join('  ')}  ${worth}`;
    return [blocked ? paint.dim(head) : paint.green(head), ...reasonLines(reasons, layout)];
  });
  return lines.length === 0 ? '' : [paint.bold('Windows'), ...lines].join('\n');
}
