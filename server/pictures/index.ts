// What other folders use of `server/pictures`.

export { mapWords } from './map-words.ts';
export { pngOf, pngOfDrawing } from './raster.ts';
