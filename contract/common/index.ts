// What other rooms use of `contract/common`.

export { citeLevel } from './authority.ts';
export { panchangEngine } from './engine.ts';
export { engineEnvelope, locationEcho, regionResolution } from './envelope.ts';
export { errorSchema } from './error.ts';
export { type OperationGroup, operationGroups } from './operation-groups.ts';

export { personName } from './person-name.ts';

export { skyPlace } from './sky-place.ts';
export { observanceWords } from './words.ts';
