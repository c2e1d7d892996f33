// What other rooms use of `app/places`.

export {
  catalogueItemOf,
  locationDetail,
  locationFields,
  locationSearchAnswer,
} from './catalogue/answers.ts';
export { bundledCatalogue, type CatalogueSource } from './catalogue/bundled.ts';
export type { CataloguePlace } from './catalogue/catalogue.ts';
export { catalogueOfFew } from './catalogue/few-places.ts';
export { likelyPlaces, placeCalled } from './catalogue/named.ts';
export { pageOfPlaces } from './catalogue/page.ts';
export { searchPlaces } from './catalogue/search/search.ts';
export { type Location, locations, newDelhi, ujjain } from './locations.ts';
export { packNamed } from './pack-named.ts';
export {
  curatedPlace,
  curatedPlaceNamed,
  type PackPlace,
  placeOfPack,
  placeOfTradition,
  whereOfPack,
} from './pack-place.ts';
export { placeNear } from './place-near.ts';
export { regionChoice, supportedRegions } from './region.ts';
export { resolveRequest, resolveTradition } from './resolve.ts';
export { type Tradition, type TraditionQuery, traditionsIn, unknownPackText } from './tradition.ts';
export { usablePack } from './usable-pack.ts';
export { dayZoneOf, namedLocation, type PlaceQuery, unknownLocation, type Where, whereOf } from './where.ts';
export { geoZones, type ZoneFinder } from './zones.ts';
