// `explain --svg`: the decision of an observance on one date, drawn.

import { variantNamed } from '@nirnaya/app/festivals';
import { civilFromDay } from '@nirnaya/engine/civil';
import { decisionDrawing } from '@nirnaya/explain/drawing';
import { UsageError } from '../../options/failure.ts';
import type { Question } from './contract.ts';
import { find } from './day-decision.ts';

/** The SVG of the decision on the only day of `days`. Throws `UsageError` where there is no decision to draw. */
export function drawingOf(
  { session, rule: { code, kind }, variant }: Omit<Question, 'day'>,
  days: readonly number[],
): string {
  const rule = session.pack.rules.get(code);
  const [day] = days;
  if (rule === undefined || kind !== 'observance')
    throw new UsageError(`--svg draws festivals and vrats; ${code} is another kind of rule`);
  if (day === undefined || days.length > 1)
    throw new UsageError(`--svg draws one date: name one, ${code} has ${days.length} in the year`);
  const named = variant === undefined ? undefined : variantNamed(session.pack, rule, variant);
  const { trace, name } = find({ ...session.context }, rule, day, named);
  const svg =
    trace &&
    decisionDrawing(rule, trace, {
      ...session.context.explaining(civilFromDay(day).year),
      date: day,
      name,
      placeName: session.name,
    });
  if (svg === undefined)
    throw new UsageError(`--svg: ${code} has no day with a sunrise and a sunset to draw near this date`);
  return svg;
}
