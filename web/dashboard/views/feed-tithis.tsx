// The tithis of people in a feed: birthdays and yearly shraddhas.

import { newTithi, type TithiDraft } from '../api/feed-form.ts';
import { Group } from '../parts/group.tsx';
import { FeedTithiRow } from './feed-tithi-row.tsx';

interface FeedTithisProps {
  readonly of: readonly TithiDraft[];
  readonly change: (tithis: readonly TithiDraft[]) => void;
}

/** As many as a feed takes. */
const most = 20;

/** The fields. */
export function FeedTithis({ of: tithis, change }: FeedTithisProps) {
  return (
    <Group name="tithis" label="Tithis of people">
      <p class="quiet">
        By the Hindu calendar a birthday, or the day on which a person is remembered, returns with its tithi:
        each year on another date. Dates and times are those of the place of the feed.
      </p>
      <ol class="parts">
        {tithis.map((tithi, i) => (
          <li key={`tithis.${i}`}>
            <FeedTithiRow
              name={`tithis.${i}`}
              number={i + 1}
              of={tithi}
              change={(changed) => change(tithis.map((one, j) => (j === i ? changed : one)))}
              remove={() => change(tithis.filter((_one, j) => j !== i))}
            />
          </li>
        ))}
      </ol>
      {tithis.length < most && (
        <p class="buttons">
          <button type="button" onClick={() => change([...tithis, newTithi])}>
            Add a person
          </button>
        </p>
      )}
    </Group>
  );
}
