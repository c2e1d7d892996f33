// The converter between dates and tithis: the tithi of a date, and the dates on which it returns as a birthday or a yearly
// shraddha. Its forms work without scripts.

import type { ComponentChildren } from 'preact';
import {
  Chip,
  Disclosure,
  Document,
  Facts,
  Foreign,
  type PagePlace,
  Panel,
  type Site,
} from '../design/parts/index.ts';
import { dateText, duration, rangeOn, timeOn } from '../format/index.ts';
import type { PageLanguageCode, Words } from '../words/index.ts';
import type { AnswerOf } from './answers.ts';
import { AuthorityPanel } from './observatory.tsx';
import { dayHref } from './slugs.ts';

type Anniversaries = AnswerOf<'anniversaries'>;
type Anniversary = Anniversaries['anniversaries'][number];

/** What the forms of the converter hold, as the address has it. */
export interface TithiQuery {
  readonly kind: 'birthday' | 'shraddha';
  readonly date: string | undefined;
  readonly time: string | undefined;
  readonly month: string | undefined;
  readonly tithi: string | undefined;
  readonly isAdhika: boolean;
}

/** What the page of the converter is made of. */
export interface TithiData {
  readonly place: PagePlace;
  readonly places: readonly PagePlace[];
  readonly query: TithiQuery;
  /** the names of the months, Chaitra first, and of the tithis of a lunation */
  readonly months: readonly string[];
  readonly tithis: readonly string[];
  /** how the land of the place counts months */
  readonly counting: 'amanta' | 'purnimanta';
  /** undefined where nothing was asked */
  readonly answer: Anniversaries | undefined;
  /** the address of this page in another language */
  readonly addressIn: (language: PageLanguageCode) => string;
}

interface PartProps {
  readonly words: Words;
  readonly data: TithiData;
}

/** The page of the converter. */
export function TithiPage({ site, data }: { readonly site: Site; readonly data: TithiData }) {
  const { words } = site;
  const { answer } = data;
  return (
    <Document
      site={site}
      title={words.say('tithi.title')}
      description={words.say('tithi.description')}
      addressIn={data.addressIn}
      current="tithi"
      // What was asked is about somebody.
      unlisted={answer !== undefined}
    >
      <div class="converter">
        <header class="festival-head">
          <h1>{words.say('tithi.title')}</h1>
          <p class="lead">{words.say('tithi.lead')}</p>
        </header>
        {answer === undefined ? null : <Result words={words} data={data} answer={answer} />}
        <div class="converter-forms">
          <Panel id="by-date" title={words.say('tithi.byDate')}>
            <DateForm words={words} data={data} />
          </Panel>
          <Panel id="by-tithi" title={words.say('tithi.byTithi')}>
            <StatedForm words={words} data={data} />
          </Panel>
        </div>
      </div>
    </Document>
  );
}

interface ResultProps extends PartProps {
  readonly answer: Anniversaries;
}

function Result({ words, data, answer }: ResultProps) {
  const { kind, anniversaries } = answer;
  const [next] = anniversaries;
  const authorities = answer.sources.flatMap(({ authorities: cited }) => cited);
  return (
    <>
      <section class="converter-next" aria-labelledby="next-date">
        <h2 id="next-date" class="eyebrow">
          {words.say(kind === 'birthday' ? 'tithi.nextBirthday' : 'tithi.nextShraddha')}
        </h2>
        {next === undefined ? (
          <p>{words.say('tithi.none')}</p>
        ) : (
          <>
            <p class="festival-date">{datesOf(words, next, 'full')}</p>
            <p class="lead">
              <Foreign lang={words.sentences}>{next.reason}</Foreign>
            </p>
            {next.observance_date === null ? <p class="note">{words.say('tithi.open')}</p> : null}
          </>
        )}
      </section>
      <div class="converter-forms">
        <LunarDate words={words} data={data} answer={answer} />
        <AuthorityPanel words={words} authorities={authorities} />
      </div>
      <Panel id="coming" title={words.say('tithi.coming')}>
        <p class="quiet">{words.say(kind === 'birthday' ? 'tithi.ruleBirthday' : 'tithi.ruleShraddha')}</p>
        <ol class="returns">
          {anniversaries.map((one) => (
            <Return key={one.period.start_at} words={words} place={data.place} one={one} />
          ))}
        </ol>
      </Panel>
    </>
  );
}

// The tithi with its month and star; of a date without a time every tithi that it may be.
function LunarDate({ words, answer }: ResultProps) {
  const { tithi, lunar_month: month, nakshatra, possible, date, time, determined_by: by } = answer;
  const title =
    date === null
      ? words.say('tithi.byTithi')
      : by === 'time'
        ? words.say('tithi.at', { date: dateText(words, date, 'full'), time: time ?? '' })
        : words.say('tithi.atSunrise', { date: dateText(words, date, 'full') });
  const names = [...new Set([month.amanta, month.purnimanta])];
  return (
    <Panel id="lunar-date" title={title}>
      <Facts
        facts={[
          { name: words.say('today.tithi'), value: tithi.full_name, key: 'target' },
          { name: words.say('today.month'), value: names.join(' / ') },
          ...(nakshatra === null
            ? []
            : [{ name: words.say('today.nakshatra'), value: nakshatra.name, key: 'star' }]),
        ]}
      />
      {date === null || possible.length < 2 ? null : (
        <>
          <p>{words.say('tithi.several')}</p>
          <ul>
            {possible.map(({ number, full_name: name, period }) => (
              <li key={number}>
                {name}{' '}
                <span class="quiet">
                  {words.say('today.until', { time: timeOn(words, date, period.end_at) })}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}

function Return({
  words,
  place,
  one,
}: {
  readonly words: Words;
  readonly place: PagePlace;
  readonly one: Anniversary;
}) {
  const { number, candidates, observance_date: date, is_adhika: isAdhika } = one;
  return (
    <li>
      <p class="return-dates">
        {joined(
          words,
          candidates.map((day) => (
            <a key={day.date} href={dayHref(words.code, place.slug, day.date)}>
              <time datetime={day.date}>{dateText(words, day.date, 'full')}</time>
            </a>
          )),
        )}
        {isAdhika ? <Chip>{words.say('tithi.inAdhika')}</Chip> : null}
        {date === null ? <Chip tone="open">{words.say('festival.remains')}</Chip> : null}
      </p>
      {number === null ? null : <p class="quiet">{words.say('tithi.number', { number })}</p>}
      <Disclosure title={words.say('tithi.why')}>
        <p>
          <Foreign lang={words.sentences}>{one.reason}</Foreign>
        </p>
        {candidates.map(({ date: day, overlap_minutes: minutes, shraddha_kala: kala }) =>
          minutes === null ? null : (
            <p key={day} class="quiet">
              {`${dateText(words, day, 'short')}: ${words.say('tithi.afternoon', { length: duration(words, minutes) })}`}
              {kala === null ? null : (
                <>
                  {' · '}
                  {words.say('tithi.kala')} <bdi>{rangeOn(words, day, kala.start_at, kala.end_at)}</bdi>
                </>
              )}
            </p>
          ),
        )}
      </Disclosure>
    </li>
  );
}

const datesOf = (words: Words, { candidates }: Anniversary, style: 'full') =>
  joined(
    words,
    candidates.map(({ date }) => (
      <time key={date} datetime={date}>
        {dateText(words, date, style)}
      </time>
    )),
  );

// One, or the two between which it is open.
function joined(words: Words, parts: readonly ComponentChildren[]): ComponentChildren {
  const [first, second] = parts;
  if (second === undefined) return first;
  return [first, <span key="or">{` ${words.say('tithi.or')} `}</span>, second];
}

function DateForm({ words, data }: PartProps) {
  const { query } = data;
  return (
    <form class="choose" action={`/${words.code}/tithi`} method="get">
      <label for="date">{words.say('tithi.date')}</label>
      <input
        id="date"
        type="date"
        name="date"
        value={query.date}
        min="1700-01-01"
        max="3100-12-31"
        required
      />
      <label for="time">{words.say('tithi.time')}</label>
      <input id="time" type="time" name="time" value={query.time} aria-describedby="time-hint" />
      <p id="time-hint" class="hint">
        {words.say('tithi.timeHint')}
      </p>
      <Shared words={words} data={data} id="date" />
    </form>
  );
}

function StatedForm({ words, data }: PartProps) {
  const { query, months, tithis } = data;
  const half = (from: number) =>
    tithis.slice(from, from + 15).map((name, i) => {
      const value = String(from + i + 1);
      return (
        <option key={value} value={value} selected={value === query.tithi}>
          {name}
        </option>
      );
    });
  return (
    <form class="choose" action={`/${words.code}/tithi`} method="get">
      <label for="month">{words.say('tithi.month')}</label>
      <select id="month" name="month">
        {months.map((name, i) => (
          <option key={name} value={String(i + 1)} selected={String(i + 1) === query.month}>
            {name}
          </option>
        ))}
      </select>
      <label class="check">
        <input type="checkbox" name="adhika" value="true" checked={query.isAdhika} />
        <span>{words.say('tithi.adhika')}</span>
      </label>
      <label for="tithi">{words.say('today.tithi')}</label>
      <select id="tithi" name="tithi">
        <optgroup label={words.say('tithi.bright')}>{half(0)}</optgroup>
        <optgroup label={words.say('tithi.dark')}>{half(15)}</optgroup>
      </select>
      <Shared words={words} data={data} id="stated" />
    </form>
  );
}

// What both forms ask: whose day it is, and where.
function Shared({ words, data, id }: PartProps & { readonly id: string }) {
  const { place, places, query } = data;
  const listed = places.some(({ slug }) => slug === place.slug) ? places : [place, ...places];
  return (
    <>
      <fieldset class="checks">
        <legend>{words.say('tithi.occasion')}</legend>
        {(['birthday', 'shraddha'] as const).map((kind) => (
          <label key={kind} class="check">
            <input type="radio" name="kind" value={kind} checked={query.kind === kind} />
            <span>{words.say(`tithi.${kind}`)}</span>
          </label>
        ))}
      </fieldset>
      <label for={`${id}-place`}>{words.say('tithi.place')}</label>
      <select id={`${id}-place`} name="place">
        {listed.map(({ slug, name }) => (
          <option key={slug} value={slug} selected={slug === place.slug}>
            {name}
          </option>
        ))}
      </select>
      <button type="submit">{words.say('tithi.show')}</button>
    </>
  );
}
