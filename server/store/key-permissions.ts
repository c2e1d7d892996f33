// What a key may do of what its plan includes, as it is stored with the key.

import type { OperationGroup } from '@nirnaya/contract/common';

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
