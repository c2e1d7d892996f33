// The templates of a new alert: each fills in a form.

import { type TemplateName, templates } from '../alerts/templates.ts';

interface AlertTemplatesProps {
  readonly chosen: TemplateName | undefined;
  readonly choose: (name: TemplateName) => void;
}

/** The templates, as buttons. */
export function AlertTemplates({ chosen, choose }: AlertTemplatesProps) {
  return (
    <fieldset class="templates">
      <legend>Begin with</legend>
      {(Object.keys(templates) as TemplateName[]).map((name) => (
        <button key={name} type="button" aria-pressed={name === chosen} onClick={() => choose(name)}>
          <b>{templates[name].title}</b>
          <span>{templates[name].example}</span>
        </button>
      ))}
    </fieldset>
  );
}
