// The head of a page, as far as all pages have it.

import type { ComponentChildren } from 'preact';
import type { SiteFiles } from './site.ts';

interface HeadProps {
  readonly files: SiteFiles;
  /** of the title bar: the page and the site */
  readonly title: string;
  readonly description: string;
  /** whether search engines are to leave the page out */
  readonly unlisted: boolean;
  /** ISO 15924, in small letters; its fonts are needed at once */
  readonly script: string;
  readonly styles: readonly string[];
  /** what the page says and loads besides */
  readonly children: ComponentChildren;
}

/** The head. */
export const Head = ({ files, title, description, unlisted, script, styles, children }: HeadProps) => (
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>{title}</title>
    <meta name="description" content={description} />
    <meta name="color-scheme" content="light dark" />
    <meta name="theme-color" content="#fffdf8" media="(prefers-color-scheme: light)" />
    <meta name="theme-color" content="#15171c" media="(prefers-color-scheme: dark)" />
    {unlisted ? <meta name="robots" content="noindex" /> : null}
    <link rel="icon" type="image/svg+xml" href={files.icon} />
    {(files.fonts[script] ?? []).map((font) => (
      <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossorigin="anonymous" />
    ))}
    {styles.map((href) => (
      <link key={href} rel="stylesheet" href={href} />
    ))}
    {children}
  </head>
);
