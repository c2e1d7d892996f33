// The answers of the API within a thread: what a client with a key would be sent, before it is text.

import type { OperationId, Operations } from '@nirnaya/contract/operations';
import type { z } from '@nirnaya/contract/schema';
import { answerValue } from '../../compute/answer-value.ts';
import type { ComputeService } from '../../compute/compute-service.ts';
import type { ThreadOperation } from '../../compute/thread-operation.ts';
import type { RawParameters } from '../../http/parse.ts';

/** Asks an operation, with the parameters of its address and its body where it takes one. Throws `Refusal`. */
export type Ask = <I extends OperationId>(
  id: I,
  query: RawParameters,
  params?: RawParameters,
  body?: object,
) => z.output<Operations[I]['answer']>;

/** Asks the operations of a service. Parameters that are undefined are left out. */
export function askOf(service: ComputeService, operations: readonly ThreadOperation[]): Ask {
  const byId = new Map(operations.map((operation) => [operation.id, operation]));
  return (id, query, params = {}, body = undefined) => {
    const operation = byId.get(id);
    if (operation === undefined) throw new Error(`there is no operation ${id}`);
    const sent = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
    const { given } = operation.prepare(sent, params, body);
    return answerValue(service, operation, { given, aside: () => {} }) as never;
  };
}
