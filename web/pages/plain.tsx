// Pages of a few sentences: what went wrong, and where the source is.

import { Document, Foreign, PlaceForm, type Site } from '../design/parts/index.ts';

/** What went wrong. */
export interface ErrorData {
  readonly status: number;
  /** undefined where the title says all */
  readonly message: string | undefined;
  /** of the message; what the API says is English */
  readonly language: string;
  /** seconds after which to ask again; undefined where that is of no use */
  readonly retryAfter?: number | undefined;
  /** other pages that may be meant, with names in the page's language */
  readonly instead: readonly { readonly href: string; readonly label: string }[];
}

/** The page of an error. */
export function ErrorPage({ site, data }: { readonly site: Site; readonly data: ErrorData }) {
  const { words } = site;
  const title = words.say(titleOf(data.status));
  return (
    <Document site={site} title={title} description={title} addressIn={(code) => `/${code}`} unlisted>
      <div class="column">
        <h1>{title}</h1>
        {data.message === undefined ? null : (
          <p>
            <Foreign lang={data.language}>{data.message}</Foreign>
          </p>
        )}
        {data.retryAfter === undefined ? null : (
          <p>{words.say('error.wait', { seconds: data.retryAfter })}</p>
        )}
        {data.instead.length === 0 ? null : (
          <>
            <p>{words.say('error.instead')}</p>
            <ul>
              {data.instead.map(({ href, label }) => (
                <li key={href}>
                  <a href={href}>
                    <bdi>{label}</bdi>
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
        <p>
          <a href={`/${words.code}`}>{words.say('error.home')}</a>
        </p>
        <PlaceForm words={words} id="error" />
      </div>
    </Document>
  );
}

function titleOf(status: number): 'error.missing' | 'error.busy' | 'error.title' {
  if (status === 404) return 'error.missing';
  return status === 429 || status === 503 ? 'error.busy' : 'error.title';
}

/** Where the source of the service is offered. */
export interface SourceData {
  /** an address; undefined where the operator names none */
  readonly offeredAt: string | undefined;
}

/** The page that offers the source. */
export function SourcePage({
  site,
  data: { offeredAt },
}: {
  readonly site: Site;
  readonly data: SourceData;
}) {
  const { words, version, rules } = site;
  return (
    <Document
      site={site}
      title={words.say('source.title')}
      description={words.say('source.text')}
      addressIn={(code) => `/${code}/source`}
    >
      <div class="column">
        <h1>{words.say('source.title')}</h1>
        <p>{words.say('source.text')}</p>
        <p>
          {offeredAt === undefined ? (
            words.say('source.ask', { version })
          ) : (
            <a href={offeredAt}>{words.say('source.at')}</a>
          )}
        </p>
        <p>{words.say('source.rules')}</p>
        <p class="quiet">
          <bdi>{words.say('site.version', { version, rules })}</bdi>
        </p>
      </div>
    </Document>
  );
}
