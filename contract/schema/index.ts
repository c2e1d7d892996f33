// What other rooms use of `contract/schema`.

export { labelRead, type Read } from './labels.ts';
export {
  digitsOf,
  languageNamed,
  languageRead,
  ownLanguage,
  preferredByClient,
  preferredLanguage,
} from './languages.ts';
export type { KeyKind, NamedKind } from './name-kinds.ts';
export { keysBeside, type NamedField, namedFields, namesExtension } from './named.ts';

export { namedSchemas, z } from './zod.ts';
export { minutesOfOffset } from './zone-or-offset.ts';
export { fixedOffset, isZoneless, meanTimeName, zoneProblem } from './zone-text.ts';
