// Skies in short, as they are called on drawings.

import { type SkyName, skyLabels } from '@nirnaya/dsl/vocabulary';
import type { Name } from './message.ts';

/** What a sky is called where there is little room. */
export const skyNamed = (sky: SkyName): Name => ({ kind: 'sky', english: skyLabels[sky], key: sky });
