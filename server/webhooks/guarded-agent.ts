// Connections to webhooks: the address connected to is one that was checked, whatever the name server says next time.

import type { LookupFunction } from 'node:net';
import { Agent, buildConnector } from 'undici';
import { isPublicAddress } from './address.ts';
import { ForbiddenTarget, type HostAddress, type Resolve } from './resolve.ts';
import type { AllowedHosts } from './target.ts';

/** How long a connection may take to be made, in milliseconds. */
const connectTimeout = 5000;

/** An agent that connects to what `resolve` lets pass. No connection is used twice, no redirect is followed. */
export function guardedAgent(resolve: Resolve, allowed: AllowedHosts): Agent {
  return new Agent({
    pipelining: 0,
    connect: (options, callback) => {
      const host = options.hostname;
      const isAllowed = ({ remoteAddress = '' }: { readonly remoteAddress?: string | undefined }): boolean =>
        allowed.has(host.toLowerCase()) || isPublicAddress(remoteAddress);
      resolve(host).then(
        (addresses) =>
          // The name is looked up no second time.
          buildConnector({ timeout: connectTimeout, lookup: lookupIn(addresses) })(
            options,
            (error, socket) => {
              if (error !== null) callback(error, null);
              else if (isAllowed(socket)) callback(null, socket);
              else {
                socket.destroy();
                callback(new ForbiddenTarget(host), null);
              }
            },
          ),
        (error: Error) => callback(error, null),
      );
    },
  });
}

const lookupIn =
  (addresses: readonly HostAddress[]): LookupFunction =>
  (_hostname, { all }, callback) => {
    const [first] = addresses;
    if (all) callback(null, [...addresses]);
    else callback(null, first?.address ?? '', first?.family);
  };
