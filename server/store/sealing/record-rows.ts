// Records as they lie in the tables: sealed, each with whether it is sealed for its number.

import type { RecordKind, RecordStore, StoredRecord } from '../records.ts';

/** Something that says whether it is sealed for its number, or as earlier versions did, for account and kind alone. */
export type Bound<T> = T & { readonly bound: boolean };

/** What a record has that is sealed. */
export interface RecordContent {
  readonly data: string;
  readonly body?: string;
}

/** The rows of records. */
export interface RecordRows extends Pick<RecordStore, 'recordTotals' | 'deleteRecord' | 'deleteRecords'> {
  /**
   * keeps what `contentOf` makes of the number that the record gets; gives the number, or undefined, with nothing written,
   * where the account already has `most` of the kind, or would have more than `mostBytes`
   */
  createRecord(
    record: Pick<StoredRecord, 'accountId' | 'kind' | 'createdAt'>,
    contentOf: (id: number) => RecordContent,
    limits: { readonly most: number; readonly mostBytes: number },
  ): Promise<number | undefined>;
  recordBody(
    accountId: number,
    kind: RecordKind,
    id: number,
  ): Promise<Bound<{ readonly text: string }> | undefined>;
  /** replaces what is sealed of a record without a body; undefined where there is none */
  changeRecord(
    accountId: number,
    kind: RecordKind,
    id: number,
    data: string,
  ): Promise<Bound<StoredRecord> | undefined>;
  record(...place: Parameters<RecordStore['record']>): Promise<Bound<StoredRecord> | undefined>;
  records(...page: Parameters<RecordStore['records']>): Promise<readonly Bound<StoredRecord>[]>;
  /** those that are not sealed for their numbers, by account, kind and number */
  unboundRecords(page: {
    readonly after: Pick<StoredRecord, 'accountId' | 'kind' | 'id'> | undefined;
    readonly limit: number;
  }): Promise<readonly Bound<StoredRecord & RecordContent>[]>;
  /** puts what is sealed for its number in place of what was not */
  bindRecord(record: StoredRecord & RecordContent): Promise<void>;
}
