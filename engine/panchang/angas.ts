/**
 * The four moving angas of a day: tithi, nakshatra, yoga and karana. In: a place-year and a day or an instant.
 * Out: whole spans, never cut at the day's ends. The fifth anga, the weekday, is `weekdayOf` of the day.
 */
import type { PlaceYear } from '../almanac/place-year.ts';
import { karanaOfHalf } from '../observe/quantities.ts';
import { type AngaSpan, spanAt, spansTouching } from './anga-span.ts';
import { type PadaSpan, padaAt } from './pada.ts';

/** A span of a karana: `label` 0..10 = Bava .. Vishti, Shakuni, Chatushpada, Naga, Kimstughna. */
export interface KaranaSpan extends AngaSpan {
  /** half-tithi of the lunation, 0..59 */
  readonly half: number;
}

/** Every span that touches a day, in order: one to three of each, of karanas two to four. */
export interface DayAngas {
  readonly tithi: readonly AngaSpan[];
  readonly nakshatra: readonly AngaSpan[];
  readonly yoga: readonly AngaSpan[];
  readonly karana: readonly KaranaSpan[];
}

/** What runs at an instant. */
export interface RunningAngas {
  readonly tithi: AngaSpan;
  readonly nakshatra: AngaSpan;
  /** the running quarter of the nakshatra */
  readonly pada: PadaSpan;
  readonly yoga: AngaSpan;
  readonly karana: KaranaSpan;
}

/** The angas of the day `index`, which runs from its day start (sunrise) to the next, the latter excluded. */
export function angasOn(py: PlaceYear, index: number): DayAngas {
  const from = py.dayStart[index];
  const to = py.dayStart[index + 1];
  const { tithi, nakshatra, yoga, karana } = py.sky;
  return {
    tithi: spansTouching(tithi, from, to),
    nakshatra: spansTouching(nakshatra, from, to),
    yoga: spansTouching(yoga, from, to),
    karana: spansTouching(karana, from, to).map(asKarana),
  };
}

/** The angas running at `jd` (JD UT); undefined outside the sky of the year. */
export function angasAt(py: PlaceYear, jd: number): RunningAngas | undefined {
  const { sky } = py;
  const tithi = spanAt(sky.tithi, jd);
  const nakshatra = spanAt(sky.nakshatra, jd);
  const yoga = spanAt(sky.yoga, jd);
  const karana = spanAt(sky.karana, jd);
  if (!tithi || !nakshatra || !yoga || !karana) return undefined;
  return { tithi, nakshatra, pada: padaAt(sky, nakshatra, jd), yoga, karana: asKarana(karana) };
}

function asKarana(span: AngaSpan): KaranaSpan {
  const { label: half, start, end } = span;
  return { label: karanaOfHalf(half), start, end, half };
}
