// What other rooms use of `app/map`.

export { festivalMapOf } from './answer.ts';
export { type MapTexts, mapKeysOf, mapPictureOf } from './picture.ts';
