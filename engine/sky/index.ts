// What other rooms use of `engine/sky`.

export type { AngaYear } from './anga-year.ts';
export { fitSeries, motionIn, type Series, sampleTimes, segmentAt, valueIn } from './chebyshev.ts';
export type { Eclipse, LunarEclipse, SolarEclipse } from './eclipses/eclipse.ts';
export { eclipseOfId, eclipsesOf, eclipsesOfYear } from './eclipses/eclipses-of.ts';
export type { FitCache } from './fit-bytes.ts';
export { GRAHAS, type Graha, grahasAt, type NodeRule } from './grahas.ts';
export type { Lunation } from './lunations.ts';
export { newYear } from './new-year.ts';
export { PLANETS, type Planet } from './planets/planet.ts';
export { LANKA_LONGITUDE } from './siddhantas/lanka.ts';
export { siddhantaYear } from './siddhantas/siddhanta.ts';
export { openSky, type Sky, type SkyOptions } from './sky.ts';
export {
  AYANAMSAS,
  type Ayanamsa,
  BODY,
  type Body,
  type BodyPosition,
  type MovingPosition,
  type SkySource,
  SkyUnavailable,
} from './sky-source.ts';
export type { SkyYear } from './sky-year.ts';
export { yearHolding } from './timeline.ts';
export { labelOfSpan, type Track, trackIndexAt, trackLabelAt } from './track.ts';
export { setSpans, type VisibilityEvent, visibilityEvents } from './visibility/visibility.ts';
export { type ArcMeasure, VISIBILITY_LATITUDE, type VisibilityRule } from './visibility/visibility-rule.ts';
export { FIRST_SKY_YEAR, LAST_SKY_YEAR } from './year-range.ts';
