// The heading of a view. It takes focus when the view is shown, so that screen readers begin there.

import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

interface HeadingProps {
  readonly text: string;
  readonly children?: ComponentChildren;
}

/** The heading, and the title of the page. */
export function Heading({ text, children }: HeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  useLayoutEffect(() => {
    document.title = `${text} · Nirnaya`;
  }, [text]);
  return (
    <div class="heading">
      <h1 ref={heading} tabIndex={-1}>
        {text}
      </h1>
      {children}
    </div>
  );
}
