// What a drawing says of decisions on other skies, in the language of its sentences.

import type { Trace } from '@nirnaya/compiler/runtime';
import { type SentenceWords, skyNamed, writtenIn } from '../messages/index.ts';
import type { DecisionTexts } from './texts.ts';

/** A decision on another sky, drawn beside the first. */
export interface DrawnBeside {
  /** whose almanacs are computed on it */
  readonly who: readonly string[];
  readonly trace: Trace;
  /** the instants that decide, in words */
  readonly why: string;
}

/** The labels of targets and days on several skies; English where no words are given. */
export const skyTexts = (words: SentenceWords | undefined): Pick<DecisionTexts, 'onSky' | 'sky' | 'by'> => ({
  onSky: (what, sky) => writtenIn(words, { id: 'on-sky', args: { what, sky: skyNamed(sky) } }),
  sky: (sky) => writtenIn(words, skyNamed(sky)),
  by: (who) => writtenIn(words, { id: 'by-who', args: { who } }),
});

/** `By thirukkanita it is 14 January: begins 15:07 by drik, 18:10 by Vakya; sunset 18:01.` */
export function besideText(
  { who, trace: { outcome }, why }: DrawnBeside,
  words: SentenceWords | undefined,
): string {
  const isDecided = outcome.kind === 'decided';
  return writtenIn(words, {
    id: 'other-day',
    args: {
      who: who.join(', '),
      when: isDecided ? 'date' : 'open',
      date: isDecided ? { days: [outcome.first] } : '',
      how: why === '' ? 'none' : 'why',
      why,
    },
  });
}
