// One condition of an alert: what it is about, whether the day has it or has it not, and its fields.

import { firstPart, type Part, type PartKindName, partKindNames, partKinds } from '../alerts/parts.ts';
import { Group } from '../parts/group.tsx';
import { Select } from '../parts/select.tsx';
import { ObservanceSelect } from './observance-select.tsx';

interface ConditionRowProps {
  /** as the API names it: `conditions.all.0` */
  readonly name: string;
  /** from 1 */
  readonly number: number;
  readonly part: Part;
  readonly change: (part: Part) => void;
  /** undefined for the only one */
  readonly remove: (() => void) | undefined;
}

const kinds = partKindNames.map((kind) => ({ value: kind, name: partKinds[kind].label }));

const isOrNot = [
  { value: 'is', name: 'has it' },
  { value: 'not', name: 'does not have it' },
];

/** The condition. */
export function ConditionRow({ name, number, part, change, remove }: ConditionRowProps) {
  const { kind, isNot, chosen } = part;
  const choose = (field: string) => (value: string) =>
    change({ ...part, chosen: { ...chosen, [field]: value } });
  return (
    <Group name={name} label={`Condition ${number}`}>
      <div class="choosing">
        <Select
          name={`${name}.kind`}
          label="About"
          choices={kinds}
          value={kind}
          choose={(next) => change({ ...firstPart(next as PartKindName), isNot })}
        />
        <Select
          name={`${name}.not`}
          label="The day"
          choices={isOrNot}
          value={isNot ? 'not' : 'is'}
          choose={(next) => change({ ...part, isNot: next === 'not' })}
        />
        {partKinds[kind].fields.map(({ name: field, label, choices }) =>
          kind === 'observance' ? (
            <ObservanceSelect key={field} value={chosen[field] ?? ''} choose={choose(field)} />
          ) : (
            <Select
              key={`${kind} ${field}`}
              name={`${name}.${field}`}
              label={label}
              choices={choices}
              value={chosen[field] ?? ''}
              choose={choose(field)}
            />
          ),
        )}
        {remove !== undefined && (
          <button type="button" onClick={remove}>
            Remove<span class="unseen"> condition {number}</span>
          </button>
        )}
      </div>
    </Group>
  );
}
