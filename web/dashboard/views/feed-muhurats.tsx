// The occasions of a feed: which, from what score on, and for how long ahead.

import { events } from '../alerts/names.ts';
import { type MuhuratDraft, newMuhurat } from '../api/feed-form.ts';
import { Group } from '../parts/group.tsx';
import { Select } from '../parts/select.tsx';

interface FeedMuhuratsProps {
  readonly of: readonly MuhuratDraft[];
  readonly change: (muhurats: readonly MuhuratDraft[]) => void;
}

/** As many as a feed takes. */
const most = 4;

const scores = [
  { value: '80', name: 'Excellent (80 and above)' },
  { value: '60', name: 'Good (60 and above)' },
  { value: '40', name: 'Neutral (40 and above)' },
];

const months = ['1', '2', '3', '4', '5', '6'].map((value) => ({
  value,
  name: value === '1' ? 'this month' : `${value} months`,
}));

/** The fields. */
export function FeedMuhurats({ of: muhurats, change }: FeedMuhuratsProps) {
  const free = events.find(({ value }) => muhurats.every(({ event }) => event !== value));
  return (
    <Group name="muhurats" label="Times for occasions">
      <p class="quiet">Good times of the coming months, each as an event with its score and reasons.</p>
      <ol class="parts">
        {muhurats.map((muhurat, i) => {
          const name = `muhurats.${i}`;
          const choose = (field: keyof MuhuratDraft) => (value: string) =>
            change(muhurats.map((one, j) => (j === i ? { ...one, [field]: value } : one)));
          return (
            <li key={name}>
              <Group name={name} label={`Occasion ${i + 1}`}>
                <div class="choosing">
                  <Select
                    name={`${name}.event`}
                    label="Occasion"
                    choices={events}
                    value={muhurat.event}
                    choose={choose('event')}
                  />
                  <Select
                    name={`${name}.min_score`}
                    label="Times"
                    choices={scores}
                    value={muhurat.minScore}
                    choose={choose('minScore')}
                  />
                  <Select
                    name={`${name}.months`}
                    label="Ahead"
                    choices={months}
                    value={muhurat.months}
                    choose={choose('months')}
                  />
                  <button type="button" onClick={() => change(muhurats.filter((_one, j) => j !== i))}>
                    Remove<span class="unseen"> occasion {i + 1}</span>
                  </button>
                </div>
              </Group>
            </li>
          );
        })}
      </ol>
      {muhurats.length < most && free !== undefined && (
        <p class="buttons">
          <button type="button" onClick={() => change([...muhurats, { ...newMuhurat, event: free.value }])}>
            Add an occasion
          </button>
        </p>
      )}
    </Group>
  );
}
