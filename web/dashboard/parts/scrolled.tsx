// What may be wider than the page: it scrolls by itself, so that the page need not.

import type { ComponentChildren } from 'preact';

interface ScrolledProps {
  readonly label: string;
  readonly children: ComponentChildren;
}

/** A part of the page that scrolls, by the keyboard too. */
export function Scrolled({ label, children }: ScrolledProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section class="wide" aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
