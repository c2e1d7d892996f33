// Where an alert is checked, and in whose tradition.

import type { Setting } from '../api/alert-form.ts';
import { festivalModes } from '../api/webhook-form.ts';
import { Field } from '../parts/field.tsx';
import { Group } from '../parts/group.tsx';
import { Select } from '../parts/select.tsx';
import { PlaceChoice } from './place-choice.tsx';

interface AlertSettingProps {
  readonly setting: Setting;
  readonly change: (setting: Setting) => void;
}

/** The fields. */
export function AlertSetting({ setting, change }: AlertSettingProps) {
  const text = (name: 'region' | 'pack', label: string, hint: string) => (
    <Field
      name={name}
      label={label}
      hint={hint}
      spellcheck={false}
      value={setting[name]}
      change={(value) => change({ ...setting, [name]: value })}
    />
  );
  return (
    <Group name="location_id" label="Place">
      <PlaceChoice
        place={setting.place}
        otherwise={setting.region === '' ? 'none yet' : `that of ${setting.region}`}
        choose={(place) => change({ ...setting, place })}
      />
      <details>
        <summary>Tradition</summary>
        <div class="columns">
          {text('region', 'Region', 'NORTH_INDIA, or a state such as IN-MH. Empty: that of the place.')}
          {text('pack', 'Rule pack', 'Empty: that of the region.')}
          <Select
            name="festival_mode"
            label="How days are decided"
            choices={festivalModes}
            value={setting.festivalMode}
            choose={(festivalMode) => change({ ...setting, festivalMode })}
          />
        </div>
      </details>
    </Group>
  );
}
