// The form that makes a key.

import type { KeyWithText } from '../api/answers.ts';
import { Field } from '../parts/field.tsx';
import { Form } from '../parts/form.tsx';
import { givenNumber, textIn } from '../parts/form-values.ts';
import { useDesk } from '../state/desk.ts';
import { useAction } from '../state/use-action.ts';

/** The form. */
export function NewKey({ made }: { readonly made: (key: KeyWithText) => void }) {
  const { api } = useDesk();
  const action = useAction();
  return (
    <section class="card">
      <h2>Make a key</h2>
      <Form
        action={action}
        fields={['name', 'expires_in_days']}
        label="Make the key"
        submit={async (data, form) => {
          const days = givenNumber(data, 'expires_in_days');
          const key = await api.createKey({
            name: textIn(data, 'name'),
            ...(days === undefined ? {} : { expires_in_days: days }),
          });
          form.reset();
          made(key);
        }}
      >
        <div class="columns">
          <Field
            name="name"
            label="Name"
            maxLength={100}
            required
            hint="What it is for: production, phone."
          />
          <Field
            name="expires_in_days"
            label="Days until it expires"
            inputMode="numeric"
            hint="Empty: it does not expire."
          />
        </div>
      </Form>
    </section>
  );
}
