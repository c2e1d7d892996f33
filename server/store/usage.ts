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

/** Requests of all keys of an account on a day. */
export type DayUsage = Pick<Usage, 'day' | 'operation' | 'requests'>;

/** Which row of an account's usage is meant. */
export type UsageRow = Pick<Usage, 'day' | 'operation' | 'keyId'>;

/** Usage. */
export interface UsageStore {
  /** adds requests to what is there */
  addUsage(usage: readonly Usage[]): Promise<void>;
  /** usage of an account from one day to another, both included, by day and operation, its keys together */
  usage(accountId: number, from: string, to: string): Promise<readonly DayUsage[]>;
  /** usage of each key of an account, by day, operation and key, from after a row */
  usageOfKeys(
    accountId: number,
    page: { readonly after?: UsageRow | undefined; readonly limit: number },
  ): Promise<readonly Usage[]>;
}
