// Where a webhook may point, as far as its URL says: https, no credentials, no address or name of a private network. What
// the name stands for is seen when it is resolved: `resolve.ts`.

import { isIP } from 'node:net';
import { longestUrl } from '@nirnaya/contract/webhooks';
import { isPublicAddress } from './address.ts';

/** Hosts, in lower case, that may be private and may be reached without TLS. */
export type AllowedHosts = ReadonlySet<string>;

/** A URL that may be a target, or why it may not. */
export type Target =
  | { readonly url: URL; readonly problem?: undefined }
  | { readonly url?: undefined; readonly problem: string };

/** The host of a URL as it is resolved: no brackets, no dot at the end. */
export const hostOf = ({ hostname }: Pick<URL, 'hostname'>): string =>
  hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');

/** Checks the URL of a webhook. Numbers in any notation were made an address by the parser of URLs before. */
export function targetOf(text: string, allowed: AllowedHosts): Target {
  if (text.length > longestUrl) return { problem: `must have at most ${longestUrl} characters` };
  if (!URL.canParse(text)) return { problem: 'must be an absolute URL, https://...' };
  const url = new URL(text);
  const host = hostOf(url);
  const problem =
    generalProblem(url) ?? (allowed.has(host) ? undefined : (portProblem(url) ?? hostProblem(host)));
  return problem === undefined ? { url } : { problem };
}

function generalProblem(url: URL): string | undefined {
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'must begin with https://';
  if (url.username !== '' || url.password !== '') return 'must not contain a user name or a password';
  if (url.hash !== '') return 'must have no fragment';
  if (url.port === '0') return 'must not name port 0';
  return undefined;
}

// Below 1024 other services listen than those that take webhooks.
function portProblem({ protocol, port }: URL): string | undefined {
  if (protocol !== 'https:') return 'must begin with https://';
  if (port !== '' && Number(port) < 1024) return 'must use port 443, or a port from 1024';
  return undefined;
}

// Names that never stand for a host of the public Internet.
const privateSuffixes = ['localhost', 'local', 'internal', 'intranet', 'lan', 'home.arpa', 'arpa', 'onion'];

function hostProblem(host: string): string | undefined {
  if (isIP(host) !== 0) {
    return isPublicAddress(host) ? undefined : 'must not name an address of a private or special network';
  }
  const isPrivate = privateSuffixes.some((suffix) => host === suffix || host.endsWith(`.${suffix}`));
  if (isPrivate || !host.includes('.')) return 'must name a host of the public Internet';
  return undefined;
}
