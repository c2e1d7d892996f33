// What other rooms use of `engine/place`.

export type { LocalInstant } from './eclipse-horizon.ts';
export {
  type EclipseSpanKind,
  type EclipseSpans,
  eclipseSpans,
  visibleEclipseSpans,
} from './eclipse-spans.ts';
export { lagnaLongitude, lagnaSpans } from './lagna.ts';
export { lunarEclipseAtPlace } from './lunar-eclipse.ts';
export type { Place, Site } from './place.ts';
export { solarEclipseAtPlace } from './solar-eclipse.ts';
