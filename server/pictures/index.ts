// What other folders use of `server/pictures`.

export { mapWords } from './map-words.ts';
export { type OutlinedDrawing, pngOf, pngOfDrawing } from './raster.ts';
