// What other rooms use of `contract/muhurat`.

export { bestDatesAnswer, muhuratFindAnswer, type Rating, ratings, suitabilityAnswer } from './muhurat.ts';
export {
  givenIn,
  longestRange,
  longestTraced,
  usualScore,
} from './muhurat-query.ts';
