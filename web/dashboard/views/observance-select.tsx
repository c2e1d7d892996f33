// A choice between the festivals and vrats of a tradition, which are asked of the API.

import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { observanceName } from '../alerts/names.ts';
import type { Observance } from '../api/answers.ts';
import { Labelled } from '../parts/field.tsx';
import { useLoaded } from '../state/use-loaded.ts';

/** Gives the festivals and vrats that are offered. */
export type LoadObservances = () => Promise<readonly Observance[]>;

/** Hands it to the fields of a form, which may be several. */
export const ObservancesContext = createContext<LoadObservances>(async () => []);

const groups = { FESTIVAL: 'Festivals', VRAT: 'Vrats', SANKRANTI: 'Sankrantis' } as const;

interface ObservanceSelectProps {
  /** its code */
  readonly value: string;
  readonly choose: (value: string) => void;
}

/** The field. Until they are known it offers what is chosen. */
export function ObservanceSelect({ value, choose }: ObservanceSelectProps) {
  const load = useContext(ObservancesContext);
  const { value: answer, failure } = useLoaded(load, [load]);
  const rules = (answer ?? []).filter(({ disabled }) => !disabled);
  const isListed = rules.some(({ code }) => code === value);
  const hint =
    failure === undefined
      ? answer === undefined
        ? 'Loading the others…'
        : undefined
      : `The others could not be loaded: ${failure.message}`;
  return (
    <Labelled name="" label="Festival or vrat" hint={hint}>
      {(wiring) => (
        <select {...wiring} value={value} onChange={(event) => choose(event.currentTarget.value)}>
          {!isListed && <option value={value}>{value === '' ? 'Choose one' : observanceName(value)}</option>}
          {(Object.keys(groups) as (keyof typeof groups)[]).map((type) => (
            <Offered key={type} label={groups[type]} rules={rules.filter((rule) => rule.type === type)} />
          ))}
        </select>
      )}
    </Labelled>
  );
}

function Offered({ label, rules }: { readonly label: string; readonly rules: readonly Observance[] }) {
  if (rules.length === 0) return null;
  return (
    <optgroup label={label}>
      {[...rules]
        .sort((a, b) => a.name.localeCompare(b.name))
        .map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
    </optgroup>
  );
}
