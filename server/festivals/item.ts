// A festival as answered, of an observance that a pack found.

import type { Observance } from '../../compiler/pack.ts';
import type { Trace } from '../../compiler/trace.ts';
import { isoDate } from '../../engine/place/civil.ts';
import { authoritiesOf } from '../../explain/authority.ts';
import { observatoryOf } from '../../explain/observatory.ts';
import { sentenceOf } from '../../explain/sentence.ts';
import type { Reckoning } from '../asked.ts';
import { yearOf } from '../dates.ts';
import type { festivalItem } from '../schemas/festival.ts';
import type { z } from '../schemas/zod.ts';
import { decidingPack } from './provenance.ts';
import { windowsIn } from './windows.ts';

/** A festival as answered. */
export type FestivalItem = z.output<typeof festivalItem>;

/** A festival of an observance that touches a civil day number. */
export function itemOf(
  asked: Reckoning,
  observance: Observance,
  on: number,
  observatory: boolean,
): FestivalItem {
  const { rule, day, lastDay } = observance;
  const { fields } = rule.linked;
  const nearest = fields?.cite[0];
  const trace = traceOf(asked, observance, on);
  const explaining = { ...asked.explaining(yearOf(on)), date: day, name: observance.name };
  return {
    code: rule.code,
    key: rule.code,
    name: observance.name,
    name_sa: fields?.name_sa ?? null,
    also: [...observance.variants],
    type: fields?.type ?? 'FESTIVAL',
    tags: [...(fields?.tags ?? [])],
    date: isoDate(day),
    ...(lastDay > day ? { end_date: isoDate(lastDay) } : {}),
    pack: decidingPack(rule),
    ...(nearest === undefined ? {} : { confidence: nearest.level }),
    summary: fields?.summary ?? null,
    reason: trace === undefined ? '' : sentenceOf(rule, trace, explaining),
    windows: windowsIn(
      asked.zone,
      asked.pack.windowsOf(asked.year(yearOf(on)), observance, { mode: asked.mode }),
    ),
    authorities: [...authoritiesOf(rule, asked)],
    ...(observatory && trace !== undefined ? { observatory: observatoryOf(rule, trace, explaining) } : {}),
  };
}

// The trace of the very occurrence, out of the same place-year.
function traceOf(asked: Reckoning, { rule, occurrence }: Observance, on: number): Trace | undefined {
  return asked
    .traces(yearOf(on), rule.code)
    .find((trace) => trace.occurrence.start === occurrence.start && trace.occurrence.end === occurrence.end);
}
