// Connections to webhooks: the address connected to is the one that was checked, whatever the name server says next time.

import type { LookupFunction } from 'node:net';
import { Agent, buildConnector } from 'undici';
import { isPublicAddress } from './address.ts';
import { ForbiddenTarget, type Resolve } from './resolve.ts';
import type { AllowedHosts } from './target.ts';

/** How long a connection may take to be made, in milliseconds. */
const connectTimeout = 5000;

/** An agent that connects to what `resolve` lets pass. No connection is used twice, no redirect is followed. */
export function guardedAgent(resolve: Resolve, allowed: AllowedHosts): Agent {
  const lookup: LookupFunction = (hostname, options, callback) => {
    resolve(hostname).then(
      (addresses) => {
        const [first] = addresses;
        if (options.all) callback(null, [...addresses]);
        else callback(null, first?.address ?? '', first?.family);
      },
      (error: Error) => callback(error, ''),
    );
  };
  const connector = buildConnector({ timeout: connectTimeout, lookup });
  return new Agent({
    pipelining: 0,
    connect: (options, callback) => {
      const host = options.hostname;
      // An address is connected to without any lookup, so it is checked here as well.
      resolve(host).then(
        () =>
          connector(options, (error, socket) => {
            if (error !== null) {
              callback(error, null);
              return;
            }
            const { remoteAddress = '' } = socket;
            if (allowed.has(host.toLowerCase()) || isPublicAddress(remoteAddress)) {
              callback(null, socket);
              return;
            }
            socket.destroy();
            callback(new ForbiddenTarget(host), null);
          }),
        (error: Error) => callback(error, null),
      );
    },
  });
}
