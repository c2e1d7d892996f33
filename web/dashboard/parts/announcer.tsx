// A region that screen readers watch: what is put there they say when they have said what they are saying.

import type { VNode } from 'preact';
import { useCallback, useState } from 'preact/hooks';

/** What says something, and the region, which must be on the page from the beginning. */
export interface Announcing {
  readonly announce: (text: string) => void;
  readonly announcer: VNode;
}

/** A voice. */
export function useAnnouncer(): Announcing {
  const [message, setMessage] = useState({ text: '', turn: 0 });
  // The same text said again must be another text to be heard: every other time a space that is not seen follows it.
  const announce = useCallback((text: string) => setMessage(({ turn }) => ({ text, turn: turn + 1 })), []);
  return {
    announce,
    announcer: (
      <p class="unseen" role="status" aria-live="polite">
        {message.text}
        {message.turn % 2 === 1 ? '\u00a0' : ''}
      </p>
    ),
  };
}
