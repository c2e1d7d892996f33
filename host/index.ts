// What other rooms use of `host`.

export { type Computations, type OpenComputations, withTransfer } from './computations.ts';
export { DeadlineExceeded, HostBusy, HostUnavailable, OutOfMemory } from './errors.ts';
export type { Host, HostLoad } from './host.ts';
