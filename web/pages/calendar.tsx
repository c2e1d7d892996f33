// The month as people know it, a cell for each day; and the year by its months. A month prints as a wall calendar.

import type { ComponentChildren } from 'preact';
import { Document, type PagePlace, Pager, Panel, type Site, Subscribe } from '../design/parts/index.ts';
import { MoonDisc } from '../drawings/index.ts';
import { clockOf, dateText, isoDateOf } from '../format/index.ts';
import { firstWeekday, weekdayOf } from '../format/weeks.ts';
import type { PageLanguageCode, Words } from '../words/index.ts';
import type { AnswerOf } from './answers.ts';
import { calendarHref, dayHref, festivalHref, subscribeHref } from './slugs.ts';

type Month = AnswerOf<'calendarMonth'>;
type Day = Month['days'][number];
type SolarDate = Pick<NonNullable<AnswerOf<'panchang'>['hindu_calendar']>['solar'][number], 'month' | 'day'>;
type Eclipse = AnswerOf<'eclipses'>['eclipses'][number];

/** What the page of a month is made of. */
export interface MonthData {
  readonly place: PagePlace;
  /** ISO 3166-1 alpha-2, by which weeks begin */
  readonly country: string;
  /** the date there now, ISO */
  readonly today: string;
  readonly month: Month;
  /** how the land counts lunar months */
  readonly counting: 'amanta' | 'purnimanta';
  /** the first and the last date of the month by the solar calendar of daily life, where the land has one */
  readonly solar: { readonly first: SolarDate | undefined; readonly last: SolarDate | undefined };
  /** of the year, as they are at the place */
  readonly eclipses: readonly Eclipse[];
  /** the row of the place in the catalogue, which a device keeps; undefined for a curated one */
  readonly row: object | undefined;
}

/** Observances of a day that a cell names. */
const mostNamed = 3;

/** The page of a month. */
export function MonthPage({ site, data }: { readonly site: Site; readonly data: MonthData }) {
  const { words } = site;
  const { place, month, country } = data;
  const at = (language: PageLanguageCode) =>
    calendarHref({ language, place: place.slug, year: month.year, month: month.month });
  const first = firstDate(month.year, month.month);
  const name = dateText(words, first, 'month');
  const start = firstWeekday(country);
  return (
    <Document
      site={site}
      title={words.say('calendar.titleOf', { place: place.name, month: name })}
      description={words.say('calendar.description', { place: place.name, month: name })}
      addressIn={at}
      place={place}
      current="calendar"
    >
      <div class="calendar">
        <header class="calendar-head">
          <p class="eyebrow">{place.name}</p>
          <h1>{name}</h1>
          {[runsOf(month.days, solarDateOf(data)), runsOf(month.days, lunarMonthOf(data))]
            .filter((runs) => runs.length > 0)
            .map((runs) => (
              <p key={runs[0]?.name} class="quiet">
                {runs
                  .map(({ name: own, last }) =>
                    // The last one goes on beyond the days that are shown.
                    last === month.days.at(-1)?.date
                      ? own
                      : words.say('calendar.lunar', { month: own, date: dateText(words, last, 'day') }),
                  )
                  .join(' · ')}
              </p>
            ))}
          <Pager
            label={name}
            before={monthStep(words, place, month.year, month.month - 1)}
            middle={{
              href: calendarHref({ language: words.code, place: place.slug, year: month.year }),
              label: String(month.year),
            }}
            after={monthStep(words, place, month.year, month.month + 1)}
          />
        </header>
        <ol class="weekdays" aria-hidden="true">
          {Array.from({ length: 7 }, (_, i) => (
            // 1 November 2026 is a Sunday.
            <li key={i}>{dateText(words, `2026-11-0${1 + ((start + i) % 7)}`, 'weekday')}</li>
          ))}
        </ol>
        <ol class={`month begins-${(weekdayOf(first) - start + 7) % 7}`}>
          {month.days.map((day) => (
            <DayCell key={day.date} words={words} data={data} day={day} />
          ))}
        </ol>
        <Eclipses words={words} data={data} />
        {site.files.offline === undefined || site.isOffline === true ? null : (
          <Offline words={words} row={data.row} />
        )}
        <Subscribe words={words} href={subscribeHref(words.code, place.slug)} />
      </div>
    </Document>
  );
}

// Storing needs a script, which shows it.
const Offline = ({ words, row }: { readonly words: Words; readonly row: object | undefined }) => (
  <div
    class="offline"
    hidden
    data-offline={row === undefined ? '' : JSON.stringify(row)}
    data-progress={words.say('offline.progress', { count: '{count}', of: '{of}' })}
    data-done={words.say('offline.done')}
    data-failed={words.say('offline.failed')}
  >
    <button type="button" class="button-plain">
      {words.say('offline.save')}
    </button>
    <p class="hint" role="status" />
  </div>
);

type MonthOf = (day: Day) => { readonly month?: string | null | undefined } | undefined;

// The months of the days, each with the last of its days.
function runsOf(
  days: readonly Day[],
  monthOf: MonthOf,
): readonly { readonly name: string; readonly last: string }[] {
  const out: { name: string; last: string }[] = [];
  for (const day of days) {
    const name = monthOf(day)?.month;
    if (name == null) continue;
    const running = out.at(-1);
    if (running?.name === name) running.last = day.date;
    else out.push({ name, last: day.date });
  }
  return out;
}

// As the land counts them.
const lunarMonthOf =
  ({ counting }: MonthData): MonthOf =>
  ({ lunar_month: lunar }) => ({ month: lunar?.[counting] });

// Counted from both ends of the civil month, within which one solar month begins.
const solarDateOf =
  ({ month: { days }, solar: { first, last } }: MonthData): ((day: Day) => SolarDate | undefined) =>
  ({ date }) => {
    const day = Number(date.slice(8));
    if (first?.day == null || last?.day == null) return undefined;
    const before = last.day - (days.length - day);
    return before > 0 ? { month: last.month, day: before } : { month: first.month, day: first.day + day - 1 };
  };

const firstDate = (year: number, month: number): string => isoDateOf(year, month, 1);

// A month before the first of a year is of the year before.
function monthStep(words: Words, place: PagePlace, year: number, month: number) {
  const at = {
    year: month < 1 ? year - 1 : month > 12 ? year + 1 : year,
    month: month < 1 ? 12 : month > 12 ? 1 : month,
  };
  return {
    href: calendarHref({ language: words.code, place: place.slug, ...at }),
    label: dateText(words, firstDate(at.year, at.month), 'month'),
  };
}

function DayCell({
  words,
  data,
  day,
}: {
  readonly words: Words;
  readonly data: MonthData;
  readonly day: Day;
}) {
  const { place, month, today, eclipses } = data;
  const { date, tithi, nakshatra, festivals } = day;
  const majors = new Set(month.key_dates.major.filter((one) => one.date === date).map(({ code }) => code));
  const isMarked = majors.size > 0 || day.is_purnima || day.is_amavasya || day.is_ekadashi;
  const seen = eclipses.filter((one) => one.date === date && one.at_place?.visible === true);
  const href = dayHref(words.code, place.slug, date);
  const solar = solarDateOf(data)(day);
  return (
    <li
      class={`cell${date === today ? ' cell-today' : ''}${majors.size > 0 ? ' cell-major' : isMarked ? ' cell-marked' : ''}`}
    >
      <a
        class="cell-date"
        href={href}
        aria-label={dateText(words, date, 'full')}
        aria-current={date === today ? 'date' : undefined}
      >
        <span class="cell-number">{Number(date.slice(8))}</span>
        {solar?.day == null ? null : (
          <span class="cell-solar">
            {solar.day === 1 || date.endsWith('-01') ? `${solar.month} ${solar.day}` : solar.day}
          </span>
        )}
        <span class="cell-weekday">{dateText(words, date, 'weekday')}</span>
        {tithi == null ? null : (
          <svg class="cell-moon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <MoonDisc x={12} y={12} radius={10} elongation={12 * (tithi.number - 0.5)} />
          </svg>
        )}
      </a>
      {tithi == null ? null : (
        <p class="cell-tithi">
          {tithi.name} <span class="quiet">{clockOf(tithi.ends_at)}</span>
        </p>
      )}
      {nakshatra == null ? null : <p class="cell-star">{nakshatra.name}</p>}
      {festivals.length + seen.length === 0 ? null : (
        <ul class="cell-festivals">
          {seen.map(({ eclipse_id: id, name }) => (
            <li key={id} class="cell-eclipse">
              {name}
            </li>
          ))}
          {festivals.slice(0, mostNamed).map(({ code, name }) => (
            <li key={`${code} ${name}`} class={majors.has(code) ? 'cell-strong' : undefined}>
              <a
                href={festivalHref({ language: words.code, code, year: month.year, place: place.slug, date })}
              >
                {name}
              </a>
            </li>
          ))}
          {festivals.length > mostNamed ? (
            <li>
              <a
                class="quiet"
                href={href}
                aria-label={`${dateText(words, date, 'long')}: +${festivals.length - mostNamed}`}
              >
                {`+${festivals.length - mostNamed}`}
              </a>
            </li>
          ) : null}
        </ul>
      )}
    </li>
  );
}

// Those of the year, whether they are seen from the place.
function Eclipses({ words, data: { eclipses } }: { readonly words: Words; readonly data: MonthData }) {
  if (eclipses.length === 0) return null;
  return (
    <Panel id="eclipses" title={words.say('calendar.eclipses')} quiet>
      <ul class="eclipses">
        {eclipses.map(({ eclipse_id: id, name, date, at_place: here }) => (
          <li key={id}>
            <time datetime={date}>{dateText(words, date, 'long')}</time> {name}{' '}
            <span class="quiet">
              {words.say(here?.visible === true ? 'calendar.seen' : 'calendar.unseen')}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** What the page of a year is made of. */
export interface YearData {
  readonly place: PagePlace;
  readonly year: AnswerOf<'calendarYear'>;
}

/** The page of a year: its months, each with what matters most. */
export function YearPage({ site, data: { place, year } }: { readonly site: Site; readonly data: YearData }) {
  const { words } = site;
  const href = (language: PageLanguageCode, of: number) =>
    calendarHref({ language, place: place.slug, year: of });
  const step = (of: number) => ({ href: href(words.code, of), label: String(of) });
  return (
    <Document
      site={site}
      title={words.say('calendar.titleOf', { place: place.name, month: year.year })}
      description={words.say('calendar.description', { place: place.name, month: year.year })}
      addressIn={(code) => href(code, year.year)}
      place={place}
      current="calendar"
    >
      <div class="calendar">
        <header class="calendar-head">
          <p class="eyebrow">{place.name}</p>
          <h1>{year.year}</h1>
          <Pager
            label={words.say('calendar.name')}
            before={step(year.year - 1)}
            after={step(year.year + 1)}
          />
        </header>
        <ol class="year">
          {year.months.map(({ month, key_dates: dates }) => (
            <li key={month}>
              <h2>
                <a href={calendarHref({ language: words.code, place: place.slug, year: year.year, month })}>
                  {dateText(words, firstDate(year.year, month), 'month')}
                </a>
              </h2>
              <ul>
                {inOrder(dates).map(({ code, variant, date, name }) => (
                  <YearLine key={`${code} ${variant} ${date}`} date={dateText(words, date, 'short')}>
                    <a
                      href={festivalHref({
                        language: words.code,
                        code,
                        year: year.year,
                        place: place.slug,
                        date,
                      })}
                    >
                      {name}
                    </a>
                  </YearLine>
                ))}
              </ul>
            </li>
          ))}
        </ol>
        <Subscribe words={words} href={subscribeHref(words.code, place.slug)} />
      </div>
    </Document>
  );
}

type Dates = YearData['year']['months'][number]['key_dates'];

// What matters most of a month, by date, each once.
function inOrder({ major, ekadashi, purnima, amavasya }: Dates): readonly Dates['major'][number][] {
  const all = [...major, ...ekadashi, ...purnima, ...amavasya].map(
    (one) => [`${one.date} ${one.name}`, one] as const,
  );
  return [...new Map(all).values()].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}

const YearLine = ({ date, children }: { readonly date: string; readonly children: ComponentChildren }) => (
  <li>
    <span class="quiet">{date}</span> {children}
  </li>
);
