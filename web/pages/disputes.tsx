// What of a year is kept on other days by others, and on whose authority: drawn on the line of the year, and day by day.

import type { ComponentChildren } from 'preact';
import { Chip, Document, Foreign, type PagePlace, Pager, type Site } from '../design/parts/index.ts';
import { DayStrip, YearLine } from '../drawings/index.ts';
import { dateText } from '../format/index.ts';
import type { PageLanguageCode, Words } from '../words/index.ts';
import type { AnswerOf } from './answers.ts';
import { DrawnMap, type DrawnSide, DrawnSides } from './dispute-drawings.tsx';
import { disputesHref, festivalHref, mapHref } from './slugs.ts';

type Disputes = AnswerOf<'festivalDisputes'>;
type Dispute = Disputes['disputes'][number];
type OtherDay = Dispute['others'][number];

/** What the page of the differing days of a year is made of. */
export interface DisputesData {
  readonly place: PagePlace;
  /** whether the address names the place */
  readonly isPlaceNamed: boolean;
  readonly kind: Dispute['kind'];
  readonly answer: Disputes;
  /** the names of the packs of traditions and lands, by their keys */
  readonly titles: ReadonlyMap<string, string>;
  /** a town of each land, by the key of its pack */
  readonly towns: ReadonlyMap<string, PagePlace>;
}

const kinds = ['dispute', 'place', 'sensitivity'] as const;

/** The page of the differing days of a year. */
export function DisputesPage({ site, data }: { readonly site: Site; readonly data: DisputesData }) {
  const { words } = site;
  const { answer, place, isPlaceNamed, kind } = data;
  const { year, disputes, count } = answer;
  const href = (language: PageLanguageCode, of: number, which: Dispute['kind'] = kind) =>
    disputesHref({ language, year: of, kind: which, place: isPlaceNamed ? place.slug : undefined });
  const title = words.say('disputes.title', { year });
  return (
    <Document
      site={site}
      title={title}
      description={words.say('disputes.description', { year })}
      addressIn={(code) => href(code, year)}
      place={place}
    >
      <div class="disputes-page">
        <header class="festival-head">
          <h1>{title}</h1>
          <p class="lead">{words.say('disputes.lead', { year, place: place.name })}</p>
          <nav class="tabs" aria-label={words.say('disputes.name')}>
            {kinds.map((one) => (
              <a
                key={one}
                href={href(words.code, year, one)}
                aria-current={one === kind ? 'page' : undefined}
              >
                {words.say(`disputes.${one}`)}
              </a>
            ))}
          </nav>
          <Pager
            label={title}
            before={{ href: href(words.code, year - 1), label: String(year - 1) }}
            after={{ href: href(words.code, year + 1), label: String(year + 1) }}
          />
        </header>
        {/* All of it is in the list below; by keyboard it is scrolled. */}
        <figure class="year-line" tabindex={0}>
          <YearLine
            words={words}
            year={year}
            marks={disputes.map(({ date, name }, i) => ({ date, name, href: `#d${i}` }))}
          />
          <figcaption class="quiet">
            {words.say('disputes.drawn')}: {words.say('disputes.count', { count })}
            {count > disputes.length ? ` ${words.say('disputes.first', { count: disputes.length })}` : ''}
          </figcaption>
        </figure>
        {disputes.length === 0 ? <p>{words.say('disputes.none')}</p> : null}
        <ol class="disputes">
          {disputes.map((dispute, i) => (
            <DisputeItem
              key={`${dispute.code} ${dispute.date}`}
              id={`d${i}`}
              words={words}
              data={data}
              dispute={dispute}
            />
          ))}
        </ol>
      </div>
    </Document>
  );
}

function DisputeItem({
  id,
  words,
  data,
  dispute,
}: {
  readonly id: string;
  readonly words: Words;
  readonly data: DisputesData;
  readonly dispute: Dispute;
}) {
  const { date, name, code, weight, authority } = dispute;
  // Another clause is nobody's day; it is shown where nothing else differs.
  const observed = dispute.others.filter(({ by }) => by !== 'clause');
  const others = observed.length === 0 ? dispute.others : observed;
  const days = [...new Set(others.map((other) => other.date))].sort();
  const address = {
    language: words.code,
    code,
    year: Number(date.slice(0, 4)),
    place: data.isPlaceNamed ? data.place.slug : undefined,
    date,
  };
  const sides = others.flatMap((other) => sideOf(data, address, other) ?? []).slice(0, mostSides);
  return (
    <li id={id} class="dispute">
      <h2>
        <a href={festivalHref(address)}>{name}</a>
        {weight === 'major' ? <Chip tone="strong">{words.say('weight.major')}</Chip> : null}
      </h2>
      <DayStrip words={words} own={date} others={days} />
      {dispute.kind === 'place' ? (
        <DrawnMap words={words} name={name} place={data.place.name} address={address} />
      ) : (
        <>
          <p>
            <a href={mapHref(address)}>{words.say('map.link')}</a>
          </p>
          {sides.length === 0 ? null : (
            <DrawnSides words={words} sides={[{ who: data.place.name, address }, ...sides]} />
          )}
        </>
      )}
      <dl class="claims">
        <Claim words={words} date={date} tone="target" who={data.place.name} authority={authority} />
        {others.map((other) => (
          <Claim
            key={`${other.by} ${other.date} ${other.code}`}
            words={words}
            date={other.date}
            tone={other.date === date ? 'target' : 'window'}
            who={whoOf(words, data, other)}
            authority={other.authority}
          />
        ))}
      </dl>
    </li>
  );
}

/** Sides that are drawn beside that of the place. */
const mostSides = 4;

// A tradition's day at the place itself, a region's in a town of it. Of a mode or a clause no page has a drawing.
function sideOf(
  { titles, towns }: DisputesData,
  address: DrawnSide['address'],
  { by, who, date, code }: OtherDay,
): DrawnSide | undefined {
  const [key] = who;
  if (key === undefined) return undefined;
  const name = titles.get(key) ?? key;
  if (by === 'tradition') return { who: name, address: { ...address, code, date, tradition: key } };
  const town = by === 'region' ? towns.get(key) : undefined;
  if (town === undefined) return undefined;
  return { who: `${town.name} (${name})`, address: { ...address, code, date, place: town.slug } };
}

/** Names of lands that are listed before the rest is counted. */
const mostNamed = 6;

function whoOf(words: Words, { titles }: DisputesData, { by, who }: OtherDay) {
  const names = who.map((key) => titles.get(key) ?? key);
  const listed =
    names.length > mostNamed ? [...names.slice(0, mostNamed), `+${names.length - mostNamed}`] : names;
  const kind = by === 'place' ? undefined : words.say(`disputes.${by}`);
  if (by === 'mode' || by === 'clause') return kind;
  return (
    <>
      {kind === undefined ? null : `${kind}: `}
      <bdi>{listed.join(', ')}</bdi>
    </>
  );
}

const Claim = ({
  words,
  date,
  tone,
  who,
  authority,
}: {
  readonly words: Words;
  readonly date: string;
  readonly tone: 'target' | 'window';
  readonly who: ComponentChildren;
  readonly authority: Dispute['authority'];
}) => (
  <div class="claim">
    <dt>
      <svg class="key" viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
        <rect class={`fill-${tone}`} width="12" height="12" rx="3" />
      </svg>
      <time datetime={date}>{dateText(words, date, 'short')}</time>
    </dt>
    <dd>
      {who}
      {authority === null ? null : (
        <span class="quiet">
          {' · '}
          <Foreign lang="en">{authority.work}</Foreign>
        </span>
      )}
    </dd>
  </div>
);
