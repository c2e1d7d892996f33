// A text that is shown this once: a key, a signing secret. It can be copied, and goes when it is put away.

import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { copied } from '../state/copied.ts';
import { useDesk } from '../state/desk.ts';

interface SecretProps {
  readonly title: string;
  /** what it is, for the label of its field: `Key` */
  readonly label: string;
  readonly text: string;
  readonly putAway: () => void;
  readonly children: ComponentChildren;
  /** what stands behind the text */
  readonly after?: ComponentChildren;
}

/** A panel with the text; it takes focus, so that nobody misses it. */
export function Secret({ title, label, text, putAway, children, after }: SecretProps) {
  const { announce } = useDesk();
  const heading = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => heading.current?.focus(), [text]);
  const copy = async (): Promise<void> => {
    field.current?.select();
    const isCopied = await copied(text);
    announce(isCopied ? `${label} copied.` : `${label} is selected. Copy it with the keyboard.`);
  };
  return (
    <section class="card secret">
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
      <div class="joined">
        <input ref={field} readOnly aria-label={label} value={text} spellcheck={false} class="code" />
        <button type="button" class="primary" onClick={copy}>
          Copy
        </button>
      </div>
      {after}
      <p class="buttons">
        <button type="button" onClick={putAway}>
          I have stored it
        </button>
      </p>
    </section>
  );
}
