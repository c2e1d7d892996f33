// What other rooms use of `explain/pictures`.

export { ashtakavargaPicture } from './ashtakavarga.ts';
export { chartPicture } from './chart.ts';
export type { DrawnChart } from './chart-content.ts';
export { dashaPicture } from './dasha.ts';
export { runsOf } from './scripts.ts';
export { shadbalaPicture } from './shadbala.ts';
export type { Frame, Picture, TextElement } from './sheet.ts';
export { svgOf } from './svg.ts';
export { englishPictureTexts, type PictureTexts } from './texts.ts';
export { transitsPicture } from './transits.ts';
