// The context of what needs neither sky nor day: asking it for either is a programming error.

import type { Context, Inputs } from './context.ts';

/** A context with inputs alone. The checker guarantees that nothing else is needed. */
export function nowhere(inputs: Inputs): Context {
  const absent = (what: string): never => {
    throw new Error(`a chakra has no ${what}`);
  };
  return {
    get run() {
      return absent('run');
    },
    get py() {
      return absent('place');
    },
    day: 0,
    target: [],
    readAt: Number.NaN,
    inputs,
    range: undefined,
    readings: undefined,
  };
}
