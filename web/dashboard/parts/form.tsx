// A form that is sent by the dashboard itself, with the errors of the answer beside its fields.

import { type ComponentChildren, createContext } from 'preact';
import { useContext, useLayoutEffect, useRef } from 'preact/hooks';
import { type PlacedErrors, placedErrors } from '../api/field-errors.ts';
import type { Action } from '../state/use-action.ts';
import { Problem } from './problem.tsx';

/** Errors of the form around a field. */
const ErrorsContext = createContext<PlacedErrors>({ byField: new Map(), rest: [] });

/** What is wrong with a field of the form around it; undefined where nothing is. */
export const useFieldError = (field: string): string | undefined =>
  useContext(ErrorsContext).byField.get(field);

interface FormProps {
  readonly action: Action;
  /** the fields as the API names them: their errors stand beside them */
  readonly fields: readonly string[];
  readonly submit: (data: FormData, form: HTMLFormElement) => Promise<void>;
  /** what the button says */
  readonly label: string;
  /** other buttons */
  readonly besides?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** A form. When it is refused, focus goes to the first invalid field, or to what is said of the whole. */
export function Form({ action, fields, submit, label, besides, children }: FormProps) {
  const { failure, isBusy, run } = action;
  const form = useRef<HTMLFormElement>(null);
  const errors = placedErrors(failure?.errors ?? [], fields);
  useLayoutEffect(() => {
    if (failure === undefined) return;
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"]');
    (first ?? form.current?.querySelector<HTMLElement>('.problem'))?.focus();
  }, [failure]);
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const sent = event.currentTarget;
        run(() => submit(new FormData(sent), sent));
      }}
    >
      {failure !== undefined && <Problem failure={failure} errors={errors.rest} />}
      <ErrorsContext.Provider value={errors}>{children}</ErrorsContext.Provider>
      <p class="buttons">
        <button type="submit" class="primary" aria-disabled={isBusy}>
          {isBusy ? 'Please wait…' : label}
        </button>
        {besides}
      </p>
    </form>
  );
}
