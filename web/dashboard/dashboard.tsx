// Who is signed in, and what is said to screen readers.

import { useCallback, useMemo, useRef, useState } from 'preact/hooks';
import { apiOf } from './api/api.ts';
import { clientFor } from './api/client.ts';
import { useAnnouncer } from './parts/announcer.tsx';
import { type Desk, DeskContext } from './state/desk.ts';
import { keepKey, storedKey } from './state/session.ts';
import type { TextStore } from './state/text-store.ts';
import { Frame } from './views/frame.tsx';
import { SignIn } from './views/sign-in.tsx';

interface DashboardProps {
  readonly session: TextStore;
  readonly settings: TextStore;
}

/** The dashboard. */
export function Dashboard({ session, settings }: DashboardProps) {
  const [key, setKey] = useState(() => storedKey(session));
  const [why, setWhy] = useState<string>();
  const { announce, announcer } = useAnnouncer();
  const current = useRef(key);
  const changeKey = useCallback(
    (next: string | undefined) => {
      current.current = next;
      keepKey(session, next);
      setKey(next);
      setWhy(undefined);
    },
    [session],
  );
  const desk = useMemo((): Desk | undefined => {
    if (key === undefined) return undefined;
    const signOut = (reason?: string): void => {
      // Who was sent out comes back to where they were; who goes begins again.
      if (reason === undefined) history.replaceState(null, '', location.pathname);
      changeKey(undefined);
      setWhy(reason);
    };
    // A request under way with a key that has just been replaced may still be refused.
    const lost = (): void => {
      if (key === current.current)
        signOut('The key is no longer valid. Sign in with another key of the account.');
    };
    return { api: apiOf(clientFor(key, lost)), announce, changeKey, signOut };
  }, [key, announce, changeKey]);
  return (
    <>
      {desk === undefined ? (
        <SignIn why={why} signIn={changeKey} settings={settings} />
      ) : (
        <DeskContext.Provider value={desk}>
          <Frame settings={settings} />
        </DeskContext.Provider>
      )}
      {announcer}
    </>
  );
}
