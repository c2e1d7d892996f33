// A whole page: head, masthead, content, foot.

import type { ComponentChildren } from 'preact';
import { type PageLanguageCode, pageLanguages } from '../../words/index.ts';
import { Head } from './head.tsx';
import { Mark } from './mark.tsx';
import type { PagePlace, Site } from './site.ts';

/** What a page is called, where it is, and what it shows. */
export interface DocumentProps {
  readonly site: Site;
  readonly title: string;
  readonly description: string;
  /** the address of this page in another language */
  readonly addressIn: (language: PageLanguageCode) => string;
  /** the place whose pages the masthead leads to */
  readonly place?: PagePlace | undefined;
  /** which link of the masthead is of this page */
  readonly current?: 'today' | 'calendar' | 'tithi' | 'muhurat' | 'chart' | 'match' | 'places' | undefined;
  /** address of a picture of the page, for those who pass its address on */
  readonly preview?: string | undefined;
  /** the address of the source of this page */
  readonly source?: string | undefined;
  /** a page that there is in English alone */
  readonly isEnglishOnly?: boolean | undefined;
  /** a page that search engines are to leave out */
  readonly unlisted?: boolean | undefined;
  /** what the page loads besides the files of every page */
  readonly more?: { readonly style: string; readonly script: string } | undefined;
  /** the fields of the form that the page was made from, which are sent again for another language */
  readonly sent?: Readonly<Record<string, string>> | undefined;
  readonly children: ComponentChildren;
}

/** A page as HTML. */
export function Document(props: DocumentProps) {
  const { site, title, description, addressIn, preview, more, unlisted = false, children } = props;
  const { words, files, origin = '' } = site;
  const isTranslated = !unlisted && props.isEnglishOnly !== true;
  return (
    <html lang={words.code} dir={words.direction} data-script={words.script}>
      <Head
        files={files}
        title={`${title} · ${words.say('site.name')}`}
        description={description}
        unlisted={unlisted}
        script={words.script}
        styles={more === undefined ? [files.style] : [files.style, more.style]}
      >
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        {preview === undefined ? null : <meta property="og:image" content={`${origin}${preview}`} />}
        <link rel="manifest" href={files.manifest} />
        <script type="module" src={files.script} />
        {more === undefined ? null : <script type="module" src={more.script} />}
        {isTranslated
          ? pageLanguages.map(({ code }) => (
              <link key={code} rel="alternate" hreflang={code} href={`${origin}${addressIn(code)}`} />
            ))
          : null}
        {isTranslated && site.origin !== undefined ? (
          <link rel="canonical" href={`${origin}${addressIn(words.code)}`} />
        ) : null}
      </Head>
      <body>
        <a class="skip" href="#content">
          {words.say('site.skip')}
        </a>
        <Masthead {...props} />
        <main id="content" tabindex={-1}>
          {site.isOffline === true ? <p class="computed-here">{words.say('offline.computed')}</p> : null}
          {children}
        </main>
        <Foot {...props} />
      </body>
    </html>
  );
}

function Masthead({ site: { words }, addressIn, place, current, sent }: DocumentProps) {
  const home = place === undefined ? `/${words.code}` : `/${words.code}/${place.slug}`;
  const isCurrent = (name: DocumentProps['current']) => (current === name ? 'page' : undefined);
  return (
    <header class="masthead">
      <div class="masthead-in">
        <a class="brand" href={home}>
          <Mark />
          <span>{words.say('site.name')}</span>
        </a>
        <nav class="menu" aria-label={words.say('site.menu')}>
          <a href={home} aria-current={isCurrent('today')}>
            {words.say('today.back')}
          </a>
          <a
            href={`/${words.code}/calendar${place === undefined ? '' : `/${place.slug}`}`}
            aria-current={isCurrent('calendar')}
          >
            {words.say('calendar.name')}
          </a>
          <a
            href={`/${words.code}/tithi${place === undefined ? '' : `?place=${place.slug}`}`}
            aria-current={isCurrent('tithi')}
          >
            {words.say('tithi.name')}
          </a>
          <a
            href={`/${words.code}/muhurat${place === undefined ? '' : `?place=${place.slug}`}`}
            aria-current={isCurrent('muhurat')}
          >
            {words.say('muhurat.name')}
          </a>
          <a href={`/${words.code}/chart`} aria-current={isCurrent('chart')}>
            {words.say('chart.name')}
          </a>
          <a href={`/${words.code}/match`} aria-current={isCurrent('match')}>
            {words.say('match.name')}
          </a>
          <a href={`/${words.code}/places`} aria-current={isCurrent('places')}>
            {words.say('place.title')}
          </a>
        </nav>
        <Languages
          code={words.code}
          endonym={words.endonym}
          label={words.say('site.language')}
          to={addressIn}
          sent={sent}
        />
      </div>
    </header>
  );
}

interface LanguagesProps {
  readonly code: PageLanguageCode;
  readonly endonym: string;
  readonly label: string;
  readonly to: DocumentProps['addressIn'];
  readonly sent: DocumentProps['sent'];
}

// The fonts of other scripts are fetched when the list is opened, not with the page.
const Languages = ({ code: own, endonym, label, to, sent }: LanguagesProps) => (
  <details class="languages">
    <summary aria-label={`${label}: ${endonym}`}>{endonym}</summary>
    <nav aria-label={label}>
      {pageLanguages.map(({ code, endonym: name, direction, script }) =>
        sent !== undefined ? (
          <form key={code} action={to(code)} method="post" lang={code} dir={direction} data-script={script}>
            {Object.entries(sent).map(([field, value]) => (
              <input key={field} type="hidden" name={field} value={value} />
            ))}
            <button type="submit" class="button-link" aria-current={code === own ? 'true' : undefined}>
              {name}
            </button>
          </form>
        ) : (
          <a
            key={code}
            href={to(code)}
            hreflang={code}
            lang={code}
            dir={direction}
            data-script={script}
            aria-current={code === own ? 'true' : undefined}
          >
            {name}
          </a>
        ),
      )}
    </nav>
  </details>
);

function Foot({ site: { words, version, rules }, source = '/source' }: DocumentProps) {
  return (
    <footer class="foot">
      <div class="foot-in">
        <p class="foot-tagline">{words.say('site.tagline')}</p>
        <ul class="foot-links">
          <li>
            <a href={`/${words.code}/disputes`}>{words.say('disputes.name')}</a>
          </li>
          <li>
            <a href={source} rel="license">
              {words.say('site.source')}
            </a>
          </li>
          <li>
            <a href="/playground" hreflang="en">
              {words.say('playground.name')}
            </a>
          </li>
          <li>
            <a href="/docs" hreflang="en">
              {words.say('site.reference')}
            </a>
          </li>
        </ul>
        <p class="foot-version">
          {words.say('site.licence')} · <bdi>{words.say('site.version', { version, rules })}</bdi>
        </p>
      </div>
    </footer>
  );
}
