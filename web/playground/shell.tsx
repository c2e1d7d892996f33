// The frame of the playground: what is chosen, the editor, and where results are put.

import type { PlaygroundPlace } from '@nirnaya/authoring/playground';

/** The frame. */
export const Shell = ({
  places,
  examples,
}: {
  readonly places: readonly PlaygroundPlace[];
  readonly examples: readonly { readonly key: string; readonly title: string }[];
}) => (
  <>
    <div class="playground-bar">
      <label>
        <span>Example</span>
        <select data-part="examples">
          {examples.map(({ key, title }) => (
            <option key={key} value={key}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>Place</span>
        <select data-part="place">
          {places.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <button type="button" class="button-plain" data-part="share">
        Share by link
      </button>
      <p class="hint" role="status" data-part="shared" />
    </div>
    <div class="playground-sides">
      <div class="playground-editor" data-part="editor" />
      <div class="playground-results" data-part="results" />
    </div>
  </>
);
