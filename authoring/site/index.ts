// What other rooms use of `authoring/site`.

export { packPages } from './pack-pages.ts';
export { pages as listFiles } from './paths.ts';
export { siteOf } from './site.ts';
export type { Example, PacksContent } from './source.ts';
