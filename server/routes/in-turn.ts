// Computing in turn within an operation that otherwise waits for the store.

import type { Caller } from '../http/caller.ts';
import type { Service } from '../service.ts';

/** Computes when the caller's turn has come; at once where the service takes no turns. */
export const inTurn = <T>(
  { turns }: Pick<Service, 'turns'>,
  { share }: Caller,
  compute: () => Promise<T>,
): Promise<T> => (turns === undefined ? compute() : turns.run(share, compute));
