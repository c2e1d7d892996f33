/**
 * Work in steps, so that what takes long is written once for those who can let others go on in between and for those
 * who cannot. In: a generator that yields between two steps of some milliseconds at most. Out: what it returns.
 */

/** Work that yields between its steps and returns its result. */
export type Steps<T> = Generator<undefined, T, undefined>;

/** Does work to its end. Throws what it throws. */
export function finished<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

/** Does work to its end, with a pause after each step where one is due. Rejects with what the work throws. */
export async function finishedWith<T>(steps: Steps<T>, pause: () => Promise<void> | undefined): Promise<T> {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
    await pause();
  }
}
