// Something that a button or a form does: one at a time, with what went wrong.

import { useCallback, useRef, useState } from 'preact/hooks';
import { type Failure, failureFrom } from '../api/failure.ts';

/** An action and what became of it. */
export interface Action {
  readonly isBusy: boolean;
  readonly failure: Failure | undefined;
  /** does something, unless something is being done; gives whether it came to a good end */
  readonly run: (doing: () => Promise<void>) => Promise<boolean>;
}

/** An action of a component. */
export function useAction(): Action {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const busy = useRef(false);
  const run = useCallback(async (doing: () => Promise<void>): Promise<boolean> => {
    if (busy.current) return false;
    busy.current = true;
    setBusy(true);
    setFailure(undefined);
    try {
      await doing();
      return true;
    } catch (error) {
      setFailure(failureFrom(error));
      return false;
    } finally {
      busy.current = false;
      setBusy(false);
    }
  }, []);
  return { isBusy, failure, run };
}
