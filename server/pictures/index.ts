// What other folders use of `server/pictures`.

export { pngOf } from './raster.ts';
