// What other rooms use of `contract/operations`.

/** @public: declarations of handlers name every kind of operation. */
export type {
  ActOperation,
  AnyOperation,
  Given,
  Media,
  NoBody,
  ReadOperation,
  SendOperation,
} from './operation.ts';
export { isText } from './operation.ts';
export { allOperations, type OperationId, type Operations, type UnionToIntersection } from './table.ts';
