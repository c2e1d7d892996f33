// The tithi of one person: what it is for, how it is called, and which tithi it is.

import { lunarMonths, tithiName } from '../alerts/names.ts';
import type { TithiDraft } from '../api/feed-form.ts';
import { Field } from '../parts/field.tsx';
import { Group } from '../parts/group.tsx';
import { Select } from '../parts/select.tsx';

interface FeedTithiRowProps {
  /** as the API names it: `tithis.0` */
  readonly name: string;
  /** from 1 */
  readonly number: number;
  readonly of: TithiDraft;
  readonly change: (tithi: TithiDraft) => void;
  readonly remove: () => void;
}

const kinds = [
  { value: 'birthday', name: 'Birthday' },
  { value: 'shraddha', name: 'Yearly shraddha of a person remembered' },
];
const statedBy = [
  { value: 'date', name: 'by a date' },
  { value: 'tithi', name: 'by month and tithi' },
];
const months = lunarMonths.map(({ name }, i) => ({ value: String(i + 1), name }));
const tithis = Array.from({ length: 30 }, (_, i) => ({ value: String(i + 1), name: tithiName(i + 1) }));
const years = Array.from({ length: 3 }, (_, i) => ({
  value: String(i + 1),
  name: i === 0 ? 'this year' : `${i + 1} years`,
}));

/** The fields. */
export function FeedTithiRow({ name, number, of: tithi, change, remove }: FeedTithiRowProps) {
  const choose = (field: keyof TithiDraft) => (value: string) => change({ ...tithi, [field]: value });
  const text = (field: 'name' | 'date' | 'time', label: string, hint: string) => (
    <Field
      name={`${name}.${field}`}
      label={label}
      hint={hint}
      {...(field === 'name' ? {} : { type: field })}
      value={tithi[field]}
      change={choose(field)}
    />
  );
  return (
    <Group name={name} label={`Person ${number}`}>
      <div class="choosing">
        <Select
          name={`${name}.kind`}
          label="For"
          choices={kinds}
          value={tithi.kind}
          choose={choose('kind')}
        />
        {text('name', 'Title in the calendar', 'Such as Birthday of Asha. Anyone with the address reads it.')}
        <Select name={`${name}.by`} label="Tithi" choices={statedBy} value={tithi.by} choose={choose('by')} />
        {tithi.by === 'date' ? (
          <>
            {text('date', 'Date', 'The day on which the tithi ran.')}
            {text('time', 'Time', 'Empty: the tithi at sunrise.')}
          </>
        ) : (
          <>
            <Select
              name={`${name}.month`}
              label="Month"
              hint="Counted until the new moon."
              choices={months}
              value={tithi.month}
              choose={choose('month')}
            />
            <Select
              name={`${name}.tithi`}
              label="Tithi of the month"
              choices={tithis}
              value={tithi.tithi}
              choose={choose('tithi')}
            />
            <label class="choice">
              <input
                type="checkbox"
                checked={tithi.isAdhika}
                onChange={(event) => change({ ...tithi, isAdhika: event.currentTarget.checked })}
              />
              <span>The month is intercalary</span>
            </label>
          </>
        )}
        <Select
          name={`${name}.years`}
          label="Ahead"
          choices={years}
          value={tithi.years}
          choose={choose('years')}
        />
        <button type="button" onClick={remove}>
          Remove<span class="unseen"> person {number}</span>
        </button>
      </div>
    </Group>
  );
}
