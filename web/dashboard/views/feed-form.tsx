// The form of a new feed: where, which festivals, times for occasions and tithis of people are in it.

import { useState } from 'preact/hooks';
import type { NewFeed } from '../api/answers.ts';
import { emptyFeed, type FeedDraft, feedFields, feedIn } from '../api/feed-form.ts';
import { Field } from '../parts/field.tsx';
import { Form } from '../parts/form.tsx';
import { Group } from '../parts/group.tsx';
import { Select } from '../parts/select.tsx';
import { useAction } from '../state/use-action.ts';
import { FeedMuhurats } from './feed-muhurats.tsx';
import { FeedTithis } from './feed-tithis.tsx';
import { PlaceChoice } from './place-choice.tsx';

interface FeedFormProps {
  readonly send: (feed: NewFeed) => Promise<void>;
}

const festivals = [
  { value: 'important', name: 'major and regional ones' },
  { value: 'all', name: 'all' },
  { value: 'none', name: 'none' },
];

/** The form. */
export function FeedForm({ send }: FeedFormProps) {
  const action = useAction();
  const [draft, setDraft] = useState<FeedDraft>(emptyFeed);
  const change = (part: Partial<FeedDraft>) => setDraft({ ...draft, ...part });
  const text = (
    name: 'name' | 'region' | 'lang' | 'alarm',
    label: string,
    { hint, isNumber = false }: { readonly hint: string; readonly isNumber?: boolean },
  ) => (
    <Field
      name={name}
      label={label}
      hint={hint}
      spellcheck={false}
      {...(isNumber ? { inputMode: 'numeric' } : {})}
      value={draft[name]}
      change={(value) => change({ [name]: value })}
    />
  );
  return (
    <Form
      action={action}
      fields={feedFields(draft)}
      label="Create the feed"
      submit={() => send(feedIn(draft))}
    >
      {text('name', 'Title', { hint: 'Of the calendar. Empty: the name of the place.' })}
      <Group name="location_id" label="Place">
        <PlaceChoice
          place={draft.place}
          otherwise={draft.region === '' ? 'Ujjain' : `that of ${draft.region}`}
          choose={(place) => change({ place })}
        />
        <details>
          <summary>Tradition and language</summary>
          <div class="columns">
            {text('region', 'Region', {
              hint: 'NORTH_INDIA, or a state such as IN-MH. Empty: that of the place.',
            })}
            {text('lang', 'Language', { hint: 'A code such as hi or ta. Empty: English.' })}
          </div>
        </details>
      </Group>
      <Group label="Festivals and reminders">
        <div class="columns">
          <Select
            name="festivals"
            label="Festivals"
            choices={festivals}
            value={draft.festivals}
            choose={(value) => change({ festivals: value as FeedDraft['festivals'] })}
          />
          {text('alarm', 'Remind before', {
            hint: 'Minutes; 360 before a day is six in the evening. Empty: no reminder.',
            isNumber: true,
          })}
        </div>
        <label class="choice">
          <input
            type="checkbox"
            checked={draft.windows}
            onChange={(event) => change({ windows: event.currentTarget.checked })}
          />
          <span>Add the times of pujas and shraddhas as events</span>
        </label>
      </Group>
      <FeedMuhurats of={draft.muhurats} change={(muhurats) => change({ muhurats })} />
      <FeedTithis of={draft.tithis} change={(tithis) => change({ tithis })} />
    </Form>
  );
}
