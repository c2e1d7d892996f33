// Tests ask nobody but this machine: a connection to another address, or a look-up of another name, fails.

import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';

const isOfThisMachine = (host: string): boolean =>
  host === 'localhost' ||
  host.endsWith('.localhost') ||
  /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\..*)$/.test(host);

const refusal = (host: string): Error => new Error(`tests ask this machine only, not ${host}`);

type Connect = typeof net.Socket.prototype.connect;
const marked = Symbol.for('nirnaya.loopback-only');
const guarded = globalThis as { [marked]?: true };

type Looked = (error: Error | null, address: string | { address: string }[], family?: number) => void;
type Lookup = (host: string, options: unknown, callback: Looked) => void;
interface Requested {
  readonly host?: string;
  readonly lookup?: Lookup;
}

/** What `connect` is called for; without a host where it is a path of this machine or the default. */
function requestedOf(args: readonly unknown[]): Requested {
  // The form in which the module calls itself: its arguments in one list.
  const [first, second] = Array.isArray(args[0]) ? (args[0] as unknown[]) : args;
  if (typeof first === 'object' && first !== null) return first;
  return typeof second === 'string' ? { host: second } : {};
}

/** A look-up of the caller's own that gives no address but of this machine. */
const checkedLookup =
  (lookup: Lookup): Lookup =>
  (host, options, callback) =>
    lookup(host, options, (error, actual, family) => {
      const addresses = Array.isArray(actual) ? actual.map(({ address }) => address) : [actual];
      const other = error === null ? addresses.find((address) => !isOfThisMachine(address)) : undefined;
      callback(other === undefined ? error : refusal(other), actual, family);
    });

function guardConnections(): void {
  const connect = net.Socket.prototype.connect as (...args: unknown[]) => net.Socket;
  net.Socket.prototype.connect = function (this: net.Socket, ...args: unknown[]) {
    const expected = requestedOf(args);
    const { host = '', lookup } = expected;
    if (lookup !== undefined && net.isIP(host) === 0) {
      (expected as { lookup: Lookup }).lookup = checkedLookup(lookup);
    } else if (host !== '' && !isOfThisMachine(host)) throw refusal(host);
    return connect.apply(this, args);
  } as Connect;
}

function guardNames(): void {
  const { lookup } = dns;
  const { lookup: promised } = dns.promises;
  const checked = <F extends (...args: never[]) => unknown>(of: F): F =>
    ((...args: never[]) => {
      const host = String(args[0]);
      // An address is not looked up.
      if (net.isIP(host) === 0 && !isOfThisMachine(host)) throw refusal(host);
      return of(...args);
    }) as F;
  dns.lookup = Object.assign(checked(lookup as never), lookup) as typeof dns.lookup;
  dns.promises.lookup = checked(promised as never) as typeof dns.promises.lookup;
}

if (guarded[marked] === undefined) {
  guarded[marked] = true;
  guardConnections();
  guardNames();
  syncBuiltinESMExports();
}
