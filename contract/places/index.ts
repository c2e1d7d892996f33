// What other rooms use of `contract/places`.

export {
  catalogueItem,
  location,
  locationAnswer,
  searchAnswer,
} from './location.ts';

export { fits, type PlaceFit, type PlaceType, placeTypes } from './place-kinds.ts';
