// The words of a drawing.

import type { SkyName } from '@nirnaya/dsl/vocabulary';

/** The words of a timeline in one language. Times are as `09:49`. */
export interface TimelineTexts {
  readonly sunrise: string;
  readonly sunset: string;
  readonly nextSunrise: string;
  /** of a band that begins, ends, or does both within the day */
  from(time: string): string;
  until(time: string): string;
  between(from: string, to: string): string;
}

/** The words of a drawing of a decision. */
export interface DecisionTexts extends TimelineTexts {
  /** beneath the name of the day decided */
  readonly observed: string;
  /** the name of a civil day number */
  day(day: number): string;
  /** the target, as a heading; `native`: in the language of sentences, where it has words for it */
  target(english: string, native: string | undefined): string;
  /** a target of several, with the sky that it is on */
  onSky(target: string, sky: SkyName): string;
  /** a sky by itself, where there is no room for more */
  sky(sky: SkyName): string;
  /** whose day it is, beneath the name of a day */
  by(who: string): string;
  /** a window, in words; `native`: in the language of sentences, where it has words for it */
  window(english: string, native: string | undefined): string;
  /** a length of time of whole minutes */
  minutes(minutes: number): string;
}

/** A timeline in English. */
export const englishTexts: TimelineTexts = {
  sunrise: 'sunrise',
  sunset: 'sunset',
  nextSunrise: 'next sunrise',
  from: (time) => `from ${time}`,
  until: (time) => `until ${time}`,
  between: (from, to) => `${from} to ${to}`,
};
