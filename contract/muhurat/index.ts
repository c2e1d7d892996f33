// What other rooms use of `contract/muhurat`.

export { bestDatesAnswer, muhuratFindAnswer, type Rating, ratings, suitabilityAnswer } from './muhurat.ts';
export {
  bestDatesShape,
  findShape,
  givenIn,
  longestRange,
  suitabilityShape,
  usualScore,
} from './muhurat-query.ts';
