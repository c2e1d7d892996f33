// The conditions of an alert, by buttons or as JSON.

import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Draft } from '../alerts/draft.ts';
import { asButtons, asJson, type Editing, lineNamed } from '../alerts/editing.ts';
import { firstPart, type Part } from '../alerts/parts.ts';
import { Labelled } from '../parts/field.tsx';
import { useFieldError } from '../parts/form.tsx';
import { Group } from '../parts/group.tsx';
import { Select } from '../parts/select.tsx';
import { useDesk } from '../state/desk.ts';
import { ConditionRow } from './condition-row.tsx';

interface ConditionEditorProps {
  readonly editing: Editing;
  readonly change: (editing: Editing) => void;
}

/** The most conditions that are chosen by buttons; more can be written as JSON. */
const mostParts = 12;

/** The editor. */
export function ConditionEditor({ editing, change }: ConditionEditorProps) {
  const { announce } = useDesk();
  const [reason, setReason] = useState<string>();
  const switchTo = (next: Editing | string): void => {
    setReason(typeof next === 'string' ? next : undefined);
    if (typeof next === 'string') announce(next);
    else change(next);
  };
  return (
    <section class="conditions" aria-label="Conditions">
      <fieldset class="choices">
        <legend>Conditions</legend>
        <button
          type="button"
          aria-pressed={editing.by === 'buttons'}
          onClick={() => switchTo(asButtons(editing))}
        >
          By buttons
        </button>
        <button type="button" aria-pressed={editing.by === 'json'} onClick={() => switchTo(asJson(editing))}>
          As JSON
        </button>
      </fieldset>
      {reason !== undefined && <p class="note">{reason}</p>}
      {editing.by === 'buttons' ? (
        <Buttons draft={editing.draft} change={(draft) => change({ by: 'buttons', draft })} />
      ) : (
        <Json text={editing.text} change={(text) => change({ by: 'json', text })} />
      )}
    </section>
  );
}

const matches = [
  { value: 'all', name: 'all of the conditions' },
  { value: 'any', name: 'any of the conditions' },
];

interface ButtonsProps {
  readonly draft: Draft;
  readonly change: (draft: Draft) => void;
}

function Buttons({ draft: { match, parts }, change }: ButtonsProps) {
  const { announce } = useDesk();
  const adder = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const [added, setAdded] = useState(0);
  // A condition that was added has the focus, so that it can be chosen at once.
  useLayoutEffect(() => {
    if (added > 0) list.current?.lastElementChild?.querySelector('select')?.focus();
  }, [added]);
  const replacePart = (at: number, part: Part): void =>
    change({ match, parts: parts.map((each, i) => (i === at ? part : each)) });
  return (
    <Group name="conditions">
      {parts.length > 1 && (
        <div class="short">
          <Select
            name="match"
            label="A day fits if it has"
            choices={matches}
            value={match}
            choose={(next) => change({ match: next === 'any' ? 'any' : 'all', parts })}
          />
        </div>
      )}
      <ol class="parts" ref={list}>
        {parts.map((part, i) => (
          <li key={i}>
            <ConditionRow
              name={`conditions.${match}.${i}`}
              number={i + 1}
              part={part}
              change={(next) => replacePart(i, next)}
              remove={
                parts.length === 1
                  ? undefined
                  : () => {
                      change({ match, parts: parts.filter((_part, at) => at !== i) });
                      announce(`Condition ${i + 1} was removed.`);
                      adder.current?.focus();
                    }
              }
            />
          </li>
        ))}
      </ol>
      {parts.length < mostParts && (
        <p class="buttons">
          <button
            ref={adder}
            type="button"
            onClick={() => {
              change({ match, parts: [...parts, firstPart('weekday')] });
              setAdded(added + 1);
            }}
          >
            Add a condition
          </button>
        </p>
      )}
    </Group>
  );
}

interface JsonProps {
  readonly text: string;
  readonly change: (text: string) => void;
}

function Json({ text, change }: JsonProps) {
  const error = useFieldError('conditions');
  const field = useRef<HTMLTextAreaElement>(null);
  // The line that is wrong is marked.
  useLayoutEffect(() => {
    const range = error === undefined ? undefined : lineNamed(text, error);
    if (range !== undefined) field.current?.setSelectionRange(...range);
  }, [error]);
  return (
    <Labelled
      name="conditions"
      label="JSON"
      hint={
        <>
          Groups (<code>all</code>, <code>any</code>, <code>not</code>) of comparisons, in the form of
          json-rules-engine. An error names its line.
        </>
      }
    >
      {(wiring) => (
        <textarea
          {...wiring}
          ref={field}
          name="conditions"
          class="code"
          rows={Math.min(24, Math.max(8, text.split('\n').length + 1))}
          spellcheck={false}
          autocomplete="off"
          value={text}
          onInput={(event) => change(event.currentTarget.value)}
        />
      )}
    </Labelled>
  );
}
