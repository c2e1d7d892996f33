// Asks before something is done that cannot be undone.

import type { ComponentChildren } from 'preact';
import { useAction } from '../state/use-action.ts';
import { Dialog } from './dialog.tsx';
import { Problem } from './problem.tsx';

interface ConfirmProps {
  readonly title: string;
  /** what the button that does it says */
  readonly label: string;
  readonly doIt: () => Promise<void>;
  readonly close: () => void;
  readonly children: ComponentChildren;
}

/** A question with two answers; focus begins on the harmless one. */
export function Confirm({ title, label, doIt, close, children }: ConfirmProps) {
  const { run, isBusy, failure } = useAction();
  return (
    <Dialog title={title} close={close}>
      {children}
      {failure !== undefined && <Problem failure={failure} />}
      <p class="buttons">
        <button type="button" onClick={close}>
          Cancel
        </button>
        <button
          type="button"
          class="danger"
          aria-disabled={isBusy}
          onClick={async () => {
            if (await run(doIt)) close();
          }}
        >
          {isBusy ? 'Please wait…' : label}
        </button>
      </p>
    </Dialog>
  );
}
