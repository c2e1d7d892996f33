// The days of a year for an occasion, by quality, each with its times and what speaks for them and against.

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
} from '../design/parts/index.ts';
import { YearGrid } from '../drawings/index.ts';
import { dateText, rangeOn } from '../format/index.ts';
import type { PageLanguageCode, Words } from '../words/index.ts';
import type { AnswerOf } from './answers.ts';
import { muhuratHref } from './slugs.ts';

type Muhurats = AnswerOf<'muhuratFind'>;
type MuhuratTime = Muhurats['windows'][number];

/** What the page of an occasion is made of. */
export interface MuhuratData {
  readonly place: PagePlace;
  readonly places: readonly PagePlace[];
  readonly year: number;
  /** the key of the occasion, and of every one that there is */
  readonly event: string;
  readonly events: readonly { readonly event: string; readonly name: string }[];
  /** the answers for the parts of the year, in order */
  readonly parts: readonly Muhurats[];
}

/** The ratings that are listed, best first. */
const listed = ['EXCELLENT', 'GOOD'] as const;

/** A day with its times. */
interface MuhuratDay {
  readonly date: string;
  readonly rating: MuhuratTime['rating'];
  readonly times: readonly MuhuratTime[];
}

/** The page of an occasion in a year. */
export function MuhuratPage({ site, data }: { readonly site: Site; readonly data: MuhuratData }) {
  const { words } = site;
  const { place, year, event } = data;
  const name = data.events.find((one) => one.event === event)?.name ?? event;
  const href = (language: PageLanguageCode, of: number) =>
    muhuratHref({ language, event, place: place.slug, year: of });
  const title = words.say('muhurat.titleOf', { event: name, year, place: place.name });
  const days = daysOf(data.parts);
  return (
    <Document
      site={site}
      title={title}
      description={words.say('muhurat.description', { event: name, year, place: place.name })}
      addressIn={(code) => href(code, year)}
      place={place}
      current="muhurat"
    >
      <div class="muhurat-page">
        <header class="festival-head">
          <p class="eyebrow">{place.name}</p>
          <h1>{`${name} ${year}`}</h1>
          <Pager
            label={title}
            before={{ href: href(words.code, year - 1), label: String(year - 1) }}
            after={{ href: href(words.code, year + 1), label: String(year + 1) }}
          />
        </header>
        {/* All of it is in the lists below; by keyboard it is scrolled. */}
        <figure class="year-grid" tabindex={0}>
          <YearGrid
            words={words}
            year={year}
            tones={new Map(days.map(({ date, rating }) => [date, rating === 'EXCELLENT' ? 'good' : 'mild']))}
          />
          <figcaption class="quiet">{words.say('muhurat.drawn')}</figcaption>
        </figure>
        {listed.map((rating) => {
          const rated = days.filter((day) => day.rating === rating);
          return (
            <Panel key={rating} id={rating.toLowerCase()} title={words.say(`muhurat.${rating}`)} quiet>
              <p class="quiet">
                {rated.length === 0
                  ? words.say('muhurat.none', { year })
                  : words.say('muhurat.days', { count: rated.length })}
              </p>
              <ol class="muhurat-days">
                {rated.map((day) => (
                  <DayItem key={day.date} words={words} day={day} />
                ))}
              </ol>
            </Panel>
          );
        })}
        <Note>
          <Prose words={words} lang="en">
            {data.parts[0]?.disclaimer ?? ''}
          </Prose>
        </Note>
        <ChooseForm words={words} data={data} />
      </div>
    </Document>
  );
}

// Days with a time, each rated by its best.
function daysOf(parts: readonly Muhurats[]): readonly MuhuratDay[] {
  const byDate = new Map<string, MuhuratTime[]>();
  for (const time of parts.flatMap(({ windows }) => windows)) {
    const times = byDate.get(time.date) ?? [];
    byDate.set(time.date, times);
    times.push(time);
  }
  return [...byDate].map(([date, times]) => ({
    date,
    times,
    rating: times.reduce((best, time) => (time.score > best.score ? time : best)).rating,
  }));
}

const DayItem = ({ words, day: { date, times } }: { readonly words: Words; readonly day: MuhuratDay }) => (
  <li id={`on-${date}`} class="muhurat-day">
    <h3>
      <time datetime={date}>{dateText(words, date, 'full')}</time>
    </h3>
    <ul class="muhurat-times">
      {times.map((time) => (
        <li key={time.start_at}>
          <bdi class="fact-value">{rangeOn(words, date, time.start_at, time.end_at)}</bdi>{' '}
          <Chip tone={time.rating === 'EXCELLENT' ? 'good' : 'plain'}>
            {words.say('muhurat.score', { score: time.score })}
          </Chip>
          <Disclosure title={words.say('muhurat.reasons')}>
            <Factors words={words} title={words.say('muhurat.for')} factors={time.factors.for} />
            <Factors words={words} title={words.say('muhurat.against')} factors={time.factors.against} />
          </Disclosure>
        </li>
      ))}
    </ul>
  </li>
);

const Factors = ({
  words,
  title,
  factors,
}: {
  readonly words: Words;
  readonly title: string;
  readonly factors: MuhuratTime['factors']['for'];
}) =>
  factors.length === 0 ? null : (
    <p>
      <span class="quiet">{title}: </span>
      <Foreign lang={words.sentences}>
        {factors.map(({ factor, points }) => `${factor} (${points > 0 ? '+' : ''}${points})`).join('; ')}
      </Foreign>
    </p>
  );

function ChooseForm({ words, data }: { readonly words: Words; readonly data: MuhuratData }) {
  const { place, places, events, event, year } = data;
  const shown = places.some(({ slug }) => slug === place.slug) ? places : [place, ...places];
  return (
    <Panel id="choose" title={words.say('muhurat.choose')}>
      <form class="choose" action={`/${words.code}/muhurat`} method="get">
        <label for="event">{words.say('muhurat.occasion')}</label>
        <select id="event" name="event">
          {events.map((one) => (
            <option key={one.event} value={one.event} selected={one.event === event}>
              {one.name}
            </option>
          ))}
        </select>
        <label for="place">{words.say('tithi.place')}</label>
        <select id="place" name="place">
          {shown.map(({ slug, name }) => (
            <option key={slug} value={slug} selected={slug === place.slug}>
              {name}
            </option>
          ))}
        </select>
        <label for="year">{words.say('muhurat.year')}</label>
        <input id="year" type="number" name="year" value={year} min={1700} max={3100} required />
        <button type="submit">{words.say('festival.apply')}</button>
      </form>
    </Panel>
  );
}
