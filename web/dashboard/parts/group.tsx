// Fields that belong together, with an error of the whole.

import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { useFieldError } from './form.tsx';

interface GroupProps {
  /** as the API names the whole; none where errors stand beside the fields alone */
  readonly name?: string;
  /** none where what is around it has one */
  readonly label?: string;
  readonly children: ComponentChildren;
}

/** The group. Where it is invalid, focus goes to itself. */
export function Group({ name, label, children }: GroupProps) {
  const id = useId();
  const error = useFieldError(name ?? '');
  return (
    <fieldset
      class="group"
      tabIndex={-1}
      data-invalid={error === undefined ? undefined : 'true'}
      aria-describedby={error === undefined ? undefined : id}
    >
      {label !== undefined && <legend>{label}</legend>}
      {error !== undefined && (
        <p class="error" id={id}>
          {label ?? 'This'} {error}
        </p>
      )}
      {children}
    </fieldset>
  );
}
