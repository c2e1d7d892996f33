// What other rooms use of `app/packs`.

export { buildId } from './build-id.ts';
export { matchingBuild } from './built-bundle.ts';
export { readBundleFile, writeBundleFile } from './bundle-file.ts';
export { loadPacks } from './load-packs.ts';
export { makeBundle } from './make-bundle.ts';
export { notReplaced } from './not-replaced.ts';
export { outlinesOf, textsInBundle, textsServed, wordsBeside } from './open-packs.ts';
export { badPacksDir, bundledPacksDir } from './pack-folders.ts';
export { readPackSetOnce } from './pack-memo.ts';
export { type PackSources, packSources, wordsSources } from './pack-sources.ts';
export { packTexts } from './pack-texts.ts';
export type { ServedPacks } from './served-packs.ts';
export { textsDigest } from './texts-digest.ts';
