// What every view works with: the operations, who is signed in, and a voice for screen readers.

import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Api } from '../api/api.ts';

/** What every view works with. */
export interface Desk {
  readonly api: Api;
  /** says something to screen readers, when they have said what they are saying */
  readonly announce: (text: string) => void;
  /** goes on with another key of the account */
  readonly changeKey: (key: string) => void;
  readonly signOut: (why?: string) => void;
}

/** Hands it to the views. */
export const DeskContext = createContext<Desk | undefined>(undefined);

/** What every view works with. Throws where nobody is signed in. */
export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (desk === undefined) throw new Error('nobody is signed in');
  return desk;
}
