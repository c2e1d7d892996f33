// What other rooms use of `compiler/artifact`.

export { ArtifactError } from './artifact-error.ts';
export { bundleHead, bundleIn, endOfGraph, headLength } from './bundle-bytes.ts';
export { packSetOfBundle } from './bundled-set.ts';
export { inspectBundle, type OpenedBundle, openBundle, type PackBundle } from './pack-bundle.ts';
export { entriesOf } from './read-apart.ts';
export type { ArtifactVersion } from './sealed.ts';
export { bundleOf } from './write-bundle.ts';
