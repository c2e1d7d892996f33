// What a key may do of what its plan includes: a key may be restricted to groups of operations, to reading, and to leaving
// the keys of its account alone. A restricted key manages no keys, so that it never makes one that may do more.

import type { Request } from 'express';
import { HttpError } from '../../http/http-error.ts';
import type { OperationGroup } from './operation-groups.ts';

/** What a key may do. */
export interface KeyPermissions {
  /** groups of operations; undefined: every one */
  readonly groups: readonly OperationGroup[] | undefined;
  /** whether it changes nothing that is stored */
  readonly readOnly: boolean;
  /** whether it creates, rotates and revokes keys */
  readonly managesKeys: boolean;
}

/** What a key may do that is restricted in nothing. */
export const everything: KeyPermissions = { groups: undefined, readOnly: false, managesKeys: true };

/** What is asked of an operation before a key may ask it. */
interface Guarded {
  readonly id: string;
  readonly group: OperationGroup;
  /** whether it changes what is stored */
  readonly writes: boolean | 'unless_store_false';
  readonly managesKeys: boolean;
}

/** The operation by which the holder of any key learns what it may do. */
const alwaysPermitted = 'account';

/** The 403 of a request that the permissions of its key refuse; undefined where they allow it. */
export function forbidden(
  { groups, readOnly, managesKeys }: KeyPermissions,
  { id, group, writes, managesKeys: isAboutKeys }: Guarded,
  query: Request['query'],
): HttpError | undefined {
  if (id === alwaysPermitted) return undefined;
  if (isAboutKeys && !managesKeys) return refused('manages no keys');
  if (groups !== undefined && !groups.includes(group)) {
    return refused(`is restricted to the groups ${groups.join(', ')}; this operation is of ${group}`);
  }
  if (!readOnly || writes === false) return undefined;
  if (writes === true) return refused('only reads');
  return query.store === 'false' ? undefined : refused('only reads: send store=false');
}

const refused = (what: string): HttpError => new HttpError(403, 'key_restricted', `This key ${what}.`);
