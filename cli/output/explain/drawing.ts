// `explain --svg`: the decision of an observance on one date, drawn.

import { variantNamed } from '@nirnaya/app/festivals';
import { dayOf } from '@nirnaya/app/skies';
import { civilFromDay } from '@nirnaya/engine/civil';
import { decisionDrawing } from '@nirnaya/explain/drawing';
import { UsageError } from '../../options/failure.ts';
import type { Question } from './contract.ts';
import { find } from './day-decision.ts';
import { decisionsBeside, instantsText } from './other-skies.ts';

/** The SVG of the decision on the only day of `days`. Throws `UsageError` where there is no decision to draw. */
export async function drawingOf(
  { session, rule: { code, kind }, variant }: Omit<Question, 'day'>,
  days: readonly number[],
): Promise<string> {
  const rule = session.pack.rules.get(code);
  const [day] = days;
  if (rule === undefined || kind !== 'observance')
    throw new UsageError(`--svg: only festivals and vrats can be drawn, and ${code} is another kind of rule`);
  if (day === undefined || days.length > 1)
    throw new UsageError(
      `--svg: only one date can be drawn, and ${code} has ${days.length} in the year; write one of them`,
    );
  const named = variant === undefined ? undefined : variantNamed(session.pack, rule, variant);
  const { trace, name } = find({ ...session.context }, rule, day, named);
  const isStated = session.pack.asStated === session.pack;
  const beside = (await decisionsBeside(session, rule, trace, day)).filter(
    (other) => !isStated || dayOf(other.trace) !== (trace && dayOf(trace)),
  );
  const explaining = session.context.explaining(civilFromDay(day).year);
  const svg =
    trace &&
    decisionDrawing(rule, trace, {
      ...explaining,
      date: day,
      name,
      placeName: session.name,
      others: beside.map((one) => ({ ...one, why: instantsText(one, session.zone, explaining.words) })),
    });
  if (svg === undefined)
    throw new UsageError(`--svg: ${code} has no day with a sunrise and a sunset to draw near this date`);
  return svg;
}
