// What other rooms use of `authoring/site`.

export { siteOf } from './site.ts';
export type { Example } from './source.ts';
