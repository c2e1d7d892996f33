// The form of a webhook: where to, which events, and for festivals which and how long before.

import { useState } from 'preact/hooks';
import type { NewWebhook, Webhook } from '../api/answers.ts';
import { type ChosenPlace, placeIn } from '../api/chosen-place.ts';
import {
  type Filter,
  festivalModes,
  kinds,
  kindTexts,
  webhookFields,
  webhookIn,
} from '../api/webhook-form.ts';
import { Field, Labelled } from '../parts/field.tsx';
import { Form } from '../parts/form.tsx';
import { Group } from '../parts/group.tsx';
import { Select } from '../parts/select.tsx';
import { useAction } from '../state/use-action.ts';
import { PlaceChoice } from './place-choice.tsx';

interface WebhookFormProps {
  /** what it is now; undefined for a new one */
  readonly webhook?: Webhook;
  readonly label: string;
  readonly send: (webhook: NewWebhook) => Promise<void>;
}

/** The form. */
export function WebhookForm({ webhook, label, send }: WebhookFormProps) {
  const action = useAction();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(webhook?.kinds ?? ['festival.upcoming']));
  const [place, setPlace] = useState<ChosenPlace | undefined>(() => placeIn(webhook?.filter ?? undefined));
  return (
    <Form
      action={action}
      fields={webhookFields}
      label={label}
      submit={(data) => send(webhookIn(data, place))}
    >
      <Field
        name="url"
        label="URL"
        defaultValue={webhook?.url ?? ''}
        required
        spellcheck={false}
        placeholder="https://example.com/hooks/calendar"
        hint="https, on the public Internet; redirects are not followed."
      />
      <Group name="kinds" label="Events">
        {kinds.map((kind) => (
          <label key={kind} class="choice">
            <input
              type="checkbox"
              name="kinds"
              value={kind}
              checked={chosen.has(kind)}
              onChange={(event) => {
                const next = new Set(chosen);
                if (event.currentTarget.checked) next.add(kind);
                else next.delete(kind);
                setChosen(next);
              }}
            />
            <span>
              <code>{kind}</code>
              <br />
              <span class="quiet">{kindTexts[kind]}</span>
            </span>
          </label>
        ))}
      </Group>
      {chosen.has('festival.upcoming') && (
        <Festivals filter={webhook?.filter ?? undefined} place={place} setPlace={setPlace} />
      )}
      <Field
        name="description"
        label="Note"
        maxLength={200}
        defaultValue={webhook?.description ?? ''}
        hint="For yourself."
      />
    </Form>
  );
}

interface FestivalsProps {
  readonly filter: Partial<Filter> | undefined;
  readonly place: ChosenPlace | undefined;
  readonly setPlace: (place: ChosenPlace | undefined) => void;
}

function Festivals({ filter, place, setPlace }: FestivalsProps) {
  return (
    <Group name="filter" label="Festivals">
      <PlaceChoice place={place} choose={setPlace} />
      <div class="columns">
        <Field
          name="filter.region"
          label="Region"
          defaultValue={filter?.region ?? ''}
          hint="A tradition: NORTH_INDIA, or a state such as IN-MH. Empty: that of the place."
        />
        <Field
          name="filter.pack"
          label="Rule pack"
          defaultValue={filter?.pack ?? ''}
          hint="Empty: that of the region."
        />
        <Field
          name="filter.days_ahead"
          label="Days ahead"
          inputMode="numeric"
          defaultValue={String(filter?.days_ahead ?? 1)}
          hint="0 to 30."
        />
        <Field
          name="filter.at_hour"
          label="From hour"
          inputMode="numeric"
          defaultValue={String(filter?.at_hour ?? 6)}
          hint="0 to 23, by the clock of the place."
        />
      </div>
      <Select
        name="filter.festival_mode"
        label="How days are decided"
        choices={festivalModes}
        defaultValue={filter?.festival_mode ?? 'standard'}
      />
      <Labelled
        name="filter.festivals"
        label="Only these festivals"
        hint="Their codes, such as FESTIVAL_DIWALI, separated by commas. Empty: all of the tradition."
      >
        {(wiring) => (
          <textarea
            {...wiring}
            name="filter.festivals"
            rows={2}
            spellcheck={false}
            defaultValue={(filter?.festivals ?? []).join(', ')}
          />
        )}
      </Labelled>
    </Group>
  );
}
