// `nirnaya day [DATE]`: the panchang of a day and its festivals.

import { isoDate } from '../../engine/place/civil.ts';
import { clockIn, type LocalClock } from '../../explain/clock.ts';
import { dayMonth } from '../../explain/date-text.ts';
import { dateOf } from '../ask/dates.ts';
import { type AskWords, askOptions, inSession, type Session } from '../ask/session.ts';
import type { AddCommand } from '../command.ts';
import { type DayAnga, type DayFacts, dayFacts } from '../day/facts.ts';
import { type Io, write, writeJson } from '../io.ts';
import { longDate } from '../text/dates.ts';
import { paintFor } from '../text/paint.ts';
import { glue, labelled, wrapped } from '../text/wrap.ts';

/** Adds the command. */
export const addDay: AddCommand = (program, io) => {
  const command = program
    .command('day')
    .description('the panchang of a day and its festivals')
    .argument('[date]', 'YYYY-MM-DD, today, tomorrow or yesterday', 'today');
  askOptions(command).action((date: string, words: AskWords) =>
    inSession(words, io, async (session) => {
      const facts = dayFacts(session, dateOf(date, 'DATE', session.today));
      const clock = clockIn(session.place.zone);
      if (words.json === true) return writeJson(io, asJson(session, facts, clock));
      return write(io.out, asText(session, facts, clock, io));
    }),
  );
};

const column = 12;

function asText(session: Session, facts: DayFacts, clock: LocalClock, io: Io): string {
  const { place, pack, mode } = session;
  const paint = paintFor(io);
  const width = Math.min(io.columns, 80);
  const line = (label: string, text: string): string =>
    labelled(label, text, width, column).replace(label, paint.dim(label));
  const running = (angas: readonly DayAnga[]): string =>
    angas.map(({ name, end }) => `${name} until ${momentOf(end, facts.day, clock)}`).join(', ');
  const solar = facts.solar.map(({ calendar, month, day }) => `${calendar} ${month} ${day}`).join(', ');
  const lines = [
    paint.bold(longDate(facts.day)),
    paint.dim(`${session.name}, ${place.zone}; ${pack.name}, ${mode}`),
    '',
    line(
      'Sun',
      `rises ${momentOf(facts.sunrise, facts.day, clock)}, sets ${momentOf(facts.sunset, facts.day, clock)}`,
    ),
    line(
      'Moon',
      `rises ${momentOf(facts.moonrise, facts.day, clock)}, sets ${momentOf(facts.moonset, facts.day, clock)}`,
    ),
    line('Month', `${facts.amanta} (amanta), ${facts.purnimanta} (purnimanta)`),
    line('Tithi', running(facts.tithi)),
    line('Nakshatra', running(facts.nakshatra)),
    line('Yoga', running(facts.yoga)),
    line('Karana', running(facts.karana)),
    ...(solar === '' ? [] : [line('Solar', solar)]),
    '',
    ...(facts.festivals.length === 0 ? [paint.dim('No festivals.')] : []),
    ...facts.festivals.flatMap(({ code, name, reason }) => [
      `${paint.bold(name)}  ${paint.dim(code)}`,
      wrapped(reason, width, '  '),
    ]),
  ];
  return `${lines.join('\n')}\n`;
}

// `15:44`, with the date where it is another.
function momentOf(jd: number, day: number, clock: LocalClock): string {
  const on = clock.day(jd);
  if (on === null) return 'not at all';
  return on === day ? `${clock.hm(jd)}` : `${clock.hm(jd)}${glue}(${dayMonth(on).replace(' ', glue)})`;
}

function asJson(session: Session, facts: DayFacts, clock: LocalClock): unknown {
  const angas = (list: readonly DayAnga[]): unknown[] =>
    list.map((anga) => ({ ...anga, end: clock.iso(anga.end) }));
  return {
    date: isoDate(facts.day),
    weekday: facts.weekday,
    place: { name: session.name, ...session.place },
    pack: session.pack.name,
    sunrise: clock.iso(facts.sunrise),
    sunset: clock.iso(facts.sunset),
    moonrise: clock.iso(facts.moonrise),
    moonset: clock.iso(facts.moonset),
    lunar_month: { amanta: facts.amanta, purnimanta: facts.purnimanta },
    tithi: angas(facts.tithi),
    nakshatra: angas(facts.nakshatra),
    yoga: angas(facts.yoga),
    karana: angas(facts.karana),
    solar: facts.solar,
    festivals: facts.festivals,
  };
}
