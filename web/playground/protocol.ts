// What the page of the playground and its worker send each other.

import type {
  PlaygroundAnswer,
  PlaygroundCompletions,
  PlaygroundHover,
  PlaygroundPlace,
  PlaygroundQuestion,
} from '@nirnaya/authoring/playground';

/** What the page asks; each but the first is answered by a reply with its id. */
export type Request =
  | {
      readonly kind: 'open';
      readonly sky: Uint8Array;
      readonly packs: Uint8Array;
      readonly calendars: Uint8Array;
    }
  | { readonly kind: 'answer'; readonly id: number; readonly question: PlaygroundQuestion }
  | {
      readonly kind: 'completions';
      readonly id: number;
      readonly text: string;
      readonly offset: number;
      readonly afterBlank: boolean;
    }
  | {
      readonly kind: 'hover';
      readonly id: number;
      readonly text: string;
      readonly offset: number;
      readonly place: PlaygroundPlace;
    };

/** What comes of each kind of request. */
export interface Replies {
  readonly answer: PlaygroundAnswer;
  readonly completions: PlaygroundCompletions | undefined;
  readonly hover: PlaygroundHover | undefined;
}

/** A reply of the worker; one with an error failed for a reason of our own. */
export type Reply =
  | { readonly kind: 'opened' }
  | { readonly kind: 'failed'; readonly message: string; readonly id?: number }
  | { readonly kind: 'replied'; readonly id: number; readonly value: Replies[keyof Replies] };
