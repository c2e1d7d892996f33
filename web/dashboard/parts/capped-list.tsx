// What an account has of something that its plan limits, and the form of a new one.

import type { ComponentChildren } from 'preact';
import { counted } from '../format/instants.ts';

interface CappedListProps {
  /** one of them: `feed` */
  readonly what: string;
  readonly count: number;
  /** how many the plan allows */
  readonly most: number;
  /** what is said where there is none yet */
  readonly empty: ComponentChildren;
  readonly form: ComponentChildren;
  /** the cards */
  readonly children: ComponentChildren;
}

/** How many there are, their cards, and the form, which is open where there is none and gone where the plan is full. */
export function CappedList({ what, count, most, empty, form, children }: CappedListProps) {
  return (
    <>
      <section>
        <p class="quiet">
          {counted(count, what)} of {most}
        </p>
        {count === 0 && <p class="empty">{empty}</p>}
        {children}
      </section>
      <details class="card" open={count === 0}>
        <summary>
          <h2>New {what}</h2>
        </summary>
        {count < most ? form : <p>Your plan allows {counted(most, what)}. Delete one to create another.</p>}
      </details>
    </>
  );
}
