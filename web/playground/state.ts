// What the playground knows, and what it asks its worker: never more than one thing at a time, and of what was typed meanwhile the
// last.

import type { PlaygroundAnswer, PlaygroundPlace } from '@nirnaya/authoring/playground';
import type { Client } from './client.ts';
import { places } from './places.ts';

/** Years that are decided. */
const years = 30;

/** What the playground knows. */
export interface State {
  readonly client: Client | undefined;
  readonly place: PlaygroundPlace;
  readonly answer: PlaygroundAnswer | undefined;
  /** milliseconds from the last key to its answer */
  readonly took: number | undefined;
  readonly failure: string | undefined;
  /** is called whenever something of this has changed */
  onChange: () => void;
  typed(text: string): void;
  at(place: PlaygroundPlace): void;
  /** shows another rule of the text, or explains another of its dates */
  show(what: { readonly code?: string; readonly date?: string }): void;
  opened(client: Client): void;
  failed(error: unknown): void;
}

/** Opens the state with a text. */
export function openState(initial: string): State {
  let text = initial;
  let shown: { readonly code?: string | undefined; readonly date?: string | undefined } = {};
  let isAsking = false;
  let changedAt: number | undefined;
  const state = {
    client: undefined as Client | undefined,
    place: places[0] as PlaygroundPlace,
    answer: undefined as PlaygroundAnswer | undefined,
    took: undefined as number | undefined,
    failure: undefined as string | undefined,
    onChange: () => {},
    typed(next: string) {
      text = next;
      ask();
    },
    at(place: PlaygroundPlace) {
      state.place = place;
      ask();
    },
    show(what: { readonly code?: string; readonly date?: string }) {
      shown = { code: shown.code, ...what };
      ask();
    },
    opened(client: Client) {
      state.client = client;
      ask();
    },
    failed(error: unknown) {
      state.failure = error instanceof Error ? error.message : String(error);
      state.onChange();
    },
  };

  function ask(): void {
    changedAt ??= performance.now();
    void answer();
  }

  async function answer(): Promise<void> {
    const { client, place } = state;
    if (isAsking || changedAt === undefined || client === undefined) return;
    const since = changedAt;
    changedAt = undefined;
    isAsking = true;
    const now = new Date();
    const question = {
      text,
      place,
      from: now.getFullYear(),
      years,
      today: now.toISOString().slice(0, 10),
      ...shown,
    };
    try {
      state.answer = await client.ask({ kind: 'answer', question });
      state.failure = undefined;
    } catch (error) {
      state.failure = error instanceof Error ? error.message : String(error);
    }
    isAsking = false;
    state.took = performance.now() - since;
    state.onChange();
    void answer();
  }

  return state;
}
