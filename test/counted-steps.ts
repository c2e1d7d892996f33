// How often work in steps yields, which tests count in place of timing it.

import type { Steps } from '../engine/steps.ts';

/** Does work to its end. Returns what came of it and after how many pauses. */
export function counted<T>(steps: Steps<T>): { readonly value: T; readonly pauses: number } {
  let pauses = 0;
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return { value, pauses };
    pauses += 1;
  }
}
