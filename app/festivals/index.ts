// What other rooms use of `app/festivals`.

export {
  countOf,
  dayOf,
  type FestivalDay,
  type FestivalFilter,
  observedIn,
  observedOn,
  passesFilter,
  writtenDay,
} from './days.ts';
export { type DaysToExplain, daysToExplain, type When } from './days-to-explain.ts';
export { festivalDrawing } from './drawing.ts';
export { envelopeOf } from './envelope.ts';
export { explainFestival } from './explain.ts';
export { type FestivalItem, itemOf } from './item.ts';
export { nearKeys } from './keys.ts';
export { festivalRequested, resolveName } from './named-festival.ts';
export { type NamedFestival, occurrencesNamed, occurrencesNamedOn } from './named-occurrences.ts';
export { nativeNames } from './native-names.ts';
export { festivalsNamed, searchFestivals } from './search/answer.ts';
export { nameIndex } from './search/name-index.ts';
export { type ListedObservance, onceEach } from './tradition-variants.ts';
export { undecidedOf, undecidedPart } from './undecided.ts';
export { upcoming } from './upcoming.ts';
export { tracesOfVariant, variantNamed } from './variants.ts';
export { principalFirst, weightOf } from './weight.ts';
