// The playground of the rule language. Its examples are read without scripts; the editor needs them.

import { Document, Note, Panel, type Site } from '../../design/parts/index.ts';
import { playgroundExamples } from './examples.ts';

/** The page of the playground. It is written in English, as the language of rules is. */
export function PlaygroundPage({ site }: { readonly site: Site }) {
  const { playground } = site.files;
  const { data } = playground;
  return (
    <Document
      site={site}
      title="Playground"
      description="Write a rule of the Hindu calendar and see its dates of thirty years, and why, as you type."
      addressIn={(code) => `/${code}`}
      more={playground}
      isEnglishOnly
    >
      <div class="playground-page" lang="en" dir="ltr">
        <header class="festival-head">
          <h1>Playground</h1>
          <p class="lead">
            A rule says what is observed and how its day is chosen. Change the text: its dates of thirty
            years, the reason for each and what differs from the rule in force follow as you type. All of it
            is computed in your browser.
          </p>
        </header>
        <div
          id="playground"
          data-app={playground.app}
          data-worker={playground.worker}
          data-sky={data?.sky}
          data-packs={data?.packs}
          data-calendars={data?.calendars}
        >
          <Note>
            {data === undefined
              ? 'The packs of this service were not compiled, so texts cannot be decided here. The examples can be read below.'
              : 'The editor needs scripts. The examples can be read below.'}
          </Note>
        </div>
        <Panel id="examples" title="Examples that teach" quiet>
          <p class="quiet">Each is a whole pack over one in force.</p>
          <div class="playground-examples">
            {playgroundExamples.map(({ key, title, about, text }) => (
              <details key={key} class="disclosure" data-example={key}>
                <summary>
                  <h3>{title}</h3>
                </summary>
                <div class="disclosure-in">
                  <p>{about}</p>
                  <p>
                    <a href={`#example=${key}`}>Open it in the editor</a>
                  </p>
                  <pre tabindex={0}>{text}</pre>
                </div>
              </details>
            ))}
          </div>
        </Panel>
      </div>
    </Document>
  );
}
