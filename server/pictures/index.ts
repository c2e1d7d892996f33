// What other folders use of `server/pictures`.

export { pngOf, pngOfDrawing } from './raster.ts';
