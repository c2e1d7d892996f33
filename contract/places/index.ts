// What other rooms use of `contract/places`.

export {
  catalogueItem,
  cataloguePage,
  location,
  locationAnswer,
  locationsAnswer,
  searchAnswer,
} from './location.ts';
export { pageShape, searchShape } from './location-query.ts';
export { fits, type PlaceFit, type PlaceType, placeTypes } from './place-kinds.ts';
