// A parsed request as plain data.

/** A parsed request, of whichever operation. */
export interface AnyGiven {
  readonly query: Readonly<Record<string, unknown>>;
  readonly params: Readonly<Record<string, unknown>>;
  /** empty where none is taken */
  readonly body: Readonly<Record<string, unknown>>;
}
