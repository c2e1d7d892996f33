// The state of a graha in words.

import type { WordKey } from '../words/index.ts';
import type { Kit } from './kit.ts';

/** What a state is read from. */
interface GrahaState {
  readonly dignity: WordKey & string;
  readonly retrograde: boolean;
  readonly combust: boolean;
}

/** `own sign, retrograde` */
export const stateOf = ({ say }: Pick<Kit, 'say'>, { dignity, retrograde, combust }: GrahaState): string =>
  [say(dignity), ...(retrograde ? [say('retrograde')] : []), ...(combust ? [say('combust')] : [])].join(', ');
