// Lengths of time in words.

import type { Words } from '../words/index.ts';

/** `2 h 38 min` of minutes, to the nearest minute. */
export function duration(words: Pick<Words, 'say'>, minutes: number): string {
  const whole = Math.round(minutes);
  const [hours, rest] = [Math.floor(whole / 60), whole % 60];
  const parts = [
    ...(hours > 0 ? [words.say('length.hours', { hours })] : []),
    ...(rest > 0 || hours === 0 ? [words.say('length.minutes', { minutes: rest })] : []),
  ];
  return parts.join(' ');
}
