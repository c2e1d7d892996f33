// Where a request comes from.

import type { IncomingMessage } from 'node:http';

/** The remote address of a request; that of the proxy where there is one, and empty once the connection is gone. */
export const addressOf = ({ socket }: Pick<IncomingMessage, 'socket'>): string => socket.remoteAddress ?? '';
