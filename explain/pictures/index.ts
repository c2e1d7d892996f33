// What other rooms use of `explain/pictures`.

export { ashtakavargaPicture } from './ashtakavarga.ts';
export { chartPicture } from './chart.ts';
export type { DrawnChart } from './chart-content.ts';
export { colourOf, type Paint, paintOfDate, type Tone } from './colours.ts';
export { dashaPicture } from './dasha.ts';
export { headingOf } from './heading.ts';
export { widthOf } from './measure.ts';
export { lettersOf, runsOf } from './scripts.ts';
export { shadbalaPicture } from './shadbala.ts';
export {
  areaOf,
  type BoxElement,
  boxOf,
  type CircleElement,
  circleOf,
  type Frame,
  lineOf,
  type PathElement,
  type Picture,
  type PictureElement,
  pictureOf,
  type TextElement,
  textAt,
} from './sheet.ts';
export { svgOf } from './svg.ts';
export { englishPictureTexts, type PictureTexts } from './texts.ts';
export { transitsPicture } from './transits.ts';
