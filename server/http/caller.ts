// Who asks, as far as sharing the service fairly goes.

import type { IncomingMessage } from 'node:http';

/** The remote address of a request; that of the proxy where there is one. */
export const callerOf = ({ socket }: Pick<IncomingMessage, 'socket'>): string => socket.remoteAddress ?? '';
