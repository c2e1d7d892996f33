// The page of an observance in a year: its date in large type, why, the decision drawn and taken apart, and where the date is
// another.

import {
  Chip,
  Disclosure,
  Document,
  Foreign,
  Note,
  type PagePlace,
  Pager,
  Panel,
  Prose,
  type Site,
  Subscribe,
} from '../design/parts/index.ts';
import { dateText, duration, rangeOn } from '../format/index.ts';
import type { Words } from '../words/index.ts';
import type { AnswerOf } from './answers.ts';
import { Authorities, Clauses, ComparedDays } from './observatory.tsx';
import { dayHref, festivalHref, festivalSlug, mapHref, previewHref, subscribeHref } from './slugs.ts';

type Explanation = AnswerOf<'explainFestival'>;
type Item = AnswerOf<'festivals'>['festivals'][number];

/** The date of the observance elsewhere. */
export interface OtherDate {
  readonly place: PagePlace;
  /** the name of the tradition, and its pack; undefined: that of the place */
  readonly tradition: string | undefined;
  readonly traditionKey: string | undefined;
  /** ISO date; null where it is not observed */
  readonly date: string | null;
}

/** What the page of an observance is made of. */
export interface FestivalData {
  readonly place: PagePlace;
  /** whether the address names the place */
  readonly isPlaceNamed: boolean;
  /** pack of the tradition; undefined: that of the place */
  readonly tradition: string | undefined;
  readonly places: readonly PagePlace[];
  readonly traditions: readonly { readonly key: string; readonly name: string }[];
  readonly explanation: Explanation;
  /** what is said of it on its date; undefined where it is not observed then */
  readonly item: Item | undefined;
  readonly rule: AnswerOf<'rule'>;
  /** names in the language of the page: windows by their expressions, works by their English titles */
  readonly names: {
    readonly windows: ReadonlyMap<string, string>;
    readonly works: ReadonlyMap<string, string>;
  };
  /** SVG for wide and for narrow pages; undefined where a day weighed has no sunrise */
  readonly drawing: { readonly wide: string; readonly narrow: string } | undefined;
  /** its dates in the year */
  readonly occurrences: readonly string[];
  /** whether the address names a date */
  readonly isOfDate: boolean;
  /** what is set beside it; undefined where nothing is */
  readonly beside:
    | {
        readonly place: PagePlace;
        readonly isPlaceNamed: boolean;
        /** the pack that the address names, and the name of the one that decides */
        readonly tradition: string | undefined;
        readonly traditionName: string | undefined;
        readonly year: string | undefined;
        readonly explanation: Explanation;
        /** SVG for narrow pages */
        readonly drawing: string | undefined;
      }
    | undefined;
  readonly years: readonly { readonly year: number; readonly dates: readonly string[] }[];
  readonly elsewhere: {
    readonly compared: number;
    readonly places: readonly OtherDate[];
    readonly traditions: readonly OtherDate[];
  };
}

interface PartProps {
  readonly words: Words;
  readonly data: FestivalData;
}

/** The page of an observance. */
export function FestivalPage({ site, data }: { readonly site: Site; readonly data: FestivalData }) {
  const { words } = site;
  const { explanation, place, item } = data;
  const { date, text_language: language } = explanation;
  const year = Number(date.slice(0, 4));
  const name = nameOf(data);
  const own = address(words, data);
  const title = words.say('festival.titleOf', { name, year });
  return (
    <Document
      site={site}
      title={title}
      description={`${dateText(words, date, 'full')}. ${explanation.human_readable}`}
      addressIn={(code) => festivalHref({ ...own, language: code, beside: besideAddress(data) })}
      place={place}
      preview={previewHref(pictureHref(words, data))}
      source="#rule-source"
    >
      <article class="festival">
        <header class="festival-head">
          <p class="eyebrow">
            {words.say('festival.in', { place: place.name })}
            {data.tradition === undefined ? null : (
              <>
                {' '}
                <Chip tone="open">{traditionName(data)}</Chip>
              </>
            )}
          </p>
          <h1>{`${name} ${year}`}</h1>
          <p class="festival-date">
            {explanation.matched ? (
              <time datetime={date}>{dateText(words, date, 'full')}</time>
            ) : (
              <span>{words.say('festival.notThere')}</span>
            )}
            {item?.end_date === undefined || item.end_date === date ? null : (
              <span>{words.say('festival.to', { date: dateText(words, item.end_date, 'long') })}</span>
            )}
          </p>
          <p class="lead">
            <Foreign lang={words.sentences}>{explanation.human_readable}</Foreign>
          </p>
          {explanation.summary === null ? null : (
            <p class="quiet">
              <Prose words={words} lang={language}>
                {explanation.summary}
              </Prose>
            </p>
          )}
        </header>
        {data.beside === undefined ? (
          <Drawn words={words} data={data} />
        ) : (
          <Beside words={words} data={data} />
        )}
        <div class="festival-parts">
          <ComparedDays words={words} explanation={explanation} windowNames={data.names.windows} />
          <Clauses words={words} explanation={explanation} />
          <Times words={words} data={data} />
          <Authorities words={words} explanation={explanation} workNames={data.names.works} />
          <Wording words={words} data={data} />
          <Occurrences words={words} data={data} />
          <Years words={words} data={data} />
          <Elsewhere words={words} data={data} />
          <Choose words={words} data={data} />
        </div>
        <Subscribe
          words={words}
          href={subscribeHref(words.code, place.slug, { tradition: data.tradition })}
        />
        <RuleSource words={words} data={data} />
      </article>
    </Document>
  );
}

const nameOf = ({ explanation, item }: FestivalData): string =>
  item?.name ?? explanation.observatory?.name ?? explanation.names.en;

const traditionName = ({ traditions, tradition }: FestivalData): string =>
  traditions.find(({ key }) => key === tradition)?.name ?? tradition ?? '';

// The address of the page that is shown.
const address = (
  words: Words,
  { explanation, place, isPlaceNamed, tradition, isOfDate }: Omit<FestivalData, 'beside'>,
) => ({
  language: words.code,
  code: explanation.festival,
  year: Number(explanation.date.slice(0, 4)),
  place: isPlaceNamed ? place.slug : undefined,
  tradition,
  date: isOfDate ? explanation.date : undefined,
});

const besideAddress = ({ beside }: FestivalData) =>
  beside === undefined
    ? undefined
    : {
        place: beside.isPlaceNamed ? beside.place.slug : undefined,
        tradition: beside.tradition,
        year: beside.year,
      };

const pictureHref = (words: Words, data: FestivalData): string =>
  festivalHref(address(words, data)).replace(/(\/\d{4})(\?|$)/, '$1.svg$2');

// The hero: a row for each day weighed. Two drawings, of which a page shows the one that it has the width for.
function Drawn({ words, data }: PartProps) {
  const { drawing } = data;
  if (drawing === undefined) return <Note>{words.say('today.noDay')}</Note>;
  return (
    <figure class="decision" aria-labelledby="drawn">
      <h2 id="drawn">{words.say('festival.drawn')}</h2>
      <p class="quiet">{words.say('festival.drawnText')}</p>
      {/* Made by explain/drawing, which escapes what it writes. */}
      <div class="decision-wide" dangerouslySetInnerHTML={{ __html: drawing.wide }} />
      <div class="decision-narrow" dangerouslySetInnerHTML={{ __html: drawing.narrow }} />
      <figcaption>
        <a href={pictureHref(words, data)}>{words.say('festival.picture')} (SVG)</a>
        {' · '}
        <a href={previewHref(pictureHref(words, data))}>PNG</a>
      </figcaption>
    </figure>
  );
}

// The decision of the page and another, each with its day and its reason.
function Beside({ words, data }: PartProps) {
  const { beside, drawing } = data;
  if (beside === undefined) return null;
  const columns = [
    {
      place: data.place,
      tradition: traditionName(data),
      explanation: data.explanation,
      drawing: drawing?.narrow,
    },
    { ...beside, tradition: beside.traditionName },
  ];
  return (
    <section class="beside" aria-labelledby="beside">
      <h2 id="beside">{words.say('festival.beside')}</h2>
      <div class="beside-columns">
        {columns.map(({ place, tradition, explanation, drawing: picture }, i) => (
          <div key={i} class="decision">
            <h3>
              <bdi>
                {[place.name, tradition, explanation.date.slice(0, 4)]
                  .filter((part) => part !== undefined && part !== '')
                  .join(' · ')}
              </bdi>
            </h3>
            <p class="beside-date">
              {explanation.matched ? (
                <time datetime={explanation.date}>{dateText(words, explanation.date, 'full')}</time>
              ) : (
                words.say('festival.notThere')
              )}
            </p>
            <p>
              <Foreign lang={words.sentences}>{explanation.human_readable}</Foreign>
            </p>
            {/* Made by explain/drawing, which escapes what it writes. */}
            {picture === undefined ? null : <div dangerouslySetInnerHTML={{ __html: picture }} />}
          </div>
        ))}
      </div>
    </section>
  );
}

// When to worship, when a fast ends, what to shun.
function Times({ words, data: { item } }: PartProps) {
  const windows = item?.windows ?? [];
  const date = item?.date ?? '';
  return (
    <Panel id="times" title={words.say('festival.times')}>
      {windows.length === 0 ? (
        <p class="quiet">{words.say('festival.timesNone')}</p>
      ) : (
        <dl class="facts">
          {windows.map(({ key, label, quality, start_at: start, end_at: end }) => (
            <div class="fact" key={`${key} ${start}`}>
              <dt>
                <Foreign lang={label === null || words.code === 'en' ? 'en' : words.code}>
                  {label ?? key.replaceAll('_', ' ')}
                </Foreign>
                {quality === 'auspicious' ? <Chip tone="good">{words.say('today.good')}</Chip> : null}
              </dt>
              <dd>
                <bdi class="fact-value">{rangeOn(words, date, start, end)}</bdi>
                <span class="fact-note">
                  {start === end ? '' : duration(words, (Date.parse(end) - Date.parse(start)) / 60_000)}
                </span>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Panel>
  );
}

function Wording({ words, data: { explanation } }: PartProps) {
  const { about, kept, about_language: language = 'en' } = explanation;
  if (about == null && kept == null) return null;
  const parts = [
    ['festival.about', about],
    ['festival.kept', kept],
  ] as const;
  return (
    <Panel id="told" title={words.say(about == null ? 'festival.kept' : 'festival.about')}>
      {parts.map(([key, text]) =>
        text == null ? null : (
          <div key={key} class="told">
            {about != null && key === 'festival.kept' ? <h3>{words.say(key)}</h3> : null}
            <p>
              <Prose words={words} lang={language}>
                {text}
              </Prose>
            </p>
          </div>
        ),
      )}
    </Panel>
  );
}

// An observance of many dates, as Ekadashi: each is a link.
function Occurrences({ words, data }: PartProps) {
  const { occurrences, explanation } = data;
  if (occurrences.length < 2) return null;
  const own = { ...address(words, data), date: undefined };
  return (
    <Panel id="more" title={words.say('festival.more', { year: own.year })}>
      <ul class="dates">
        {occurrences.map((date) => (
          <li key={date}>
            <a
              href={festivalHref({ ...own, date })}
              aria-current={date === explanation.date ? 'true' : undefined}
            >
              {dateText(words, date, 'short')}
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Years({ words, data }: PartProps) {
  const own = { ...address(words, data), date: undefined };
  return (
    <Panel id="years" title={words.say('festival.years')}>
      <ul class="years">
        {data.years.map(({ year, dates }) => (
          <li key={year} aria-current={year === own.year ? 'true' : undefined}>
            <a href={festivalHref({ ...own, year })}>{year}</a>
            <span>
              {dates.length === 0
                ? '–'
                : dates.length === 1
                  ? dateText(words, dates[0] ?? '', 'short')
                  : `${dates.length} ×`}
            </span>
          </li>
        ))}
      </ul>
      <Pager
        label={words.say('festival.years')}
        before={{ href: festivalHref({ ...own, year: own.year - 1 }), label: String(own.year - 1) }}
        after={{ href: festivalHref({ ...own, year: own.year + 1 }), label: String(own.year + 1) }}
      />
    </Panel>
  );
}

function Elsewhere({ words, data }: PartProps) {
  const { compared, places, traditions } = data.elsewhere;
  const isSame = places.length + traditions.length === 0;
  return (
    <Panel id="elsewhere" title={words.say('festival.elsewhere')}>
      <p>{words.say(isSame ? 'festival.elsewhereNone' : 'festival.elsewhereSome', { count: compared })}</p>
      <p>
        <a href={mapHref(address(words, data))}>{words.say('map.link')}</a>
      </p>
      <Others words={words} data={data} title={words.say('festival.byPlace')} others={places} />
      <Others
        words={words}
        data={data}
        title={words.say('festival.byTradition', { place: data.place.name })}
        others={traditions}
      />
    </Panel>
  );
}

function Others({
  words,
  data,
  title,
  others,
}: PartProps & { readonly title: string; readonly others: readonly OtherDate[] }) {
  if (others.length === 0) return null;
  const { festival: code, date: own } = data.explanation;
  return (
    <>
      <h3 class="facts-head">{title}</h3>
      <ul class="others">
        {others.map(({ place, tradition, traditionKey, date }) => {
          const name = <bdi>{tradition ?? place.name}</bdi>;
          if (date === null)
            return (
              <li key={`${place.slug} ${traditionKey}`}>
                {name} <span class="quiet">{words.say('festival.notThere')}</span>
              </li>
            );
          const year = Number(date.slice(0, 4));
          const href = festivalHref({
            language: words.code,
            code,
            year,
            place: place.slug,
            tradition: traditionKey,
            ...(data.isOfDate || year !== Number(own.slice(0, 4)) ? { date } : {}),
          });
          return (
            <li key={`${place.slug} ${traditionKey}`}>
              <a href={href}>{name}</a> <time datetime={date}>{dateText(words, date, 'short')}</time>
            </li>
          );
        })}
      </ul>
    </>
  );
}

// Another place or tradition: a form that works without scripts.
function Choose({ words, data }: PartProps) {
  const { place, places, tradition, traditions, explanation } = data;
  const listed = places.some(({ slug }) => slug === place.slug) ? places : [place, ...places];
  const action = `/${words.code}/festival/${festivalSlug(explanation.festival)}/${explanation.date.slice(0, 4)}`;
  return (
    <Panel id="choose" title={words.say('festival.compare')}>
      <form class="choose" action={action} method="get">
        <label for="choose-place">{words.say('place.title')}</label>
        <select id="choose-place" name="place">
          {listed.map(({ slug, name }) => (
            <option key={slug} value={slug} selected={slug === place.slug}>
              {name}
            </option>
          ))}
        </select>
        <label for="choose-tradition">{words.say('festival.tradition')}</label>
        <select id="choose-tradition" name="tradition">
          <option value="">{words.say('festival.traditionOfLand')}</option>
          {traditions.map(({ key, name }) => (
            <option key={key} value={key} selected={key === tradition}>
              {name}
            </option>
          ))}
        </select>
        <button type="submit">{words.say('festival.apply')}</button>
      </form>
      <BesideForm words={words} data={data} action={action} />
      <p>
        <a href={dayHref(words.code, place.slug, explanation.date)}>
          {words.say('today.titleOn', { place: place.name, date: dateText(words, explanation.date, 'long') })}
        </a>
      </p>
    </Panel>
  );
}

// What is to be set beside the page; the page itself goes along.
function BesideForm({ words, data, action }: PartProps & { readonly action: string }) {
  const { beside, explanation, tradition, isPlaceNamed, isOfDate, place, places, traditions } = data;
  const own = [
    ['place', isPlaceNamed ? place.slug : undefined],
    ['tradition', tradition],
    ['date', isOfDate ? explanation.date : undefined],
  ] as const;
  const other = beside?.place;
  const shown =
    other === undefined || places.some(({ slug }) => slug === other.slug) ? places : [other, ...places];
  return (
    <Disclosure title={words.say('festival.besideChoose')}>
      <form class="choose" action={action} method="get">
        {own.map(([name, value]) =>
          value === undefined ? null : <input key={name} type="hidden" name={name} value={value} />,
        )}
        <label for="with-place">{words.say('place.title')}</label>
        <select id="with-place" name="with_place">
          <option value="">{place.name}</option>
          {shown.map(({ slug, name }) => (
            <option key={slug} value={slug} selected={beside?.isPlaceNamed === true && slug === other?.slug}>
              {name}
            </option>
          ))}
        </select>
        <label for="with-tradition">{words.say('festival.tradition')}</label>
        <select id="with-tradition" name="with_tradition">
          <option value="">{words.say('festival.traditionOfLand')}</option>
          {traditions.map(({ key, name }) => (
            <option key={key} value={key} selected={key === beside?.tradition}>
              {name}
            </option>
          ))}
        </select>
        <label for="with-year">{words.say('muhurat.year')}</label>
        <input id="with-year" type="number" name="with_year" value={beside?.year} min={1700} max={3100} />
        <button type="submit">{words.say('festival.apply')}</button>
      </form>
    </Disclosure>
  );
}

// The exact source of the decision.
function RuleSource({ words, data: { rule } }: PartProps) {
  return (
    <section id="rule-source" aria-label={words.say('festival.rule')}>
      <Disclosure title={words.say('festival.rule')}>
        {rule.source.map(({ file, line, text }) => (
          <div key={`${file} ${line}`} class="source">
            <p class="quiet">
              <bdi>{words.say('festival.ruleAt', { file, line })}</bdi>
            </p>
            <pre dir="ltr" lang="en" tabindex={0}>
              <code>{text}</code>
            </pre>
          </div>
        ))}
        <p>
          <a href="/source">{words.say('source.title')}</a>
        </p>
      </Disclosure>
    </section>
  );
}
