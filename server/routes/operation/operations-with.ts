// The operations of the contract that some handlers answer.

import { allOperations, type OperationId } from '@nirnaya/contract/operations';
import type { Handler, Handlers } from './handler.ts';
import { type Operation, operationOf } from './operation.ts';

/** Every operation that has a handler among some, in the order of the contract. */
export const operationsWith = (handlers: Partial<Handlers>): Operation[] =>
  allOperations.flatMap(([id, declared]) => {
    const handler = (handlers as Partial<Record<OperationId, Handler>>)[id];
    return handler === undefined ? [] : [operationOf(id, declared, handler)];
  });
