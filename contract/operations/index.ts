// What other rooms use of `contract/operations`.

/** @public: declarations of handlers name every kind of operation. */
export type {
  ActOperation,
  Alternative,
  AnyOperation,
  Given,
  Media,
  NoBody,
  ReadOperation,
  SendOperation,
} from './operation.ts';
export { isText, mediaOf } from './operation.ts';
export { allOperations, type OperationId, type Operations, type UnionToIntersection } from './table.ts';
