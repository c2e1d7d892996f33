// The frame of the reference, which swagger-ui fills.

import { type DocsSite, Frame } from './frame.tsx';

/** What the reference is shown with. */
export interface ReferenceData {
  /** the addresses of the style sheet and the script of swagger-ui */
  readonly swaggerUi: { readonly style: string; readonly script: string };
}

/** The page. */
export const ReferencePage = ({
  site,
  data: { swaggerUi },
}: {
  readonly site: DocsSite;
  readonly data: ReferenceData;
}) => (
  <Frame
    site={site}
    title="Reference"
    description="Every operation of the API, with its parameters, an example and samples to copy."
    current="reference"
    hasOwnMain
    more={{
      styles: [swaggerUi.style, site.files.docs.reference.style],
      scripts: [swaggerUi.script],
      modules: [site.files.docs.reference.script],
    }}
  >
    <section class="docs-lead" aria-labelledby="title">
      <h1 id="title">Reference</h1>
      <p>
        Every operation with its parameters, an example of its answer and samples to copy. “Try it out” sends
        the example, or what you make of it. Authorize with a <a href="/dashboard">key</a>: it is stored for
        this tab alone. <a href="/docs/guide/api/conventions">Conventions</a> say what all operations have in
        common; <a href="/openapi.json">/openapi.json</a> is the same for programs.
      </p>
      <noscript>
        <p class="note">
          The reference needs scripts. Without them, read the{' '}
          <a href="/docs/guide/api/addresses">list of addresses</a>.
        </p>
      </noscript>
    </section>
    <div id="reference" />
  </Frame>
);
