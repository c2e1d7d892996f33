// What a key may do of what its plan includes: a key may be restricted to groups of operations, to reading, and to leaving
// the keys of its account alone. A restricted key manages no keys, so that it never makes one that may do more.

import type { Request } from 'express';
import { HttpError } from '../../http/http-error.ts';
import type { KeyPermissions } from '../../store/key-permissions.ts';
import type { AccessPolicy } from '../access-policy.ts';

/** The operation by which the holder of any key learns what it may do. */
const alwaysPermitted = 'account';

/** The 403 of a request that the permissions of its key refuse; undefined where they allow it. */
export function forbidden(
  { groups, readOnly, managesKeys }: KeyPermissions,
  {
    id,
    group,
    writes,
    managesKeys: isAboutKeys,
  }: Pick<AccessPolicy, 'id' | 'group' | 'writes' | 'managesKeys'>,
  query: Request['query'],
): HttpError | undefined {
  if (id === alwaysPermitted) return undefined;
  if (isAboutKeys && !managesKeys) return refused('cannot manage keys');
  if (groups !== undefined && !groups.includes(group)) {
    return refused(`is restricted to the groups ${groups.join(', ')}; this operation belongs to ${group}`);
  }
  if (!readOnly || writes === false) return undefined;
  if (writes === true) return refused('only reads');
  return query.store === 'false' ? undefined : refused('can only read; send store=false');
}

const refused = (what: string): HttpError => new HttpError(403, 'key_restricted', `This key ${what}.`);
