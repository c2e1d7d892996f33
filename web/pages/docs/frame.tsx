// The frame of the pages for developers: head, masthead, content, foot. They are written in English.

import type { ComponentChildren } from 'preact';
import { Head, Mark, type SiteFiles } from '../../design/parts/index.ts';

/** What every page for developers is set in. */
export interface DocsSite {
  readonly files: SiteFiles;
  /** version of the program */
  readonly version: string;
}

/** The parts that the masthead leads to. */
const parts = [
  { key: 'guide', href: '/docs', label: 'Guide' },
  { key: 'reference', href: '/docs/reference', label: 'Reference' },
  { key: 'rules', href: '/docs/rules/index.html', label: 'Rules' },
  { key: 'changelog', href: '/docs/changelog', label: 'Changelog' },
  { key: 'status', href: '/docs/status', label: 'Status' },
  { key: 'playground', href: '/playground', label: 'Playground' },
  { key: 'dashboard', href: '/dashboard', label: 'Dashboard' },
] as const;

/** What a page is called and what it shows. */
export interface FrameProps {
  readonly site: DocsSite;
  readonly title: string;
  readonly description: string;
  readonly current?: (typeof parts)[number]['key'] | undefined;
  /** a page that search engines are to leave out */
  readonly unlisted?: boolean | undefined;
  /** style sheets and scripts that the page loads besides those of every page for developers */
  readonly more?:
    | {
        readonly styles: readonly string[];
        /** plain scripts, run in this order before the modules */
        readonly scripts: readonly string[];
        readonly modules: readonly string[];
      }
    | undefined;
  /** whether a script fills the page with a main part of its own */
  readonly hasOwnMain?: boolean | undefined;
  readonly children: ComponentChildren;
}

/** A page for developers. */
export function Frame(props: FrameProps) {
  const { site, title, description, current, unlisted = false, more, children } = props;
  const { files, version } = site;
  const Content = props.hasOwnMain === true ? 'div' : 'main';
  return (
    <html lang="en" dir="ltr" data-script="latn">
      <Head
        files={files}
        title={`${title} · Nirnaya docs`}
        description={description}
        unlisted={unlisted}
        script="latn"
        styles={[files.style, files.docs.style, ...(more?.styles ?? [])]}
      >
        {more?.scripts.map((src) => (
          <script key={src} src={src} defer />
        ))}
        {[files.docs.script, ...(more?.modules ?? [])].map((src) => (
          <script key={src} type="module" src={src} />
        ))}
      </Head>
      <body class="docs">
        <a class="skip" href="#content">
          Skip to content
        </a>
        <header class="masthead">
          <div class="masthead-in">
            <a class="brand" href="/docs">
              <Mark />
              <span>
                Nirnaya <span class="brand-part">docs</span>
              </span>
            </a>
            <nav class="menu" aria-label="Documentation">
              {parts.map(({ key, href, label }) => (
                <a key={key} href={href} aria-current={current === key ? 'page' : undefined}>
                  {label}
                </a>
              ))}
            </nav>
          </div>
        </header>
        <Content id="content" class="docs-content" tabindex={-1}>
          {children}
        </Content>
        <footer class="foot">
          <div class="foot-in">
            <ul class="foot-links">
              <li>
                <a href="/en">The calendar</a>
              </li>
              <li>
                <a href="/source" rel="license">
                  Source
                </a>
              </li>
              <li>
                <a href="/openapi.json">OpenAPI</a>
              </li>
            </ul>
            <p class="foot-version">{`AGPL-3.0-or-later · Nirnaya ${version}`}</p>
          </div>
        </footer>
      </body>
    </html>
  );
}
