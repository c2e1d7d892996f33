// What clients have the service keep for them: birth profiles, results of compatibility, feeds and alerts, by account.

/** Kinds of records. */
export type RecordKind = 'birth-profile' | 'compatibility' | 'feed' | 'alert';

/** Something kept for an account. */
export interface StoredRecord {
  /** its number among the records of the account and kind */
  readonly id: number;
  readonly accountId: number;
  readonly kind: RecordKind;
  /** JSON, short: what lists show; encrypted at rest where the service has a key for it */
  readonly data: string;
  /** milliseconds since 1970 */
  readonly createdAt: number;
}

/** What is to be kept. */
export interface NewRecord extends Omit<StoredRecord, 'id'> {
  /** JSON of any length that only `recordBody` gives back, encrypted as `data` is: a chart, a result in full */
  readonly body?: string;
}

/** What an account has of a kind. */
export interface RecordTotals {
  readonly records: number;
  /** of their data and bodies in UTF-8, as they are kept */
  readonly bytes: number;
}

/** Records. None is ever found under another account than its own. */
export interface RecordStore {
  /**
   * undefined, with nothing written, where the account already has `most` of the kind, or would have more than
   * `mostBytes`
   */
  createRecord(record: NewRecord, most: number, mostBytes?: number): Promise<StoredRecord | undefined>;
  /** the body of a record; undefined where there is no such record, or it was kept without */
  recordBody(accountId: number, kind: RecordKind, id: number): Promise<string | undefined>;
  recordTotals(accountId: number, kind: RecordKind): Promise<RecordTotals>;
  record(accountId: number, kind: RecordKind, id: number): Promise<StoredRecord | undefined>;
  /** by id, from after `after`; with `bodied` only those that have a body */
  records(
    accountId: number,
    kind: RecordKind,
    page: { readonly after?: number; readonly limit: number; readonly bodied?: boolean },
  ): Promise<readonly StoredRecord[]>;
  /** replaces the data of a record that has no body; undefined where there is no such record */
  changeRecord(
    accountId: number,
    kind: RecordKind,
    id: number,
    data: string,
  ): Promise<StoredRecord | undefined>;
  deleteRecord(accountId: number, kind: RecordKind, id: number): Promise<boolean>;
  /** removes every record of a kind; gives how many there were */
  deleteRecords(accountId: number, kind: RecordKind): Promise<number>;
}
