// What access control knows of an operation, and of a request to it.

import type { OperationGroup } from '@nirnaya/contract/common';
import type { PlanId } from '@nirnaya/contract/plans';

/** Who may call an operation. */
export interface AccessPolicy {
  /** unique name, `festivalsOn` */
  readonly id: string;
  /** the smallest plan that includes it; undefined where it is public */
  readonly plan: PlanId | undefined;
  /** whether the quota of the month is not charged */
  readonly uncounted: boolean;
  readonly group: OperationGroup;
  /** whether it changes what is stored */
  readonly writes: boolean | 'unless_store_false';
  /** whether it makes or ends keys */
  readonly managesKeys: boolean;
}

/** What a request costs its caller. */
export interface Terms {
  /** as how many requests it counts */
  readonly counted: number;
  /** the smallest plan that includes all that it asks for; undefined where no key is needed */
  readonly plan: PlanId | undefined;
}
