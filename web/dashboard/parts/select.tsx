// A field that is a choice between values.

import { Labelled } from './field.tsx';

interface SelectProps {
  /** as the API names it */
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly choices: readonly { readonly value: string; readonly name: string }[];
  /** what is chosen first, of a field that a form reads when it is sent */
  readonly defaultValue?: string;
  /** what is chosen, of a field that is watched */
  readonly value?: string;
  readonly choose?: (value: string) => void;
}

/** The field. */
export function Select({ name, label, hint, choices, defaultValue, value, choose }: SelectProps) {
  return (
    <Labelled name={name} label={label} hint={hint}>
      {(wiring) => (
        <select
          {...wiring}
          name={name}
          onChange={(event) => choose?.(event.currentTarget.value)}
          {...(value === undefined ? {} : { value })}
        >
          {choices.map((choice) => (
            <option
              key={choice.value}
              value={choice.value}
              {...(value === undefined ? { selected: choice.value === defaultValue } : {})}
            >
              {choice.name}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}
