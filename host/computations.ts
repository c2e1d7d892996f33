// What a host computes: a function of a name and plain data, opened with a state. Hosts know nothing else of it.

/**
 * Computes what a task asks for. What it throws, `run` rejects with. It computes without a pause, or gives a promise where
 * it must load something; the next task of the thread waits for it either way.
 */
export type Computations = (name: string, input: unknown) => unknown;

/**
 * Opens computations with a state, and again with each new one. `emit` hands an event, plain data, to the `onEvent` of the
 * host: a warning for the log, figures of caches.
 */
export type OpenComputations = (
  state: unknown,
  emit: (event: unknown) => void,
) => Computations | Promise<Computations>;

/** Hears what computations emit. */
export type EventListener = (event: unknown) => void;

/** A result, and what of it is handed over without a copy. Made by `withTransfer`. */
export class TransferredResult {
  readonly value: unknown;
  readonly transfer: readonly ArrayBuffer[];

  constructor(value: unknown, transfer: readonly ArrayBuffer[]) {
    this.value = value;
    this.transfer = transfer;
  }
}

/**
 * A result whose buffers are handed over, not copied: the computation cannot use them afterwards. Not for a `Buffer` of
 * Node's pool, which shares its memory with others.
 */
export function withTransfer(value: unknown, transfer: readonly ArrayBuffer[]): TransferredResult {
  return new TransferredResult(value, transfer);
}

/** The result as it is given, and what of it is handed over. */
export function resultOf(result: unknown): TransferredResult {
  return result instanceof TransferredResult ? result : new TransferredResult(result, []);
}
