/**
 * What hangs on a cached object, in bytes. A cache opens a ledger for each entry; code that computes something
 * that lives as long as the entry charges it there, and so the cache can bound what its entries have become.
 */

/** The running account of one entry. */
interface Ledger {
  bytes: number;
  /** hears of growth */
  readonly grown: () => void;
}

const ledgers = new WeakMap<object, Ledger>();

/** Opens the ledger of an entry with what it takes by itself. */
export function openLedger(owner: object, bytes: number, grown: () => void): void {
  ledgers.set(owner, { bytes, grown });
}

/** What an entry takes with all that hangs on it, bytes; 0 for what no cache holds. */
export const chargedTo = (owner: object): number => ledgers.get(owner)?.bytes ?? 0;

/** Charges what hangs on an object; one that no cache holds goes with its owner, and nothing is counted. */
export function charge(owner: object, bytes: number): void {
  const ledger = ledgers.get(owner);
  if (ledger === undefined) return;
  ledger.bytes += bytes;
  ledger.grown();
}

/** From now on what is charged to an object is charged to the one that it hangs on. */
export function hangOn(owner: object, object: object): void {
  const ledger = ledgers.get(owner);
  if (ledger !== undefined) ledgers.set(object, ledger);
}

/** Values that hang on objects, one on each: made on first use, kept as long as the object, charged to it. */
export interface Hanging<O extends object, V> {
  /** the value of an object, made by `make` where there is none yet */
  of(owner: O, make: () => V): V;
  /** the value of an object where it has been made */
  known(owner: O): V | undefined;
}

/** Opens a table of values that hang on objects; `bytesOf` weighs a value when it is made. */
export function hanging<O extends object, V>(bytesOf: (value: V) => number): Hanging<O, V> {
  const values = new WeakMap<O, { readonly value: V }>();
  return {
    of(owner, make) {
      const known = values.get(owner);
      if (known !== undefined) return known.value;
      const value = make();
      values.set(owner, { value });
      charge(owner, bytesOf(value));
      return value;
    },
    known: (owner) => values.get(owner)?.value,
  };
}
