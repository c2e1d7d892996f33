// Asks for how long what is replaced is still good, and replaces it: a key, a signing secret.

import type { ComponentChildren } from 'preact';
import { givenNumber } from '../api/form-values.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Field } from '../parts/field.tsx';
import { Form } from '../parts/form.tsx';
import { useAction } from '../state/use-action.ts';

interface RotateDialogProps {
  readonly title: string;
  readonly label: string;
  readonly hint: string;
  readonly rotate: (body: { readonly overlap_hours?: number }) => Promise<void>;
  readonly close: () => void;
  readonly children: ComponentChildren;
}

/** The dialog. */
export function RotateDialog({ title, label, hint, rotate, close, children }: RotateDialogProps) {
  const action = useAction();
  return (
    <Dialog title={title} close={close}>
      {children}
      <Form
        action={action}
        fields={['overlap_hours']}
        label={label}
        besides={
          <button type="button" onClick={close}>
            Cancel
          </button>
        }
        submit={async (data) => {
          const hours = givenNumber(data, 'overlap_hours');
          await rotate(hours === undefined ? {} : { overlap_hours: hours });
          close();
        }}
      >
        <Field
          name="overlap_hours"
          label="Overlap in hours"
          inputMode="numeric"
          defaultValue="24"
          hint={hint}
        />
      </Form>
    </Dialog>
  );
}
