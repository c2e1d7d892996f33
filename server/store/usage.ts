// What was asked, by day and operation, for the graphs of the dashboard.

/** Requests of a key on a day. */
export interface Usage {
  readonly accountId: number;
  readonly keyId: number;
  /** civil day in UTC, `2026-11-22` */
  readonly day: string;
  /** operation id, `panchang` */
  readonly operation: string;
  readonly requests: number;
}

/** Usage. */
export interface UsageStore {
  /** adds requests to what is there */
  addUsage(usage: readonly Usage[]): Promise<void>;
  /** usage of an account from one day to another, both included, by day, operation and key */
  usage(accountId: number, from: string, to: string): Promise<readonly Usage[]>;
}
