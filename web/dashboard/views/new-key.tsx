// The form that makes a key.

import type { KeyWithText, NewKey as NewKeyBody } from '../api/answers.ts';
import { givenNumber, givenWords, textIn } from '../api/form-values.ts';
import { Field } from '../parts/field.tsx';
import { Form } from '../parts/form.tsx';
import { Group } from '../parts/group.tsx';
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
        fields={['name', 'expires_in_days', 'permissions.groups', 'permissions']}
        label="Make the key"
        submit={async (data, form) => {
          const days = givenNumber(data, 'expires_in_days');
          const key = await api.createKey({
            name: textIn(data, 'name'),
            ...(days === undefined ? {} : { expires_in_days: days }),
            permissions: permissionsIn(data),
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
        <Group name="permissions" label="What it may do">
          <Choice name="read_only" label="Read only: it changes nothing that is stored" />
          <Choice name="no_keys" label="No key management: it makes, rotates and revokes no keys" />
          <Field
            name="permissions.groups"
            label="Only these groups of operations"
            spellcheck={false}
            hint="As Panchang, Festivals: the groups of the reference, separated by commas. Empty: every one. A restricted key manages no keys."
          />
        </Group>
      </Form>
    </section>
  );
}

function permissionsIn(data: FormData): NonNullable<NewKeyBody['permissions']> {
  // What is no group is for the service to refuse, which knows them.
  const groups = givenWords(data, 'permissions.groups') as Groups | undefined;
  return {
    ...(groups === undefined ? {} : { groups: [...groups] }),
    ...(data.has('read_only') ? { read_only: true } : {}),
    ...(data.has('no_keys') ? { manage_keys: false } : {}),
  };
}

type Groups = NonNullable<NonNullable<NewKeyBody['permissions']>['groups']>;

function Choice({ name, label }: { readonly name: string; readonly label: string }) {
  return (
    <label class="choice">
      <input type="checkbox" name={name} />
      <span>{label}</span>
    </label>
  );
}
