// What other rooms use of `contract/operations`.

export type { AnyOperation, Given, NoBody } from './operation.ts';
export { allOperations, type OperationId, type Operations } from './table.ts';
