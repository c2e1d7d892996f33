// The name of an alert: made of its conditions until another is written.

import { Field } from '../parts/field.tsx';

interface AlertNameFieldProps {
  readonly value: string;
  readonly change: (value: string) => void;
}

/** The field. */
export function AlertNameField({ value, change }: AlertNameFieldProps) {
  return (
    <Field
      name="name"
      label="Name"
      hint="Events and the calendar include it."
      maxLength={100}
      value={value}
      change={change}
    />
  );
}
