// Requests by day and operation: which days, a graph, and the same as a table.

import { useState } from 'preact/hooks';
import type { Usage } from '../api/answers.ts';
import { givenText } from '../api/form-values.ts';
import { type DayRange, dayAt, daysOf, isDay, type Preset, presetRange, presets } from '../format/days.ts';
import { counted } from '../format/instants.ts';
import { stacksOf } from '../graph/stacks.ts';
import { UsageGraph } from '../graph/usage-graph.tsx';
import { UsageTable } from '../graph/usage-table.tsx';
import { Field } from '../parts/field.tsx';
import { Form } from '../parts/form.tsx';
import { Loading } from '../parts/loading.tsx';
import { useDesk } from '../state/desk.ts';
import { useAction } from '../state/use-action.ts';
import { useLoaded } from '../state/use-loaded.ts';

/** The most days in one answer of the API. */
const mostDays = 92;

/** The panel. */
export function UsagePanel() {
  const { api, announce } = useDesk();
  const today = dayAt(Date.now());
  const [range, setRange] = useState<DayRange>(() => presetRange('month', today));
  const [preset, setPreset] = useState<Preset | undefined>('month');
  const usage = useLoaded(async () => {
    const usageOfRange = await api.usage(range.from, range.to);
    announce(
      `${counted(usageOfRange.requests, 'request')} from ${usageOfRange.start_date} to ${usageOfRange.end_date}.`,
    );
    return usageOfRange;
  }, [api, range.from, range.to]);
  return (
    <section class="card" aria-labelledby="usage">
      <h2 id="usage">Usage</h2>
      <fieldset class="choices">
        <legend class="unseen">Days</legend>
        {(Object.keys(presets) as Preset[]).map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === preset}
            onClick={() => {
              setPreset(name);
              setRange(presetRange(name, today));
            }}
          >
            {presets[name]}
          </button>
        ))}
      </fieldset>
      <OwnRange
        range={range}
        show={async (chosen) => {
          // The API is asked first: it says what is wrong with the days.
          const { start_date: from, end_date: to } = await api.usage(chosen.from, chosen.to);
          setPreset(undefined);
          setRange({ from, to });
        }}
      />
      <Loading loaded={usage}>{(shownUsage) => <Shown usage={shownUsage} />}</Loading>
    </section>
  );
}

interface OwnRangeProps {
  readonly range: DayRange;
  readonly show: (range: DayRange) => Promise<void>;
}

function OwnRange({ range, show }: OwnRangeProps) {
  const action = useAction();
  return (
    <details>
      <summary>Other days</summary>
      <Form
        action={action}
        fields={['start_date', 'end_date']}
        label="Show"
        submit={async (data) => {
          const to = givenText(data, 'end_date') ?? '';
          const from = givenText(data, 'start_date') ?? '';
          await show({ from, to });
        }}
      >
        <div class="columns">
          <Field
            key={`from ${range.from}`}
            name="start_date"
            label="First day"
            type="date"
            defaultValue={range.from}
            hint={`Days are those of UTC; at most ${mostDays} of them.`}
          />
          <Field
            key={`to ${range.to}`}
            name="end_date"
            label="Last day"
            type="date"
            defaultValue={range.to}
          />
        </div>
      </Form>
    </details>
  );
}

function Shown({ usage }: { readonly usage: Usage }) {
  const { start_date: from, end_date: to, requests } = usage;
  const days = isDay(from) && isDay(to) ? daysOf({ from, to }, mostDays) : [];
  const stacks = stacksOf(usage.usage, days);
  return (
    <>
      <p>
        <b>{counted(requests, 'request')}</b>{' '}
        <span class="quiet">
          from {from} to {to} (UTC), a few seconds behind
        </span>
      </p>
      {requests === 0 ? (
        <p class="empty">No requests on these days.</p>
      ) : (
        <>
          <UsageGraph stacks={stacks} />
          <UsageTable usage={usage.usage} />
        </>
      )}
    </>
  );
}
