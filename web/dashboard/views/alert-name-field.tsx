// The name of an alert: made of its conditions until another is written.

import { Labelled } from '../parts/field.tsx';

interface AlertNameFieldProps {
  readonly value: string;
  readonly change: (value: string) => void;
}

/** The field. */
export function AlertNameField({ value, change }: AlertNameFieldProps) {
  return (
    <Labelled name="name" label="Name" hint="Stands in the events that are sent, and in the calendar.">
      {(wiring) => (
        <input
          {...wiring}
          type="text"
          name="name"
          maxLength={100}
          autoComplete="off"
          value={value}
          onInput={(event) => change(event.currentTarget.value)}
        />
      )}
    </Labelled>
  );
}
