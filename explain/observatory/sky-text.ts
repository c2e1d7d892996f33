// The instants that decide between two skies, in words.

import type { SkyName } from '@nirnaya/dsl/vocabulary';
import { clockIn, type LocalClock } from '../dates/clock.ts';
import { english, type SentenceWords, skyNamed, type Value, writtenIn } from '../messages/index.ts';
import type { DayMoment, SkyBoundary } from './sky-boundary.ts';

/** The two skies, and how their instants are written. */
interface SkyTextOptions {
  readonly own: SkyName;
  readonly other: SkyName;
  /** IANA zone of the clock */
  readonly zone: string;
  /** the words of a language; English by default */
  readonly words?: SentenceWords | undefined;
}

/** `begins 15:07 by drik, 18:10 by Vakya; sunset 18:01`: the other sky first, with dates where they differ. */
export function skyBoundaryText(
  { end, own, other, between }: SkyBoundary,
  { own: ownSky, other: otherSky, zone, words }: SkyTextOptions,
): string {
  const clock = clockIn(zone);
  const instants = [own, other, ...(between === undefined ? [] : [between.at])];
  const isOneDay = new Set(instants.map((jd) => clock.date(jd))).size === 1;
  const at = (jd: number): Value => instantNoun(jd, clock, isOneDay);
  return writtenIn(words, {
    id: 'sky-boundary',
    args: {
      end,
      ownAt: at(own),
      own: skyNamed(ownSky),
      otherAt: at(other),
      other: skyNamed(otherSky),
      between: between === undefined ? 'none' : 'some',
      moment: between === undefined ? '' : momentNoun(between, at(between.at)),
    },
  });
}

function instantNoun(jd: number, clock: LocalClock, isOneDay: boolean): Value {
  const [time, day] = [clock.hm(jd) ?? '', clock.day(jd)];
  if (isOneDay || day === null || day === undefined) return time;
  return { id: 'time-on', args: { time, date: { days: [day] } } };
}

function momentNoun({ name, edge }: DayMoment, at: Value): Value {
  const id = `part-${edge === 'moment' ? '' : `${edge === 'begin' ? 'start' : 'end'}-`}${name}`;
  const part: Value =
    english.messages[id] === undefined || edge !== 'moment'
      ? { phrase: edge === 'moment' ? name : `${edge} of ${name}` }
      : { id };
  return { id: 'sky-moment', args: { part, at } };
}
