// The service as one request sees it: with turns of its own on the thread.

import type { Service } from './service.ts';
import type { Turn } from './turns.ts';

/** What a request is answered with. */
export interface RequestService extends Service, Pick<Turn, 'pause'> {
  /** Computes when the caller's turn has come: what an operation that waits for the store computes. */
  inTurn<T>(compute: () => Promise<T>): Promise<T>;
}

/** The service for a request of a caller. */
export function serviceFor(service: Service, caller: string): RequestService {
  const turn = service.turns.of(caller);
  return { ...service, pause: turn.pause, inTurn: turn.run };
}
