// The small parts that pages are made of.

import type { ComponentChildren } from 'preact';
import type { Words } from '../../words/index.ts';

/** A part of a page with its heading. */
export function Panel({
  id,
  title,
  quiet = false,
  children,
}: {
  readonly id: string;
  readonly title: string;
  /** without a frame */
  readonly quiet?: boolean;
  readonly children: ComponentChildren;
}) {
  return (
    <section class={quiet ? 'panel panel-quiet' : 'panel'} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** A fact: its name, its value, and what is said beside it. */
export interface Fact {
  readonly name: string;
  readonly value: ComponentChildren;
  readonly note?: ComponentChildren;
  /** the colour that it has in a drawing, by the name of its class */
  readonly key?: string;
}

/** Facts by their names. */
export const Facts = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <dl class="facts">
    {facts.map(({ name, value, note, key }) => (
      <div key={name} class="fact">
        <dt>
          {key === undefined ? null : <Key of={key} />}
          {name}
        </dt>
        <dd>
          <span class="fact-value">{value}</span>
          {note === undefined ? null : <span class="fact-note">{note}</span>}
        </dd>
      </div>
    ))}
  </dl>
);

/** The colour that something has in a drawing. */
const Key = ({ of }: { readonly of: string }) => (
  <svg class="key" viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
    <rect class={`fill-${of}`} width="12" height="12" rx="3" />
  </svg>
);

/** A word or two on what something is. */
export const Chip = ({
  tone = 'plain',
  children,
}: {
  readonly tone?: 'plain' | 'strong' | 'good' | 'open';
  readonly children: ComponentChildren;
}) => <span class={`chip chip-${tone}`}>{children}</span>;

/**
 * Text that the API wrote in its language, which may be another than the page's: in its own direction, whatever names stand in
 * it, and named to those who read it aloud.
 */
export const Foreign = ({
  lang,
  children,
}: {
  readonly lang: string;
  readonly children: ComponentChildren;
}) => (
  <bdi lang={lang} dir={lang === 'ur' ? 'rtl' : 'ltr'}>
    {children}
  </bdi>
);

/** Prose that is perhaps in English alone: where it is and the page is not, it says so. */
export const Prose = ({
  words,
  lang,
  children,
}: {
  readonly words: Words;
  readonly lang: string;
  readonly children: ComponentChildren;
}) => (
  <>
    <Foreign lang={lang}>{children}</Foreign>
    {lang === 'en' ? <InEnglish words={words} /> : null}
  </>
);

/** Says that what stands beside it is in English; nothing on a page in English. */
const InEnglish = ({ words }: { readonly words: Words }) =>
  words.code === 'en' ? null : <span class="in-english"> {words.say('site.inEnglish')}</span>;

/** A remark that stands out. */
export const Note = ({ children }: { readonly children: ComponentChildren }) => (
  <p class="note">{children}</p>
);

/** What may be opened to read more. */
export const Disclosure = ({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ComponentChildren;
}) => (
  <details class="disclosure">
    <summary>{title}</summary>
    <div class="disclosure-in">{children}</div>
  </details>
);

/** A table that is scrolled within the page where it is too wide, by keyboard too. */
export function TableBox({
  title,
  head,
  rows,
}: {
  /** what the table shows, read aloud before it */
  readonly title: string;
  readonly head: readonly ComponentChildren[];
  readonly rows: readonly { readonly cells: readonly ComponentChildren[]; readonly strong?: boolean }[];
}) {
  return (
    <section class="table-box" aria-label={title} tabindex={0}>
      <table>
        <thead>
          <tr>
            {head.map((cell, i) => (
              <th key={i} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells: [first, ...rest], strong = false }, i) => (
            <tr key={i} class={strong ? 'row-strong' : undefined}>
              <th scope="row">{first}</th>
              {rest.map((cell, j) => (
                <td key={j}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A step to a neighbour of the page. */
export interface Step {
  readonly href: string;
  readonly label: string;
}

/** Steps to the page before, to the one that all are about, and to the page after. */
export const Pager = ({
  before,
  middle,
  after,
  label,
}: {
  readonly before?: Step | undefined;
  readonly middle?: Step | undefined;
  readonly after?: Step | undefined;
  readonly label: string;
}) => (
  <nav class="pager" aria-label={label}>
    {before === undefined ? (
      <span />
    ) : (
      <a class="pager-before" href={before.href} rel="prev">
        {before.label}
      </a>
    )}
    {middle === undefined ? <span /> : <a href={middle.href}>{middle.label}</a>}
    {after === undefined ? (
      <span />
    ) : (
      <a class="pager-after" href={after.href} rel="next">
        {after.label}
      </a>
    )}
  </nav>
);
