// The page of a day at a place: the day drawn, what is observed and why, what comes next.

import {
  Document,
  type Fact,
  Facts,
  Note,
  Observances,
  type PagePlace,
  Pager,
  Panel,
  PlaceForm,
  type Site,
  Subscribe,
} from '../design/parts/index.ts';
import { Dial, type DialSpan, type DialWindow, isWithin } from '../drawings/index.ts';
import { clockOf, dateAfter, dateText, minutesBetween, rangeOn, timeOn } from '../format/index.ts';
import type { Words } from '../words/index.ts';
import type { AnswerOf } from './answers.ts';
import { dayHref, festivalHref, subscribeHref } from './slugs.ts';

type Panchang = AnswerOf<'panchang'>;
type Timings = AnswerOf<'timings'>;
type FestivalDay = AnswerOf<'festivalsOfRange'>['days'][number];

/** What the page of a day is made of. */
export interface TodayData {
  readonly place: PagePlace;
  /** ISO date */
  readonly date: string;
  /** the date there now, and the instant, local ISO 8601 */
  readonly today: string;
  readonly now: string;
  readonly panchang: Panchang;
  readonly timings: Timings;
  /** sunrise of the next date; null where the Sun does not rise */
  readonly nextSunrise: string | null;
  /** from the date on, those without an observance left out */
  readonly festivals: readonly FestivalDay[];
}

/** Days of observances to come that are listed. */
const mostDays = 8;

/** The page of a day. */
export function TodayPage({ site, data }: { readonly site: Site; readonly data: TodayData }) {
  const { words } = site;
  const { place, date, today, now, timings } = data;
  const isToday = date === today;
  const title = isToday
    ? words.say('today.title', { place: place.name })
    : words.say('today.titleOn', { place: place.name, date: dateText(words, date, 'long') });
  const observed = data.festivals.find((day) => day.date === date);
  const next = data.festivals.filter((day) => day.date > date).slice(0, mostDays);
  const isEarly = isToday && timings.sunrise_at != null && minutesBetween(now, timings.sunrise_at) > 0;
  return (
    <Document
      site={site}
      title={title}
      description={words.say('today.description', { place: place.name })}
      addressIn={(code) => dayHref(code, place.slug, isToday ? undefined : date)}
      place={place}
      current={isToday ? 'today' : undefined}
    >
      <div class="day">
        <div class="day-head">
          <p class="eyebrow">{place.name}</p>
          <h1>{dateText(words, date, 'full')}</h1>
          <Heading words={words} panchang={data.panchang} date={date} />
          {isEarly ? (
            <Note>
              {words.say('today.beforeSunrise', { date: dateText(words, dateAfter(date, -1), 'full') })}
            </Note>
          ) : null}
          <Pager
            label={dateText(words, date, 'long')}
            before={{
              href: dayHref(words.code, place.slug, dateAfter(date, -1)),
              label: words.say('today.before'),
            }}
            middle={
              isToday ? undefined : { href: dayHref(words.code, place.slug), label: words.say('today.back') }
            }
            after={{
              href: dayHref(words.code, place.slug, dateAfter(date, 1)),
              label: words.say('today.after'),
            }}
          />
        </div>
        <Drawn words={words} data={data} />
        <div class="day-lists">
          <Panel id="observed" title={words.say(isToday ? 'today.observed' : 'today.observedOn')}>
            {observed === undefined ? (
              <p class="quiet">{words.say('today.nothing')}</p>
            ) : (
              <Observances
                words={words}
                items={observed.festivals.map((one) => listed(words, place, one, true))}
              />
            )}
          </Panel>
          <SkyFacts words={words} data={data} />
          <WindowFacts words={words} data={data} />
        </div>
        <Panel id="next" title={words.say('today.next')} quiet>
          <ol class="coming">
            {next.map((day) => (
              <li key={day.date}>
                <a class="coming-date" href={dayHref(words.code, place.slug, day.date)}>
                  <time datetime={day.date}>{dateText(words, day.date, 'short')}</time>
                </a>
                <Observances
                  words={words}
                  items={day.festivals.map((one) => listed(words, place, one, false))}
                />
              </li>
            ))}
          </ol>
        </Panel>
        <Subscribe words={words} href={subscribeHref(words.code, place.slug)} />
        <Panel id="place" title={words.say('place.change')} quiet>
          <PlaceForm words={words} id="foot" />
        </Panel>
      </div>
    </Document>
  );
}

// The tithi in large type, and the month it is of.
function Heading({
  words,
  panchang,
  date,
}: {
  readonly words: Words;
  readonly panchang: Panchang;
  readonly date: string;
}) {
  const { tithi, hindu_calendar: calendar } = panchang;
  if (tithi == null) return null;
  const { month } = calendar ?? {};
  return (
    <p class="day-tithi">
      <strong>{tithi.full_name}</strong>
      <span>
        {month == null ? '' : `${month} · `}
        {words.say('today.until', { time: timeOn(words, date, tithi.period.end_at) })}
      </span>
    </p>
  );
}

function listed(
  words: Words,
  place: PagePlace,
  festival: FestivalDay['festivals'][number],
  withReason: boolean,
) {
  const { code = '', name = '', weight, summary, text_language: language, reason, date = '' } = festival;
  return {
    name,
    href: festivalHref({
      language: words.code,
      code,
      year: Number(date.slice(0, 4)),
      place: place.slug,
      date,
    }),
    weight: weight ?? ('minor' as const),
    summary: summary ?? null,
    summaryLanguage: language ?? 'en',
    ...(withReason ? { reason, reasonLanguage: words.sentences } : {}),
  };
}

// The hero: the ring, and beneath it what its colours are.
function Drawn({ words, data }: { readonly words: Words; readonly data: TodayData }) {
  const { timings, panchang, nextSunrise, now, date } = data;
  const { sunrise_at: sunrise, sunset_at: sunset } = timings;
  if (sunrise == null || sunset == null || nextSunrise === null)
    return <Note>{words.say('today.noDay')}</Note>;
  const isNow = isWithin(now, sunrise, nextSunrise);
  const shown = isNow ? now : sunrise;
  const at = (iso: string): string => clockOf(iso);
  return (
    <figure class="day-dial">
      <Dial
        sunrise={sunrise}
        sunset={sunset}
        nextSunrise={nextSunrise}
        tithis={(panchang.tithi?.of_day ?? []).map(spanOf)}
        nakshatras={(panchang.nakshatra?.of_day ?? []).map(spanOf)}
        windows={windowsOf(timings)}
        elongation={elongationAt(panchang, shown)}
        now={isNow ? now : undefined}
        title={`${words.say('today.dayDrawn')}. ${words.say('today.dialText', { sunrise: at(sunrise), sunset: at(sunset), next: at(nextSunrise) })}`}
      />
      <figcaption>
        {words.say('today.dayDrawn')}
        {isNow ? <b>{words.say('today.nowAt', { time: clockOf(now) })}</b> : null}
        <span class="quiet">
          <time datetime={date}>{`${at(sunrise)} – ${at(sunset)} – ${at(nextSunrise)}`}</time>
        </span>
      </figcaption>
    </figure>
  );
}

const spanOf = ({
  name,
  period,
}: {
  readonly name: string;
  readonly period: { readonly start_at: string; readonly end_at: string };
}): DialSpan => ({
  name,
  start: period.start_at,
  end: period.end_at,
});

const tones: Readonly<Record<string, DialWindow['tone']>> = {
  rahu_kaal: 'shunned',
  yamagandam: 'quiet',
  gulika: 'quiet',
  abhijit: 'good',
};

/** The windows that are drawn: those that most readers look for. */
const windowsOf = ({ auspicious, inauspicious }: Timings): readonly DialWindow[] =>
  [...auspicious, ...inauspicious].flatMap(({ key, name, start_at: start, end_at: end }) => {
    const tone = tones[key];
    return tone === undefined ? [] : [{ name, start, end, tone }];
  });

// Degrees from the Sun to the Moon: twelve a tithi, within one evenly.
function elongationAt({ tithi }: Panchang, instant: string): number {
  const running = tithi?.of_day.find(({ period }) => isWithin(instant, period.start_at, period.end_at));
  if (running === undefined) return 12 * ((tithi?.number ?? 1) - 0.5);
  const { number, period } = running;
  const share = minutesBetween(period.start_at, instant) / minutesBetween(period.start_at, period.end_at);
  return 12 * (number - 1 + share);
}

function SkyFacts({ words, data }: { readonly words: Words; readonly data: TodayData }) {
  const { panchang, timings, date } = data;
  const { hindu_calendar: calendar } = panchang;
  const when = (iso: string | null | undefined, absent: 'today.noRise' | 'today.noSet'): string =>
    iso == null ? words.say(absent) : timeOn(words, date, iso);
  const facts: Fact[] = [
    { name: words.say('today.sunrise'), value: when(timings.sunrise_at, 'today.noRise'), key: 'day' },
    { name: words.say('today.sunset'), value: when(timings.sunset_at, 'today.noSet'), key: 'night' },
    { name: words.say('today.moonrise'), value: when(timings.moonrise_at, 'today.noRise') },
    { name: words.say('today.moonset'), value: when(timings.moonset_at, 'today.noSet') },
    ...running(words, date, { name: 'today.tithi', spans: panchang.tithi?.of_day, key: 'target' }),
    ...running(words, date, { name: 'today.nakshatra', spans: panchang.nakshatra?.of_day, key: 'star' }),
    ...running(words, date, { name: 'today.yoga', spans: panchang.yoga?.of_day }),
    ...running(words, date, { name: 'today.karana', spans: panchang.karana?.of_day }),
    ...(calendar == null
      ? []
      : [
          {
            name: words.say('today.month'),
            value: calendar.month,
            note: words.say('today.samvat', { vikram: calendar.vikram_samvat, shaka: calendar.shaka_samvat }),
          },
        ]),
  ];
  return (
    <Panel id="sky" title={words.say('today.sky')}>
      <Facts facts={facts} />
    </Panel>
  );
}

interface Running {
  readonly name: string;
  readonly period: { readonly start_at: string; readonly end_at: string };
}

// What holds at sunrise until it ends, and what follows.
function running(
  words: Words,
  date: string,
  {
    name,
    spans,
    key,
  }: {
    readonly name: 'today.tithi' | 'today.nakshatra' | 'today.yoga' | 'today.karana';
    readonly spans: readonly Running[] | undefined;
    readonly key?: string;
  },
): readonly Fact[] {
  const [first, second] = spans ?? [];
  if (first === undefined) return [];
  const until = words.say('today.until', { time: timeOn(words, date, first.period.end_at) });
  const then = second === undefined ? '' : `, ${words.say('today.then', { name: second.name })}`;
  return [
    { name: words.say(name), value: first.name, note: until + then, ...(key === undefined ? {} : { key }) },
  ];
}

function WindowFacts({
  words,
  data: { timings, date },
}: {
  readonly words: Words;
  readonly data: TodayData;
}) {
  const factOf = ({ key, name, start_at: start, end_at: end }: Timings['auspicious'][number]): Fact => ({
    name,
    value: <bdi>{rangeOn(words, date, start, end)}</bdi>,
    ...(tones[key] === undefined ? {} : { key: tones[key] }),
  });
  return (
    <Panel id="windows" title={words.say('today.windows')}>
      <h3 class="facts-head">{words.say('today.avoid')}</h3>
      <Facts facts={timings.inauspicious.map(factOf)} />
      <h3 class="facts-head">{words.say('today.good')}</h3>
      <Facts facts={timings.auspicious.map(factOf)} />
    </Panel>
  );
}
