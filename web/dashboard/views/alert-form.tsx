// The form of an alert: its conditions, its place, its name, and before it is saved the days on which it would hold.

import type { AlertConditions } from '@nirnaya/contract/alerts';
import { useMemo, useState } from 'preact/hooks';
import { conditionsIn, type Editing, editingOf, faultsWithLines, refusalFaults } from '../alerts/editing.ts';
import { alertName } from '../alerts/words.ts';
import { alertFields, type Setting, settingIn, settingOf } from '../api/alert-form.ts';
import type { Alert, AlertPreview, AlertPreviewRequest, NewAlert } from '../api/answers.ts';
import { Failure } from '../api/failure.ts';
import { counted } from '../format/instants.ts';
import { Form } from '../parts/form.tsx';
import { useDesk } from '../state/desk.ts';
import { loadOnce } from '../state/load-once.ts';
import { useAction } from '../state/use-action.ts';
import { AlertDays } from './alert-days.tsx';
import { AlertNameField } from './alert-name-field.tsx';
import { AlertSetting } from './alert-setting.tsx';
import { ConditionEditor } from './condition-editor.tsx';
import { ObservancesContext } from './observance-select.tsx';

interface AlertFormProps {
  /** what it is now; undefined for a new one */
  readonly alert?: Alert;
  readonly conditions: AlertConditions;
  readonly daysAhead: 30 | 60 | 90;
  readonly label: string;
  readonly send: (alert: NewAlert) => Promise<void>;
}

interface Previewed {
  /** what was asked for, as JSON */
  readonly request: string;
  readonly preview: AlertPreview;
  readonly conditions: AlertConditions;
}

/** The form. */
export function AlertForm({ alert, conditions: before, daysAhead, label, send }: AlertFormProps) {
  const { api, announce } = useDesk();
  const action = useAction();
  const [isPreviewing, setPreviewing] = useState(false);
  const [editing, setEditing] = useState<Editing>(() => editingOf(before));
  const [setting, setSetting] = useState<Setting>(() => settingOf(alert?.settings));
  const [name, setName] = useState(alert?.settings.name);
  const [previewed, setPreviewed] = useState<Previewed>();
  const read = conditionsIn(editing);
  const where = alert === undefined ? settingIn(setting) : settingOfAlert(alert);
  const suggested = suggestedName(read);
  // The errors of an answer belong to the text that was sent.
  const sending = async (doing: (conditions: AlertConditions) => Promise<void>): Promise<void> => {
    if ('fault' in read) throw new Failure(400, 'invalid_json', 'The conditions are not JSON.', [read.fault]);
    try {
      await doing(read.conditions);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      const { status, code, message, errors } = error;
      const faults = [...faultsWithLines(errors, editing), ...refusalFaults(error, editing)];
      throw new Failure(status, code, message, faults);
    }
  };
  const requestOf = (conditions: AlertConditions): AlertPreviewRequest => ({ ...where, conditions });
  const preview = async (): Promise<void> => {
    setPreviewing(true);
    await action.run(() =>
      sending(async (conditions) => {
        const request = requestOf(conditions);
        const answer = await api.previewAlert(request);
        setPreviewed({ request: JSON.stringify(request), preview: answer, conditions });
        announce(`${counted(answer.count, 'day')} of the next 90.`);
      }),
    );
    setPreviewing(false);
  };
  const isCurrent = 'conditions' in read && previewed?.request === JSON.stringify(requestOf(read.conditions));
  const { region, pack } = where;
  const loadObservances = useMemo(() => {
    const tradition = {
      ...(region === undefined ? {} : { region }),
      ...(pack === undefined ? {} : { pack }),
    };
    return loadOnce(async () => (await api.observances(tradition)).rules);
  }, [api, region, pack]);
  return (
    <>
      <Form
        action={{ ...action, isBusy: action.isBusy && !isPreviewing }}
        fields={alertFields(editing.by === 'buttons' ? editing.draft : undefined)}
        label={label}
        submit={() => sending((conditions) => send({ ...where, name: name ?? suggested, conditions }))}
        besides={
          <button type="button" aria-disabled={action.isBusy} onClick={preview}>
            {isPreviewing ? 'Please wait…' : 'Preview the next 90 days'}
          </button>
        }
      >
        <ObservancesContext.Provider value={loadObservances}>
          <ConditionEditor editing={editing} change={setEditing} />
        </ObservancesContext.Provider>
        {alert === undefined && <AlertSetting setting={setting} change={setSetting} />}
        <AlertNameField value={name ?? suggested} change={setName} />
      </Form>
      {previewed !== undefined && (
        <section class="previewed" aria-label="Preview">
          <h3>Preview</h3>
          {isCurrent ? (
            <AlertDays
              key={previewed.request}
              preview={previewed.preview}
              conditions={previewed.conditions}
              daysAhead={daysAhead}
            />
          ) : (
            <p class="quiet">The conditions or the place have changed. Preview them again.</p>
          )}
        </section>
      )}
    </>
  );
}

// Where an alert is checked does not change.
function settingOfAlert({ settings }: Alert): Omit<AlertPreviewRequest, 'conditions'> {
  const { name: _name, conditions: _conditions, enabled: _enabled, ...where } = settings;
  return where;
}

// What is written as JSON may be no conditions yet.
function suggestedName(read: ReturnType<typeof conditionsIn>): string {
  try {
    return 'conditions' in read ? alertName(read.conditions) : '';
  } catch {
    return '';
  }
}
