// What other rooms use of `explain/maps`.

export { type DrawnRegion, keyOf, type MapContent, mapPicture } from './map-picture.ts';
