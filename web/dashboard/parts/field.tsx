// A field of a form with its label, its hint and its error, which screen readers read with it.

import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { useFieldError } from './form.tsx';

/** What the element of a field is given, so that it is read with its hint and its error. */
interface Wiring {
  readonly id: string;
  readonly 'aria-invalid': 'true' | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface LabelledProps {
  /** as the API names it */
  readonly name: string;
  readonly label: string;
  readonly hint?: ComponentChildren;
  readonly children: (wiring: Wiring) => ComponentChildren;
}

/** A label, a hint and an error around any element of a form. */
export function Labelled({ name, label, hint, children }: LabelledProps) {
  const id = useId();
  const error = useFieldError(name);
  const describedBy = [
    ...(error === undefined ? [] : [`${id}-error`]),
    ...(hint === undefined ? [] : [`${id}-hint`]),
  ].join(' ');
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {children({
        id,
        'aria-invalid': error === undefined ? undefined : 'true',
        'aria-describedby': describedBy === '' ? undefined : describedBy,
      })}
      {hint !== undefined && (
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p class="error" id={`${id}-error`}>
          {label} {error}
        </p>
      )}
    </div>
  );
}

interface FieldProps extends Omit<LabelledProps, 'children'> {
  readonly type?: 'password' | 'date' | 'time';
  /** what it holds first, of a field that a form reads when it is sent */
  readonly defaultValue?: string;
  /** what it holds, of a field that is watched */
  readonly value?: string;
  /** called with what it holds after each key */
  readonly change?: (value: string) => void;
  readonly placeholder?: string;
  readonly inputMode?: 'numeric';
  readonly maxLength?: number;
  readonly required?: boolean;
  readonly spellcheck?: boolean;
}

/** A field of one line. */
export function Field({ name, label, hint, type, change, ...input }: FieldProps) {
  return (
    <Labelled name={name} label={label} hint={hint}>
      {(wiring) => {
        const all = {
          autoComplete: 'off',
          ...input,
          ...wiring,
          name,
          onInput: (event: { readonly currentTarget: HTMLInputElement }) =>
            change?.(event.currentTarget.value),
        };
        if (type === 'password') return <input type="password" {...all} />;
        if (type === 'time') return <input type="time" {...all} />;
        return type === 'date' ? <input type="date" {...all} /> : <input type="text" {...all} />;
      }}
    </Labelled>
  );
}
