// Answers of requests that store something, kept by their `Idempotency-Key`, so that a repeat stores nothing again.

/** What is known of a request. */
export type KnownRequest =
  /** it was not seen before, and is now begun */
  | { readonly state: 'begun' }
  /** another with the same key is being answered */
  | { readonly state: 'running' }
  /** the key belongs to another request */
  | { readonly state: 'different' }
  | { readonly state: 'answered'; readonly status: number; readonly body: string };

/** Requests by their key. */
export interface IdempotencyStore {
  /**
   * Begins a request, or tells what became of it. `fingerprint` is a hash of method, path and body. One that was begun
   * and not finished counts as never begun after `abandonedBefore` (milliseconds since 1970).
   */
  beginRequest(
    accountId: number,
    key: string,
    request: { readonly fingerprint: string; readonly now: number; readonly abandonedBefore: number },
  ): Promise<KnownRequest>;
  finishRequest(
    accountId: number,
    key: string,
    answer: { readonly status: number; readonly body: string },
  ): Promise<void>;
  /** forgets one that failed, so that it may be tried again */
  dropRequest(accountId: number, key: string): Promise<void>;
  forgetRequests(before: number): Promise<number>;
}
