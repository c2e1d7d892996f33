// Something that is asked for when a view is shown, and again when it may have changed.

import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { type Failure, failureFrom } from '../api/failure.ts';

/** What is known of it. While it is asked for again, what was known stays. */
export interface Loaded<T> {
  readonly value: T | undefined;
  readonly failure: Failure | undefined;
  readonly isLoading: boolean;
  /** asks again */
  readonly reload: () => Promise<void>;
}

/** Asks, and again whenever one of `inputs` is another. An answer that another request has overtaken is dropped. */
export function useLoaded<T>(load: () => Promise<T>, inputs: readonly unknown[]): Loaded<T> {
  const [known, setKnown] = useState<Omit<Loaded<T>, 'reload'>>({
    value: undefined,
    failure: undefined,
    isLoading: true,
  });
  const latest = useRef(0);
  const reload = useCallback(async () => {
    latest.current += 1;
    const own = latest.current;
    setKnown((before) => ({ ...before, isLoading: true }));
    try {
      const value = await load();
      if (own === latest.current) setKnown({ value, failure: undefined, isLoading: false });
    } catch (error) {
      if (own !== latest.current) return;
      setKnown((before) => ({ ...before, failure: failureFrom(error), isLoading: false }));
    }
  }, inputs);
  useEffect(() => {
    reload();
    return () => {
      latest.current += 1;
    };
  }, [reload]);
  return { ...known, reload };
}
