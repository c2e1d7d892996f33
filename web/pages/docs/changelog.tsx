// The changes of the API, newest first.

import { Chip } from '../../design/parts/index.ts';
import { type DocsSite, Frame } from './frame.tsx';

/** A change of an operation. */
export interface ApiChange {
  /** `GET /v1/panchang`; undefined where every operation is meant */
  readonly operation: string | undefined;
  /** the operation in the reference; undefined where it is gone */
  readonly href: string | undefined;
  /** `NEW`, `MODIFIED`, `FIXED` or `DEPRECATED` */
  readonly status: string;
  readonly breaking: boolean;
  readonly summary: string;
}

/** The changes by their days, newest first. */
export interface ApiChangesData {
  readonly days: readonly { readonly date: string; readonly changes: readonly ApiChange[] }[];
  /** where the changes of the program are */
  readonly releases: string;
}

const nameOfStatus = (status: string): string => `${status.charAt(0)}${status.slice(1).toLowerCase()}`;

/** The page. */
export const ApiChangesPage = ({
  site,
  data: { days, releases },
}: {
  readonly site: DocsSite;
  readonly data: ApiChangesData;
}) => (
  <Frame
    site={site}
    title="Changelog of the API"
    description="Every change of an operation of the API, newest first."
    current="changelog"
  >
    <div class="docs-log">
      <header class="docs-lead">
        <h1>Changelog of the API</h1>
        <p>
          Every change of an operation, newest first. As data:{' '}
          <a href="/docs/reference#/Service/changelog">
            <code>/v1/changelog</code>
          </a>
          . Changes of the program are under <a href={releases}>Releases</a>.
        </p>
      </header>
      {days.map(({ date, changes }) => (
        <section key={date} aria-labelledby={`d${date}`}>
          <h2 id={`d${date}`}>
            <time datetime={date}>{date}</time> <span class="docs-kind">{countOf(changes)}</span>
          </h2>
          <ul class="docs-changes">
            {changes.map(({ operation, href, status, breaking, summary }, i) => (
              <li key={i}>
                <p class="docs-change-head">
                  <Operation operation={operation} href={href} />
                  <Chip tone={status === 'NEW' ? 'strong' : 'plain'}>{nameOfStatus(status)}</Chip>
                  {breaking ? <Chip tone="open">Breaking</Chip> : null}
                </p>
                <p>{summary}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  </Frame>
);

const countOf = ({ length }: readonly unknown[]): string => (length === 1 ? '1 change' : `${length} changes`);

function Operation({ operation, href }: Pick<ApiChange, 'operation' | 'href'>) {
  if (operation === undefined) return <span>Every operation</span>;
  const code = <code>{operation}</code>;
  return href === undefined ? code : <a href={href}>{code}</a>;
}
