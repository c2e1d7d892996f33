// What clients have the service keep for them: birth profiles and results of compatibility, by account.

/** Kinds of records. */
export type RecordKind = 'birth-profile' | 'compatibility';

/** Something kept for an account. */
export interface StoredRecord {
  /** its number among the records of the account and kind */
  readonly id: number;
  readonly accountId: number;
  readonly kind: RecordKind;
  /** JSON; encrypted at rest where the service has a key for it */
  readonly data: string;
  /** milliseconds since 1970 */
  readonly createdAt: number;
}

/** Records. None is ever found under another account than its own. */
export interface RecordStore {
  /** undefined, with nothing written, where the account already has `most` of the kind */
  createRecord(record: Omit<StoredRecord, 'id'>, most: number): Promise<StoredRecord | undefined>;
  record(accountId: number, kind: RecordKind, id: number): Promise<StoredRecord | undefined>;
  /** by id, from after `after` */
  records(
    accountId: number,
    kind: RecordKind,
    page: { readonly after?: number; readonly limit: number },
  ): Promise<readonly StoredRecord[]>;
  deleteRecord(accountId: number, kind: RecordKind, id: number): Promise<boolean>;
  /** removes every record of a kind; gives how many there were */
  deleteRecords(accountId: number, kind: RecordKind): Promise<number>;
}
