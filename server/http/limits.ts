// What clients may take of the server: connections, requests, time and memory.

/** Bounds of an HTTP server. Times in milliseconds. */
export interface HttpLimits {
  /** open at the same time; one more is closed at once */
  readonly connections: number;
  /** the same, of one remote address; with one more, the oldest of its own that has no request under way is closed */
  readonly connectionsPerAddress: number;
  /** pages of the site that are computed for one remote address in a minute; one more is refused with a 429 */
  readonly pagesPerMinute: number;
  /** answered at the same time, in all; one more is refused with a 503 */
  readonly requests: number;
  /** the same, of one caller */
  readonly requestsPerCaller: number;
  /** answers sent while they are made, at the same time and in all; one more is refused with a 503 */
  readonly streams: number;
  /** the same, of one caller: an account, or an address where there is none */
  readonly streamsPerCaller: number;
  /** sent on one connection ahead of their answers; with one more the connection is closed */
  readonly pipelined: number;
  /** milliseconds by which the event loop may lag; beyond it requests are refused with a 503, but for health */
  readonly maxLag: number;
  /** bytes of large answers being sent at the same time */
  readonly sending: number;
  /** for the headers of a request */
  readonly headersTimeout: number;
  /** for a request as a whole */
  readonly requestTimeout: number;
  /** a connection without requests is closed after this */
  readonly keepAliveTimeout: number;
  /** a connection that takes in nothing of its answer is closed after this */
  readonly writeTimeout: number;
  /** how long requests may go on after the server is asked to stop */
  readonly shutdownTimeout: number;
}

/** The bounds where nothing else is said. */
export const defaultLimits: HttpLimits = {
  connections: 1000,
  connectionsPerAddress: 250,
  pagesPerMinute: 240,
  requests: 256,
  requestsPerCaller: 128,
  streams: 32,
  streamsPerCaller: 8,
  pipelined: 32,
  maxLag: 250,
  sending: 64_000_000,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 5000,
  writeTimeout: 15_000,
  shutdownTimeout: 10_000,
};
