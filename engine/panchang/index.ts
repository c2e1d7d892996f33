// What other rooms use of `engine/panchang`.

export { type AngaSpan, spanAt, spansTouching } from './anga-span.ts';
export { angasAt, angasOn, type KaranaSpan, type RunningAngas } from './angas.ts';
export { astronomicalLunarDate, astronomicalSolarDate } from './astronomical-hindu.ts';
export { type LunarMonth, monthAt } from './month.ts';
export { moonPhaseAt } from './moon-phase.ts';
export { type PadaSpan, padasTouching } from './pada.ts';
export { type SolarSeason, seasonsAt } from './ritu.ts';
export { gujaratiSamvatsara, jovianYearAt, northernSamvatsara, southernSamvatsara } from './samvatsara.ts';
export { type Sankranti, sankrantisOf } from './sankranti.ts';
export { sunAt, sunOn } from './sun.ts';
export { type EraYears, GREGORIAN_OF_SHAKA, yearsOn } from './years.ts';
